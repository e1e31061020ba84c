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
  "(?: is|s|['’]s| costs| seems| looks)(?: (?:way|much|far|a bit|a little|just|really|still))* too (?:expensive|cheap|dear|pricey)";
/** "The yellow one is too expensive, make it 35". */
const ofNamed = new RegExp(
  `^${lead}((?:the|my) [\\p{L}\\d][\\p{L}\\d'’ -]{1,40}?)${tooDear}[\\s,.;!–-]+(?:so |and |please )*(?:put|bring|set|make|raise|lower|drop|change|increase|reduce) (?:it|that)${way}(?: (?:to|at|on))? ${sum}${tail}`,
  'iu',
);
const ofPrices = /\b(?:prices?|costs?|how much|cheap\w*|expensive|pric(?:y|ier))\b/i;

/** A sum that something is moved to where a price was spoken of, as the order that it is; null for other words. */
export function priceMoved({ current, earlier }: Conversation): string | null {
  const said = current.text.trim();
  const [, named, price] = said.length > 120 ? [] : (ofNamed.exec(said) ?? []);
  if (named !== undefined && !noCard.test(named)) return `set the price of ${inFull(named)} to ${price}`;
  const [, card = '', amount] = said.length > 100 ? [] : (moved.exec(said) ?? []);
  const last = earlier.findLast(({ steps }) => steps.length > 0);
  if (amount === undefined || last === undefined || !isOfPrice(last)) return null;
  return /^(?:it|that|this)$/i.test(card)
    ? `set the price to ${amount}`
    : `set the price of ${inFull(card)} to ${amount}`;
}

const inFull = (card: string) => (/(?:other|first|second|third|last)$/i.test(card) ? `${card} one` : card);

/** Whether a message has set a price, or asked for one. */
export function isOfPrice({ text, steps }: Turn): boolean {
  const step = steps.at(-1);
  const edits = step?.tool === 'edit_card' ? step.input?.edits : undefined;
  if (Array.isArray(edits)) return edits.some(({ field }: { field?: string }) => field === 'price');
  return shows.has(step?.tool ?? '') && ofPrices.test(text);
}
const shows = new Set<string>(['read_card', 'answer_from_card', 'list_cards']);
