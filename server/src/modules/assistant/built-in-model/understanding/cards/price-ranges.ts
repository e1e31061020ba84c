import { amountIn, currencyIn } from '../../../stated-prices.ts';
import type { PriceRange } from '../../../tools/price-range.ts';

const currency = '(?:[$€£]|(?:eur|euros?|usd|dollars?|bucks|gbp|pounds?|quid|pln|zlotys?|chf|sek|nok|dkk)\\b)';
/** Of work, of texts and of things that are measured, and not of what a product costs. */
const noPrice =
  '(?! ?(?:%|percent|credits?|points?|pts|char\\w*|words?|letters?|images?|pictures?|photos?|bullets?|keywords?|cards|listings|products|items|stars?|pieces|days?|weeks?|months?|years?|hours?|cm|mm|m|km|kg|g|mg|l|ml|oz|lbs?|inch\\w*|in|w|v|px|pixels?)\\b)';
const money = `((?:[$€£] ?)?\\d+(?:[.,]\\d+)*(?![\\d%])${noPrice}(?: ?${currency})?)`;
const lead = '(?:a |the |about )?';
/** The least step of a price: "at most 20" is less than 20.01. */
const cent = 0.01;
const rounded = (value: number) => Number(value.toFixed(2));

interface Limit {
  said: string;
  of(value: number): Pick<PriceRange, 'price_below' | 'price_from'>;
}
const below = (value: number) => ({ price_below: value });
const upTo = (value: number) => ({ price_below: rounded(value + cent) });
const from = (value: number) => ({ price_from: value });
const above = (value: number) => ({ price_from: rounded(value + cent) });
const limits: Limit[] = [
  { said: `${money} (?:or|and) (?:less|under|below|cheaper|lower)\\b`, of: upTo },
  { said: `${money} (?:or|and) (?:more|over|above|up|upwards?|higher)\\b`, of: from },
  {
    said: `(?:not|no) (?:under|below|less than|cheaper than) ${lead}${money}`,
    of: from,
  },
  { said: `(?:at least|from|a minimum of|min\\.?|starting at) ${lead}${money}`, of: from },
  {
    said: `(?:up to|at most|(?:no|not) (?:more|higher) than|not (?:over|above)|a maximum of|max\\.?|within) ${lead}${money}`,
    of: upTo,
  },
  { said: `(?:under|below|beneath|less than|lower than|cheaper than|(?:is |are )?< ?) ?${lead}${money}`, of: below },
  {
    said: `(?:over|above|more than|higher than|dearer than|pricier than|more expensive than|(?:is |are )?> ?) ?${lead}${money}`,
    of: above,
  },
];
const between = `between ${money} and ${money}|from ${money} (?:up )?to ${money}`;
const anyLimit = `(?:${[between, ...limits.map(({ said }) => said)].join('|').replaceAll(`(${money.slice(1)}`, `(?:${money.slice(1)}`)})`;

const costs =
  '(?:(?:is|are|costs?|costing|costed|priced|sells?|selling|sold|goes|go|comes? in|have|has|having|with) )?(?:(?:a |the |its |their )?prices? )?(?:(?:is|are|of|at|for) )*';
const saysPrice = new RegExp(
  `\\b(?:costs?|costing|priced?|prices|cheaper|dearer|pricier|expensive|(?:sells?|selling|sold|goes?) (?:for|at))\\b|${money}`,
);
const named = new RegExp(currency, 'i');
/** Whether these words speak of money and not of scores or lengths. */
export const speaksOfMoney = (words: string): boolean =>
  named.test(words) ||
  /\b(?:costs?|costing|priced?|prices|cheaper|dearer|pricier|expensive|sells?|selling|sold) ?/i.test(words);

/** Prices between limits, where these words set some. */
export function priceRangeIn(words: string): PriceRange | null {
  const text = words.toLowerCase();
  if (!saysPrice.test(text)) return null;
  const said = currencyIn(words);
  const own = said === null || said === 'unclear' ? {} : { price_currency: said };
  const [, one, two, three, four] = new RegExp(between).exec(text) ?? [];
  const [least, most] = [one ?? three, two ?? four].map((amount) => Number(amountIn(amount ?? '') ?? Number.NaN));
  if (least !== undefined && most !== undefined && least <= most) return { ...from(least), ...upTo(most), ...own };
  for (const { said: form, of } of limits) {
    const [, amount] = new RegExp(form).exec(text) ?? [];
    const value = Number(amountIn(amount ?? '') ?? Number.NaN);
    if (value > 0) return { ...of(value), ...own };
  }
  return null;
}

/** "Unless it costs more than 50" leaves those at 50 or less. */
export function othersOf({ price_below: less, price_from: least, ...own }: PriceRange): PriceRange | null {
  if (less !== undefined && least !== undefined) return null;
  return less === undefined ? { price_below: least ?? 0, ...own } : { price_from: less, ...own };
}

const subject =
  '(?:(?:the|those|these|any|all|only|ones?|cards?|listings?|products?|items?|it|they|each|that|which|its price|the price|who|what) )*';
const condition = new RegExp(
  `[\\s,;]*(?:-\\s)?\\b(?:(?:but|and|just|please|only) )*(not if|not when|if|when|where|as long as|provided(?: that)?|unless|except(?: for)?|but not|apart from|leave out|leaving out|skip|without|excluding|not) ${subject}${costs}${anyLimit}(?: each)?`,
  'i',
);
const attribute = new RegExp(
  `(?<=\\b(?:cards?|listings?|products?|items?|ones?|those|these|them|everything|all|anything|others|etsy|amazon|e-?bay|shopify|walmart|\\p{L}{2,}s)),? (?:(?:that|which|who) )?${costs}${anyLimit}(?: each)?`,
  'iu',
);
/** "Below 60 and cost under 20". */
const besides = new RegExp(
  `,? and (?:(?:that|which|also|they|it|who) )*(?:costs?|costing|(?:is |are )?priced|sells? (?:for|at)|selling (?:for|at)|with (?:a )?prices?) (?:at |of |for )?${anyLimit}`,
  'i',
);
const isExcept = /^(?:unless|except|but not|apart|leave|leaving|skip|without|excluding|not)/i;

const alsoLeftOut =
  /\b(?:except(?: for)?|but not|apart from|leave out|leaving out|skip|without|excluding|but) [^.;!?]{2,60}?,? (?:and|or|nor) (?:not )?(?:the |those |these |any |all )*(?:ones|those|these|cards|listings|products|items)$/i;
const pointing =
  /,? (?:and|or|nor) (?:not )?(?:the |those |these |any |all )*(?:ones|those|these|cards|listings|products|items)$/i;

/** A condition on what cards cost, and the request without it; null where there is none. */
export function pricedWords(text: string): { range: PriceRange; rest: string } | null {
  const [asked, work] = [condition.exec(text), attribute.exec(text)];
  const found = asked ?? work ?? besides.exec(text);
  if (found === null || !speaksOfMoney(found[0])) return null;
  const range = priceRangeIn(found[0]);
  const before = text.slice(0, found.index);
  // "Except the bottle and those over 30": both are left out.
  const isLeftOut = asked === null ? alsoLeftOut.test(before) : isExcept.test(asked[1] ?? '');
  const meant = range !== null && isLeftOut ? othersOf(range) : range;
  if (meant === null) return null;
  const lead = isLeftOut && asked === null ? before.replace(pointing, '') : before;
  const rest = `${lead}${text.slice(found.index + found[0].length)}`.trim();
  return { range: meant, rest };
}
