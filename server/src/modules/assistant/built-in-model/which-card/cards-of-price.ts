import type { ToolName } from '../../tool-types.ts';
import type { CardState } from '../../tools/card-state.ts';
import { isPriced, type PriceRange } from '../../tools/price-range.ts';
import { type Conversation, outputFrom } from '../conversation.ts';
import { continuedRequest } from '../follow-ups/follow-ups.ts';
import { cardsOf, madeIn } from '../follow-ups/from-before.ts';
import { openPrice } from '../open-price/open-price.ts';
import type { Request } from '../request.ts';
import { type CallAsk, isCall, toMany } from '../understanding/ask.ts';
import { pricedWords, priceRangeIn } from '../understanding/cards/price-ranges.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

const begins =
  '^(?:(?:and|so|ok(?:ay)?|but|now|then|please|well|hm+|great|thanks|tell me|can you (?:tell|show|list)(?: me)?|do you know)[\\s,.!]+)*';
const them = '(?:of )?(?:them|these|those|the (?:\\d+|cards|ones|listings)|my (?:cards|listings|products|items)|mine)';
const noun = '(?:ones?|cards?|listings?|products?|items?|things?)';
/** A question which cards cost so much, and no order to do something with them. */
const asksWhich = new RegExp(
  `${begins}(?:(?:which|what|how many|are there|is there|do i have|have i got|any|anything|who)\\b(?: (?:any|some|one|of|my|the|all|do i have|have i got|i have))*(?: ${them}| ${noun}| anything)?(?: (?:that|which|there|i have|do i have))*|(?:show|list|find|give|name|get|see|open)(?: me)?(?: (?:all|only|just|of|any|every))*(?: (?:the|my|those|these))*(?: ${noun}| ${them})?(?: (?:that|which))*) (?:(?:do|does|is|are|all|that|cost|costs|priced|sell|sells|selling|for|at|with|have|has|a|price|prices|currently|still|only|of|not|below|under|over|above|less|more|than|cheaper|dearer|pricier|expensive|at least|at most|up|to|no|from|between|lower|higher|or|and)\\b ?)*(?:[$€£] ?)?\\d`,
);
/** "The ones under 20 dollars please". */
const alone = new RegExp(
  `${begins}(?:(?:only|just) )?(?:(?:the |those |these )?(?:ones|cards|listings|products|items)|those|these)(?: (?:that|which|who|cost|costs|are|priced|for|at|with|a|price|of|below|under|over|above|less|more|than|cheaper|dearer|between|from|up|to|most|least|not|and))* (?:[$€£] ?)?\\d[\\d.,]*(?: ?(?:[$€£]|[a-z]{3,7}))?(?: (?:or|and) (?:less|more|\\d[\\d.,]*))?(?: (?:please|only|then|instead))*[\\s.!?]*$`,
);
const ofThem =
  /^(?:only |just )?(?:the |those |these )?(?:ones|those|these)\b|\b(?:of (?:them|these|those)|those|these|them|of the (?:\d+|cards|ones|listings))\b/;

/** "Which of them costs under 20?": looked up in the library, of the cards that were told last. */
function looked(conversation: Conversation): Pick<Request, 'text' | 'asks'> | null {
  const { text } = normalForm(conversation.current.text);
  if (text.length > 120 || otherLimit.test(text) || !isOfCost.test(text)) return null;
  const said = text.trim();
  if (!asksWhich.test(said) && (!alone.test(said) || openPrice(conversation) !== null)) return null;
  const range = priceRangeIn(text);
  if (range === null) return null;
  const ids = ofThem.test(text) ? shownLast(conversation) : null;
  const input = { ...(ids === null ? {} : { card_ids: ids }), ...range };
  return { text, asks: [{ kind: 'call', tool: 'list_cards', input, target: null }] };
}
/** What a list is narrowed by besides is read with the rest of the words. */
const otherLimit = /\b(?:scor\w*|points?|etsy|amazon|e-?bay|shopify|walmart|woocommerce|today|week|month)\b/;
const isOfCost =
  /\b(?:costs?|costing|priced?|prices|cheaper|dearer|pricier|expensive|sells?|selling)\b|[$€£]|\d ?(?:eur|euros?|usd|dollars?|bucks|gbp|pounds?|quid)\b/;

