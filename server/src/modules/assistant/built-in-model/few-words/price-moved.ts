import type { Conversation, Turn } from '../conversation.ts';
import { lead, tail } from '../said-around.ts';
import { noCard, sum } from './in-other-words.ts';

const way = '(?: back)?(?: (?:up|down))?(?: again)?';
const which =
  "(it|that|this|/library/[\\da-f-]{36}|(?:the|my) (?:other(?: one| card| listing)?|(?:first|second|third|last)(?: one| card| listing)?|[\\p{L}\\d'’-]+ (?:one|card|listing)))";
/** "Put it up to 28", "bring the other back to 15": moved to a sum. */
const moved = new RegExp(
  `^${lead}(?:put|bring|get|take|set|move|push|pull|raise|lower|drop|cut|change|make|have|leave|keep|increase|reduce) ${which}${way}(?: (?:to|at|on))? ${sum}${tail}`,
  'iu',
);
const tooDear =
  "(?: is|s|['’]s| costs| seems| looks)(?: (?:way|much|far|a bit|a little|just|really|still))* too (?:expensive|cheap|dear|much|little|high|low|pricey)";
/** "The yellow one is too expensive, make it 35". */
const ofNamed = new RegExp(
  `^${lead}((?:the|my) [\\p{L}\\d][\\p{L}\\d'’ -]{1,40}?)${tooDear}[\\s,.;!–-]+(?:so |and |please )*(?:put|bring|set|make|raise|lower|drop|change|increase|reduce) (?:it|that)${way}(?: (?:to|at|on))? ${sum}${tail}`,
  'iu',
);
/** So many messages back a price is still spoken of. */
const lately = 3;
const ofPrices = /\b(?:prices?|costs?|how much|cheap\w*|expensive|pric(?:y|ier))\b/i;

/** A sum that something is moved to where a price was spoken of, as the order that it is; null for other words. */
export function priceMoved({ current, earlier }: Conversation): string | null {
  const said = current.text.trim();
  const [, named, price] = said.length > 120 ? [] : (ofNamed.exec(said) ?? []);
  if (named !== undefined && !noCard.test(named)) return `set the price of ${inFull(named)} to ${price}`;
  const [, card = '', amount] = said.length > 100 ? [] : (moved.exec(said) ?? []);
  if (amount === undefined || !earlier.slice(-lately).some(isOfPrice)) return null;
  return /^(?:it|that|this)$/i.test(card)
    ? `set the price to ${amount}`
    : `set the price of ${inFull(card)} to ${amount}`;
}

const inFull = (card: string) => (/(?:other|first|second|third|last)$/i.test(card) ? `${card} one` : card);

function isOfPrice({ text, steps }: Turn): boolean {
  const edits = steps.findLast(({ tool }) => tool === 'edit_card')?.input?.edits;
  const isSet = Array.isArray(edits) && edits.some(({ field }: { field?: string }) => field === 'price');
  return isSet || ofPrices.test(text);
}
