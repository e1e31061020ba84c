import { marketplaceName } from '../marketplace-words.ts';
import { isListingOrder } from './listing-orders.ts';

const ordersBehind = /(?<=[.!]) *(?:please|kindly|(?:can|could|would|will) you)\b[^.!?:]{0,80}[.!?]*\s*$/i;
const where = '(?: (?:on|at|in|to|for) [^.,:;]{3,30})?';
/** "We want to put our bird house on Amazon": what the new card is of, told before its facts. */
const thing = `(?:(?:i|we) (?:want|would like|need|plan) to (?:put|list|sell|offer|add|have) )?(?:(?:our|my|an?|the|some) )?([^.,:;]{3,60}?)${where}`;
const thingAlone = new RegExp(`^(?=(?:i|we) )${thing}$`, 'i');
const thingFirst = new RegExp(
  `^${thing}[.!] (?:please |kindly )?(?:create|set up|make|write|add|prepare) (?:me )?(?:an?|the|one) (?:new )?(?:card|listing)\\b[^:.]{0,40}: (?=\\S)`,
  'i',
);
/** "There is no page yet, so create a card from this: ..." */
const fromThis =
  /^[^:]{0,120}\b(?:create|make|set up|add|write) (?:me )?(?:an?|the|one) (?:new )?(?:card|listing) (?:from|of|out of|for) (?:this|these|it|the following)\b[^:]{0,30}: (?=\S)/i;

const newThing =
  '(?:(?:brand )?new|another|one more|a further|an additional|the next) (?:item|product|article|listing|card|offer|piece|thing)';
const please = '(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|please|pls|ok|okay|and|now|so|kindly)[ ,.!]+)*';
/** "I would like to enter a new item: a smoothing plane, cast iron. The price is 45 pounds": what stands behind are facts. */
export const entersNewCard = new RegExp(
  `^${please}(?:(?:(?:i|we) (?:(?:would like|want|need|wish|have|am going|are going|will|shall)(?: to)? )?|(?:may|can|could) (?:i|we|you) |let (?:us|me) )(?:please )?)?(?:enter|register|record|input|list|post|upload|log|add|sell|offer|bring in|take in|put (?:in|up|on)) (?:an? |my |our |the )?${newThing}(?: (?:here|now|today|please|for you|to (?:sell|list)|(?:to|in|into|on|for) (?:the |my |our )?(?:shop|store|library|catalog|range|list|stock|${marketplaceName})))*(?: ?:| ?[–-] ) ?(?=\\S)|^${please}(?:i|we) (?:have |got |have got )(?:something new|(?:an? )?${newThing}) to (?:enter|register|list|add|sell|offer|put (?:in|up|on))(?: (?:here|now|today|please))* ?: ?(?=\\S)`,
);

/** What the new card is of, where words that lead to its facts tell it. */
export const thingTold = (words: string): string | null => thingAlone.exec(words)?.[1] ?? null;

/** The facts of a new card without the sentence that orders it, before or behind them. */
export const factsAlone = (text: string): string =>
  withoutOrderAhead(text).replace(ordersBehind, '').replace(thingFirst, '$1, ').replace(fromThis, '').trim();

/** "Turn these notes into a card: ...", and what is left of such an order: "out of this: ...". */
function withoutOrderAhead(text: string): string {
  const [lead = '', order = ''] = /^([^:\n]{4,100}?) ?: (?=\S)/.exec(text) ?? [];
  return isListingOrder(order) || restOfOrder.test(order) ? text.slice(lead.length) : text;
}
const restOfOrder =
  /^(?:out of|from|of|with) (?:this|these|that|those|the following)(?: (?:notes|facts|data|text|one))?(?: please)?$/i;

/** What is done with a file of products. */
export const takesIn =
  /\b(?:ingest|digest|process|feed|load|attached|attachment|import|upload|get|put|rows?|lines?|here|these|into|file|sheet|products|all (?:of )?(?:these|them|it|this))\b/;
