import type { CardSummary, ListingEdit } from '../../tool-types.ts';
import { type Conversation, cardInHand, isDone, type ToolStep } from '../conversation.ts';
import { cardsOf } from '../follow-ups/from-before.ts';
import { openPrice } from '../open-price/open-price.ts';
import type { Request } from '../request.ts';
import { type Ask, type CallAsk, isCall, say } from '../understanding/ask.ts';
import { isKind } from './all-of-kind.ts';
import { knownCards } from './known-cards.ts';
import { hasWords } from './title-match.ts';

const lead =
  '(?:(?:ok(?:ay)?|and|now|then|next|so|also|please|pls|hm+|great|good|perfect|thanks|can you|could you|would you|do|improve|score|(?:the )?same|for|with|on|to)[\\s,.!]+)*';
const tail = '(?:,? (?:please|pls|now|then|too|as ?well|also|likewise|thanks))*[\\s.!?]*$';
const thing = 'card|listing|product|one|item';
const anyThing = new RegExp(`^(?:${thing})s?$`, 'i');
/** "Now the other mug", "can you do the other one too?" */
const otherOne = new RegExp(
  `^${lead}the other (?!two\\b|three\\b|\\d)((?:[\\p{L}\\d'-]+ ){0,2}?[\\p{L}\\d'-]+?)${tail}`,
  'iu',
);
/** "Same for the rest", "and for the other two". */
const allOthers = new RegExp(
  `^${lead}(?:all )?(?:the|my) (?:rest|others|remaining(?: ones| cards| listings)?|other (?:two|three|four|five|\\d)(?: (?:${thing})s)?)${tail}`,
  'iu',
);
const begins = /\b(?:and|now|next|then|same|too|also|as ?well|do|improve|score|for)\b/i;

const again = new Set<string>(['improve_card', 'score_card', 'edit_card']);
/** A text of one card is no text of another one. */
const ofOneCard = new Set<string>(['title', 'description', 'bullets', 'keywords']);
/** More cards are changed one at a time, and not in passing. */
const mostChanged = 10;

/**
 * "The other mug", "the same for the rest", behind work on a card: the same work on the cards of that name that had none in this
 * chat, once it is known which those are. Null for other words.
 */
export function onTheOthers(conversation: Conversation, read: (one: Conversation) => Request): Request | null {
  const { earlier, current, shownCardId, isScheduled } = conversation;
  const text = current.text.trim();
  const step = earlier.at(-1)?.steps.findLast(({ tool }) => tool !== 'compare_versions');
  if (isScheduled === true || text.length > 80 || (current.files ?? []).length > 0) return null;
  if (step === undefined || !again.has(step.tool) || !isDone(step.output) || !begins.test(text)) return null;
  if (openPrice(conversation) !== null) return null;
  const isRest = allOthers.test(text);
  const [, name = ''] = isRest ? [] : (otherOne.exec(text) ?? []);
  // How the rest of a list is improved or scored has its price and its own words.
  if ((isRest && step.tool !== 'edit_card') || (!isRest && name === '')) return null;
  const isAny = isRest || anyThing.test(name);
  if (!isAny && !isKind(name)) return null;
  const inHand = cardInHand(earlier, shownCardId);
  if (inHand === null) return null;
  const known = knownCards(conversation);
  const asked = { ...read({ ...conversation, current: { text: 'the same', steps: [] } }), text: text.toLowerCase() };
  if (!known.isAll) {
    // The look is part of the work that was asked for: its score is not paid for besides.
    const look = { kind: 'unknown', look: {} } as const;
    const works = step.tool === 'edit_card' ? alike(step) : asked.asks.filter(isCall);
    const isDue = current.steps.length === 0 && works !== null && works.length > 0;
    return isDue ? { ...asked, asks: works.map((ask) => ({ ...ask, target: look })) } : null;
  }
  const worked = new Set([inHand, ...earlier.flatMap(({ steps }) => steps.flatMap((one) => workedOn(one, step.tool)))]);
  const others = known.cards.filter((card) => !worked.has(card.card_id) && (isAny || hasWords(card.title, name)));
  const isMany = isRest || /[^s]s$/i.test(name);
  if (others.length === 0 && isAny) return null;
  // Of that name there is no other one, or there are several: the card in hand is not meant.
  if (others.length === 0 || (others.length > 1 && !isMany))
    return {
      ...asked,
      asks: [{ kind: 'call', tool: 'read_card', input: {}, target: { kind: 'unknown', look: null } }],
    };
  const asks = step.tool === 'edit_card' ? changedAlike(step, others) : onCards(asked.asks, others);
  return asks === null ? null : { ...asked, asks };
}

const workedOn = ({ tool, input = {}, output }: ToolStep, as: string): string[] =>
  tool === as && isDone(output) ? cardsOf(input) : [];

const idsOf = (cards: CardSummary[]) => cards.map(({ card_id }) => card_id);

function onCards(asks: Ask[], cards: CardSummary[]): Ask[] | null {
  const works = asks.filter(isCall);
  if (works.length === 0 || works.length < asks.length) return null;
  return works.map((ask) => ({ ...ask, target: { kind: 'cards', card_ids: idsOf(cards) } }));
}

/** The change of the last step, where it may be made to other cards too. */
function alike({ input = {} }: ToolStep): CallAsk[] | null {
  const edits = (input.edits ?? []) as ListingEdit[];
  if (edits.length === 0 || edits.some(({ op, field }) => op !== 'set' || ofOneCard.has(field))) return null;
  return [{ kind: 'call', tool: 'edit_card', input: { edits }, target: { kind: 'it' } }];
}

function changedAlike(step: ToolStep, cards: CardSummary[]): Ask[] | null {
  const works = alike(step);
  if (works !== null && cards.length > mostChanged) return [say('edit_many')];
  return works === null ? null : onCards(works, cards);
}
