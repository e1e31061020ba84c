import { type Conversation, cardInHand } from '../conversation.ts';
import type { Request } from '../request.ts';
import { lead } from '../said-around.ts';
import { type Ask, isCall } from '../understanding/ask.ts';

const name =
  "(?:the|my|our) (?!(?:others?|rest|old|new|last|first|original|previous|average|usual|one)\\b)[\\p{L}\\d][\\p{L}\\d'’ -]{1,40}?";
const better =
  '(?:better|worse|higher|lower|cheaper|dearer|pricier|nicer|stronger|weaker|(?:more|less)(?: (?:expensive|costly))?)';
const small =
  '(?:(?:is|are|does|do|has|it|this|that|one|this one|the|price|score|cost|costs?|scores?|still|really|much|even|any|a bit|a lot|far|now)\\s+)*';
/** "Better than the bench?", "is it cheaper than the vase": the card in hand and another one. */
const thanOther = new RegExp(`^${lead}(?:so |but )*${small}${better} than (${name})[\\s?.!]*$`, 'iu');
/** "Is the soap better than the candle?" */
const ofTwo = new RegExp(
  `^${lead}(?:so |but )*(?:is|are|does|do) (${name})(?: (?:cost|score|still|really|much|any|a lot|a bit))* ${better} than (${name})[\\s?.!]*$`,
  'iu',
);

/** What is asked of two cards, as the comparison that answers it; null for other words. */
export function setBeside({ current, earlier, shownCardId }: Conversation): string | null {
  const said = current.text.trim();
  if (said.length > 120) return null;
  const [, one, two] = ofTwo.exec(said) ?? [];
  if (one !== undefined && two !== undefined) return `compare ${one} and ${two}`;
  const [, other] = cardInHand(earlier, shownCardId) === null ? [] : (thanOther.exec(said) ?? []);
  return other === undefined ? null : `compare this with ${other}`;
}

const ofVersions = /\b(?:originals?|versions?|before|old|new|changed?|after|previous|improvements?)\b/i;
/** "Compare the two candles": the cards, and not each of them with its original. */
export function sideBySide<Found extends Request>({ current }: Conversation, request: Found): Found {
  if (!(/\bcompar/i.test(current.text) || ofTwo.test(current.text.trim())) || ofVersions.test(current.text))
    return request;
  const isSet = (ask: Ask) => isCall(ask) && ask.tool === 'compare_versions';
  const count = request.asks
    .filter(isCall)
    .filter(isSet)
    .reduce((sum, { target }) => sum + (target?.kind === 'cards' ? target.card_ids.length : 1), 0);
  if (count < 2) return request;
  return {
    ...request,
    asks: request.asks.map((ask): Ask => (isCall(ask) && isSet(ask) ? { ...ask, tool: 'read_card', input: {} } : ask)),
  };
}
