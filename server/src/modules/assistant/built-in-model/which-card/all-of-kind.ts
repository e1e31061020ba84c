import type { CardSummary } from '../../tool-types.ts';
import type { Conversation } from '../conversation.ts';
import type { Request } from '../request.ts';
import { type Ask, isCall } from '../understanding/ask.ts';
import { isKindOfThing, isNameWord } from '../understanding/cards/name-words.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { sectionNoun } from '../understanding/wishes/section-words.ts';
import { knownCards } from './known-cards.ts';
import { hasWords } from './title-match.ts';

const lead =
  '(?:(?:ok(?:ay)?|and|now|then|please|pls|so|also|hi|hello|can you|could you|would you|i want you to)[\\s,.!]+)*';
const work = '(?:improve|optimi[sz]e|re-?write|rework|polish|score|re-?score|rate|export|download)';
const end =
  '(?=\\s*(?:[.,;!?]|$)|,? (?:for|to|as|in|into|on|with|please|pls|now|again|but|except|without|and|shorter|longer|better|friendlier)\\b)';
/** "Improve all rings", "export every phone case as CSV". */
const ordered = new RegExp(
  `^(${lead}${work}) (?:all|every|each)(?: of)?(?: (?:the|my|our|these|those))? ((?!(?:but|except|without|apart|excluding|minus|not)\\b)(?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+?)${end}`,
  'iu',
);
const general =
  /^(?:cards?|listings?|products?|items?|ones?|offers?|pages?|articles?|things?|stuff|of|them|it|these|those|others?|rest|else|images?|pictures?|photos?|pics?|prices?|names?|files?|tasks?|chats?|rules?|errors?|mistakes?|issues?|problems?|points?|fixes|words?|sentences?|fields?|sections?|parts?|versions?|brands?|time|day|week|month|details?|texts?|contents?|library|inventory|catalog(?:ue)?|shop|store|range|stock)$/i;
const section = new RegExp(`^${sectionNoun}$`, 'i');

/** "All bowls and vases". */
const secondKind = new RegExp(
  `^,? (?:and|&|\\+|plus) (?:all |every |the |my )*((?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+?)${end}`,
  'iu',
);
/** "…, but not the green one". */
const spared = /^,? (?:except|but|without|apart from|excluding|minus|not)\b/i;

/** Whether it is a kind of product that the words name. */
export function isKind(words: string): boolean {
  const said = words.toLowerCase().split(' ');
  const head = said.at(-1) ?? '';
  const one = head.replace(/(?<=(?:x|s|sh|ch))es$|s$/, '');
  if (said.some((word) => general.test(word) || section.test(word)) || marketplacesIn(words.toLowerCase()).length > 0)
    return false;
  return [head, one].some((word) => isKindOfThing(word) || isNameWord(word));
}

/**
 * "Improve all rings" was read as said of all cards, or of the one in hand: it is said of those that are rings, without the ones
 * that are left out. Null where the words name no kind, or were read with it.
 */
export function allOfKind(
  conversation: Conversation,
  read: Request,
  readAs: (conversation: Conversation) => Request,
): Request | null {
  const { current } = conversation;
  const [found = '', order = '', kind = ''] = ordered.exec(current.text.trim()) ?? [];
  const isMisread = read.asks.some(
    (ask) =>
      isCall(ask) &&
      (ask.target?.kind === 'it' ||
        ask.input.all === true ||
        (ask.input.scope as { all?: true; query?: string } | undefined)?.all === true),
  );
  const [also = '', other = ''] = secondKind.exec(current.text.trim().slice(found.length)) ?? [];
  const hasTwo = other !== '' && isKind(other) && /s$/i.test(other) && !spared.test(also);
  const kinds = (hasTwo ? [kind, other] : [kind]).map((one) => one.toLowerCase());
  const isSpared = spared.test(current.text.trim().slice(found.length));
  if (found === '' || !(isMisread || isSpared || hasTwo) || !isKind(kind)) return null;
  const text = current.text.trim().replace(hasTwo ? found + also : found, `${order} all cards`);
  const request = readAs({ ...conversation, current: { ...current, text } });
  // A file knows no kinds: its cards are looked up.
  const known = knownCards(conversation);
  const asks = request.asks.map((ask): Ask => {
    if (!isCall(ask)) return ask;
    if (ask.target?.kind !== 'named' || ask.target.isExcept !== true) return ofKinds(ask, kinds);
    const { names } = ask.target;
    const isMeant = ({ title }: CardSummary) =>
      kinds.some((one) => hasWords(title, one)) && !names.some((words) => hasWords(title, words.join(' ')));
    const ids = known.cards.filter(isMeant).map(({ card_id }) => card_id);
    return known.isAll && ids.length > 0
      ? { ...ask, target: { kind: 'cards', card_ids: ids } }
      : { ...ask, target: { kind: 'unknown', look: known.isAll ? null : {} } };
  });
  return asks.some((ask, index) => ask !== request.asks[index]) ? { ...request, asks } : null;
}

function ofKinds(ask: Extract<Ask, { kind: 'call' }>, kinds: string[]): Ask {
  const { all, scope, ...input } = ask.input as { all?: true; scope?: { all?: true } };
  if (ask.tool === 'export_cards' && all === true)
    return { ...ask, input, target: { kind: 'named', names: kinds.map((one) => one.split(' ')), isSure: true } };
  if (scope?.all !== true) return ask;
  const { all: _, ...rest } = scope;
  return {
    ...ask,
    input: { ...input, scope: { ...rest, ...(kinds.length > 1 ? { any_of: kinds } : { query: kinds[0] }) } },
  };
}