/** So long a message is read for a price. */
const mostCharacters = 300;
/** So many cards one look can be narrowed to. */
const mostNamed = 200;
/** The several cards that were listed, made or worked on last; null when there were none. */
export function shownLast({ earlier }: Conversation): string[] | null {
  for (const { steps } of earlier.toReversed()) {
    const listed = outputFrom(steps, 'list_cards')?.cards.map(({ card_id }) => card_id) ?? [];
    const worked = steps.flatMap((step) => [...cardsOf(step.input ?? {}), ...madeIn(step)]);
    const ids = [worked, listed].map((found) => [...new Set(found)]).find((found) => found.length > 1);
    if (ids !== undefined) return ids.slice(0, mostNamed);
  }
  return null;
}

/** The work on those of its cards that are like that, whose price and names are told first. */
export function narrowedBy(ask: CallAsk, range: PriceRange | CardState): CallAsk | null {
  if (ask.tool === 'export_cards' || (ask.tool === 'list_cards' && ask.input.sort === undefined))
    return { ...ask, input: { ...ask.input, ...range } };
  const tool = toMany[ask.tool];
  if (tool === undefined || ask.only !== undefined) return null;
  const scope = { ...((ask.input.scope ?? {}) as object), ...range };
  return { ...ask, tool, input: { ...ask.input, scope, dry_run: true } };
}

const ordersAnew =
  /^\s*(?:(?:no|ok(?:ay)?|wait|please|then|now|rather)[\s,.!]+)*(?:improve|score|rate|export|rewrite|show|list)(?: me)? (?:all|every|each|everything|only|just|my|the) ?(?:my |the )?(?:cards?|listings?|products?|items?)?/i;

export const narrowed = new Set<ToolName>([
  'list_cards',
  'improve_card',
  'improve_cards',
  'score_card',
  'score_cards',
  'export_cards',
]);
/** Work that is read of such words without any condition. */
const bounded = new Set<ToolName>([...narrowed, 'read_card', 'answer_from_card', 'compare_versions']);
const theOthers = /(?:\b(?:all|the) )*\bothers$/i;
const pointed = /\b(?:only |just )?(?:the )?ones?$/i;

/**
 * "Improve all cards under 20 dollars", "export those that cost more than 50": the request without the condition, on the cards
 * that meet it, whose price and names are told first. What is no work on cards stays as it was read.
 */
export function cardsOfPrice(
  conversation: Conversation,
  readAs: (conversation: Conversation) => Request,
): Request | null {
  const { current, isScheduled } = conversation;
  const priced = current.text.length > mostCharacters ? null : pricedWords(current.text);
  const which = isScheduled === true || current.text.length > mostCharacters ? null : looked(conversation);
  if ((priced === null && which === null) || (current.files ?? []).length > 0) return null;
  // "Yes, as long as it costs less than 100" is said of the price that was told; "score all under 40 USD" is not.
  if (which === null && openPrice(conversation) !== null && !ordersAnew.test(current.text)) return null;
  const read = continuedRequest({ ...conversation, current: { ...current, steps: [] } });
  if (read.isForeign || !read.asks.filter(isCall).every(({ tool }) => bounded.has(tool))) return null;
  if (which !== null) return { ...read, ...which };
  if (priced === null) return null;
  // Of cards that were chosen by another price, "the ones under 30" are none.
  const last = conversation.earlier.at(-1)?.steps.at(-1);
  const isChosen = last?.tool === 'list_cards' && isPriced(last.input ?? {});
  const those = isChosen || shownLast(conversation) === null ? 'all cards' : 'those';
  const text = priced.rest.replace(pointed, those).replace(theOthers, 'the others?');
  const without = readAs({ ...conversation, current: { ...current, text } });
  if (!without.asks.some((ask) => isCall(ask) && narrowed.has(ask.tool))) return null;
  const asks = without.asks.flatMap((ask) => (isCall(ask) ? (narrowedBy(ask, priced.range) ?? []) : ask));
  return asks.some((ask) => isCall(ask) && narrowed.has(ask.tool)) ? { ...without, asks } : null;
}
