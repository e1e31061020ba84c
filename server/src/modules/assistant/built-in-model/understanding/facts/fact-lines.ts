import { factsOf } from '@cardwright/listing/ground/facts';
import { priceAlone } from '../../../stated-prices.ts';
import { marketplaceName } from '../marketplace-words.ts';
import { tradeIn } from './seller-trade.ts';
import { type StatedPart, statedParts } from './stated-facts.ts';
import { withoutAsides } from './told-product.ts';

const telling =
  /^\s*(?:(?:hi|hello|hey|ok(?:ay)?|so|well|please)[,!. ]+)*(?:(?:i|we)(?:['’](?:m|re|ve)| am| are| have)? (?:(?:also|now|just|currently|mostly|mainly|only) )*(?:sell(?:ing)?|mak(?:e|ing)|knit|crochet|sew|weave|carve|bake|roast|brew|offer(?:ing)?|produc(?:e|ing)|stock(?:ing)?|have|got|(?:want|would like|['’]d like) to (?:sell|list|offer))(?: (?:here|this|these))?:?|(?:it|this|that|here|there)(?:['’]s| is| are)|(?:my|our|the) (?:product|item|article) is)\s+(?:(?:an?|the|some|my|our)\s+)?(?=\p{L}{3}|\d)/iu;
const nextOne =
  /^\s*(?:(?:and|now|ok(?:ay)?|then)[, ]+)*(?:another|the next|next|one more|the last)(?: (?:one|product|item))? ?:\s*/i;
/** "Hey new ring 4 Etsy. Sterling silver, ...", "I have a new mug for Etsy, 300 ml": "ring" and "mug" name the product. */
const greeted = new RegExp(
  `^\\s*((?:hi|hello|hey|hiya|yo)[,!. ]+)?(?:(?:i|we)(?:['’]ve| have)? (?:got|have) )?(?:an? |another |one )?((?:brand )?new )?([\\p{L}][\\p{L}' -]{2,40}?)(?: (?:4|for|on|to) (?:my )?(${marketplaceName})(?: shop)?)?(?=[.,;\\n])`,
  'iu',
);
const nounsOnly =
  /^(?!.*\b(?:i|we|you|it|this|that|is|are|was|do|can|need|want|please|here|there|all|everyone|team|folks)\b)/i;
/** "I sell a cast iron teapot" names a cast iron teapot. */
function withoutTelling(said: string): string {
  const text = said.replace(nextOne, '').replace(greeted, (whole, greeting, isNew, name: string, place) => {
    // "New Balance shoes" are called so.
    const isNamed = /^\p{Ll}/u.test(name) && nounsOnly.test(name);
    return isNamed && (greeting ?? isNew ?? place) !== undefined ? name.charAt(0).toUpperCase() + name.slice(1) : whole;
  });
  const named = text.replace(telling, '');
  return named === text ? text : named.charAt(0).toUpperCase() + named.slice(1);
}

const longestLine = 60;
/** Short lines are facts, each by itself: with a small letter one would be taken for the rest of the line above. */
function asLines(text: string): string {
  const lines = text.split('\n');
  const isList = lines.length > 2 && lines.every((line) => line.length <= longestLine && !/[,;]\s*$/.test(line));
  return isList ? lines.map((line) => line.charAt(0).toUpperCase() + line.slice(1)).join('\n') : text;
}
/** "$16.95 "VinoSeal"": the price, and what stands behind it. */
const pricePart = /^([$€£] ?\d[\d.,]*\d)\s+(?=["“\p{L}])/u;

/** No file of a listing says a price so. */
const moneyInWords = /\d ?(?:dollars?|bucks|quid|pounds?)$/i;

/** A fact as a line of a listing: with its name where it has one. */
function lineOf({ fact, text, isUnknown }: StatedPart): string | null {
  if (isUnknown) return null;
  const price =
    priceAlone(text) ??
    (fact?.field === 'price' && moneyInWords.test(fact.value ?? '') ? priceAlone(fact.value ?? '') : null);
  if (price !== null) return `Price: ${price}`;
  const [lead = '', paid = ''] = pricePart.exec(text) ?? [];
  const sum = paid === '' ? null : priceAlone(paid);
  if (sum !== null) return `Price: ${sum}\n${text.slice(lead.length)}`;
  const own = text.replace(/^(?:key )?(?:features|points|benefits|highlights): /i, '');
  // The colon of an hour or an address names nothing.
  if (fact === null || fact.field === 'bullets' || own !== text || /\d:\d|:\/\//.test(own))
    return own.charAt(0).toUpperCase() + own.slice(1);
  const name = fact.name ?? fact.field.charAt(0).toUpperCase() + fact.field.slice(1);
  return `${name}: ${withoutQuotes(fact.value ?? '')}`;
}
const withoutQuotes = (value: string) => /^(["'“‘])([^"'”’]+)["'”’]$/.exec(value.trim())?.[2] ?? value;
const linesOf = (parts: StatedPart[]): string[] => withPlacesWhole(parts).flatMap((part) => lineOf(part) ?? []);

const comesFrom =
  /^(?:(?:it )?(?:comes|is) )?(?:(?:hand[ -]?)?made|grown|picked|harvested|woven|born|produced|roasted|brewed|caught|sourced|crafted|comes)? ?(?:from|in) (?:the )?\p{Lu}[\p{L}'’-]*(?:[ -]\p{Lu}[\p{L}'’-]*){0,3}$/iu;
const isCountry = (text: string) =>
  /^\p{Lu}/u.test(text) &&
  factsOf(text, 'en').some(({ kind, start, end }) => kind === 'origin' && start === 0 && end === text.length);
const isPlace = (text: string) => comesFrom.test(text) && !factsOf(text, 'en').some(({ kind }) => kind === 'origin');
/** "From Assam, India": the place and its country are one fact. */
function withPlacesWhole(parts: StatedPart[]): StatedPart[] {
  return parts.flatMap((part, at): StatedPart[] => {
    const [before, next] = [parts[at - 1], parts[at + 1]];
    if (before !== undefined && isPlace(before.text) && isCountry(part.text)) return [];
    if (next === undefined || !isPlace(part.text) || !isCountry(next.text)) return [part];
    const fact = part.fact === null ? null : { ...part.fact, value: `${part.fact.value}, ${next.text}` };
    return [{ ...part, text: `${part.text}, ${next.text}`, fact }];
  });
}

/** More words are a sentence. */
const mostWords = 6;
/** Pairs of a table that lost its borders, and shouts, stand beside each other in a line. */
const wideBorder = /[^\S\n\t]{3,}|(?<=[\p{L}\d%)])!+\s+/u;
/** "Fits: VW Golf VI, Seat Leon", "Analytical: protein 28 %, fat 16 %": what stands behind the name belongs to it. */
const isNamedList = (line: string, [, ...others]: StatedPart[]): boolean =>
  !wideBorder.test(line) &&
  /^\p{L}[^:,.]{1,40}: \S/u.test(line) &&
  others.every(({ fact, text }) => fact === null && !/^[^:]{2,40}: \S/.test(text));

/** "23 inch, scale 15 in, 18 frets", "made in Poland, brand is Lumena": a line in which most parts are facts. */
function factsInLine(line: string, index: number): string[] {
  if (line.includes('\t')) return [line];
  const parts = line.split(wideBorder).flatMap((piece) => statedParts(piece));
  if (parts.length < 2 || isNamedList(line, parts)) return [line];
  const isFact = ({ fact, text }: StatedPart) => fact !== null || /\d/.test(text) || /^[^:]{2,40}: \S/.test(text);
  const [first, ...others] = parts;
  const isShort = parts.every(({ text }) => text.split(/\s+/).length <= mostWords);
  const isNamed = index === 0 && others.length >= 2 && isShort && first !== undefined && first.fact === null;
  if (isNamed) return [first.text, ...linesOf(others)];
  return index > 0 && parts.filter(isFact).length * 2 > parts.length ? linesOf(parts) : [line];
}

/** "Brand Kalena model KC-20": two facts. */
const withModelApart = (text: string) =>
  text.replace(/\b(brand(?: is|:)? [\p{L}\d][^\s,.;]*(?: [\p{Lu}][^\s,.;]*)?) (?=model (?:no\.? )?\S*\d)/giu, '$1, ');

const metric = /\d ?(?:mm|cm|g|kg|gsm|ml|cl)\b/i;
const money = /[$€£]\s?\d|\d\s?(?:[$€£]|(?:eur|euros?|usd|dollars?|gbp|quid)\b)|\bprice\b/i;
const pounds = /(?<=(?:^|[,.;\n])\s*)(\d[\d.,]*(?<=\d)) ?pounds(?=\s*(?:[,.;\n]|$))/i;
/** "A3, 29.7 x 42 cm, 45 pounds": who measures in centimetres means the price. */
const withMoneyOfPounds = (text: string) =>
  metric.test(text) && !money.test(text) ? text.replace(pounds, '£$1') : text;

/** "I sell giclée prints on Etsy. "Fog over Skye", A3, ...": the product is named behind what the seller deals in. */
function withoutTrade(parts: StatedPart[]): StatedPart[] {
  const [first, second, ...rest] = parts;
  const goods = first === undefined ? null : tradeIn(first.text);
  if (first === undefined || second === undefined || goods === null || second.fact !== null) return parts;
  return [second, ...(goods.includes(' ') ? [{ ...first, text: goods }] : []), ...rest];
}

/** "A blue mug for 15 USD": what it costs is no part of its name. */
const withPriceApart = (text: string) =>
  text.replace(
    /,? (?:(?:priced |sold |selling )?(?:at|for)|costing|@) ([$€£] ?\d[\d.,]*(?<=\d)|\d[\d.,]*(?<=\d) ?(?:[$€£]|(?:eur|euros?|usd|dollars?|bucks|gbp|quid)\b))(?=\s*(?:[,.;\n]|$))/gi,
    ', $1',
  );

/**
 * "Steel bottle, brand Acme, 500 ml" as lines of a listing: the product first, then each fact with its name, in the
 * seller's own words. A text that is written otherwise stays as it is.
 */
export function factLines(said: string): string {
  const text = withPriceApart(withMoneyOfPounds(withModelApart(withoutTelling(withoutAsides(said)))));
  const [first, ...rest] = withoutTrade(statedParts(text));
  if (text.includes('\n')) return asLines(text.split('\n').flatMap(factsInLine).join('\n'));
  if (first === undefined || first.text.includes(':') || first.fact !== null || rest.length === 0) return text;
  return [first.text, ...linesOf(rest)].join('\n');
}
