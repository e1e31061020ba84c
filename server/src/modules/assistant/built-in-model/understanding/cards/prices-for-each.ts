import { mentionsIn } from './card-mentions.ts';

const word =
  "(?!(?:costs?|me|us|now|is|are|was|were|to|at|for|from|by|and|or|than|prices?|new|more|less|about|each|both|set|should|it|this|that|one|them|all|sells?|goes|keywords?|bullets?|titles?)\\b)[\\p{L}][\\p{L}'’-]*";
const name = `(?:(?:the|my|our) )?${word}(?: ${word}){0,2}`;
export const priceAmount =
  '[$€£]? ?\\d{1,6}(?:[.,]\\d{1,2})?(?: ?(?:dollars?|euros?|pounds?|bucks|quid|usd|eur|gbp|[$€£]))?';
const set =
  '(?:(?:now |should |must |will |is |are |be |goes? |up |down |costs? |cost |sells? |for |to |at |= ?|: ?|-> ?)*)';
const gap = '(?: |(?=[:=]))';
const now = '(?: (?:now|each|please|pls|instead|from (?:now|today|tomorrow)(?: on)?))*';
const lead =
  '(?:(?:hi|hey|hello|ok(?:ay)?|and|so|please|pls|here are|these are|i have|i want|we have|got|set|change|update|enter|put in|note|the|my|our|new|updated|changed|latest|current|following)[ ,:!]+)*';
const kept =
  '(?:[,;.!]? (?:and |so )?(?:please )?(?:put|write|enter|set|change|update|note|save|fix) (?:that|them|it|those|these|both|the prices?)(?: (?:in|up|down|there|please|for me))*)?';
const next = '(?:,? and|,? &|[,;]|\\n|(?<=[.,]\\d\\d))';
/** "…, please (prices)". */
const behind = '(?:[ ,;:-]*\\(?(?:(?:these|those|that|are|is|the|my|our|new) )*prices?\\)?)?';
const listed = new RegExp(
  `^(${lead}prices?(?: (?:please|now|for you|from (?:now|today)(?: on)?|as follows|are|is|to be set))*(?: ?[:,;-]| are| is|\\n)\\s*)?(${name}${gap}${set}${priceAmount}${now}(?:${next} ${name}${gap}${set}${priceAmount}${now}){1,7})(${behind})${kept}[\\s.!]*$`,
  'iu',
);
const one = new RegExp(`(${name})${gap}${set}(${priceAmount})`, 'giu');
/** Words that make an amount a price. */
export const isPriced = /[$€£]|\b(?:prices?|costs?|sells?|dollars?|euros?|pounds?|bucks|quid|usd|eur|gbp)\b/i;
const each = new RegExp(
  `^(?:(?:and|ok(?:ay)?|so|now|please|prices?)[ ,:]+)*(this(?: one)?|${name})(?:,? and|,? &|,) (this(?: one)?|${name})(?:(?: both)?(?: should)? (?:costs?|are|to|at|now)| ?:|,| -)* (?:both )?(${priceAmount}) (?:each|apiece|both)(?:,? (?:please|pls|now|from (?:now|today)(?: on)?))*[\\s.!]*$`,
  'iu',
);

/** "…, of the apron to 24", behind the price of another card. */
const priceNext =
  /(\bprices? (?:of|for) [^.;!?]*?\b(?:to|at|is|=)\s*[$€£]?\d+(?:[.,]\d+)?\s*(?:,|;|\band\b)\s*(?:and\s+)?)(?:that |the one |those )?(?:of|for) (?=(?:the|my|our) [^.;!?,]{2,40} (?:to|at) [$€£]?\d)/i;

/** "New prices: mug 19, apron 24", "this one and the mug: 25 each": an order for each name; null for other messages. */
export function pricesForEach(text: string): string | null {
  const isNext = priceNext.test(text);
  if (isNext) return text.replace(priceNext, '$1the price of ');
  const [, first, second, same = ''] = each.exec(text.trim()) ?? [];
  const [, head = '', items, tail = ''] = listed.exec(text.trim()) ?? [];
  const priced =
    first !== undefined && second !== undefined
      ? [first, second].map((card) => [card, same])
      : items !== undefined && ([head, items, tail].some((part) => isPriced.test(part)) || inCents.test(items))
        ? [...items.matchAll(one)].map((item) => item.slice(1))
        : [];
  const orders = priced.map(([card = '', value = '']) => `the price of ${withArticle(card)} to ${value}`);
  const said = `set ${orders.join(', ')}`;
  const named = orders.filter((order) => /^the price of this\b/i.test(order) || mentionsIn(`set ${order}`).length > 0);
  return orders.length > 1 && named.length === orders.length && said !== text ? said : null;
}
/** "Mug 19.50, apron 34.00": nothing else is said to the cent. */
const inCents = /\d[.,]\d\d(?!\d)/;
const withArticle = (card: string) =>
  /^this\b/i.test(card) ? 'this one' : /^(?:the|my|our) /i.test(card) ? card : `the ${card}`;
