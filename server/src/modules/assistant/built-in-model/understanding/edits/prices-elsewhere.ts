import { marketplaceName } from '../marketplace-words.ts';

/**
 * What a product costs at another place is no price of the card: "on Amazon the price is 19", "the price there is 19". "For
 * Amazon" is what the card is for, and the seller's own shop has the seller's own price.
 */
const shop =
  '(?:shops?|stores?|sites?|web ?sites?|pages?|markets?|marketplaces?|platforms?|channels?|supermarkets?|department stores?|places?)';
const place = `(?:(?:over |out |up )?there|elsewhere|(?:on|at|in|over at|over on) (?:${marketplaceName}(?: (?:it ?self|site|store|us|uk|de|germany))?|(?:their|another|other|the other|some|some other|a different|his|her|that|someone else's|the competitor's|the competition's) (?:[a-z]+ )?${shop}|the (?:supermarket|department store|wholesaler|competition)))`;
const amount =
  '((?:[$€£¥₽] ?)?\\d[\\d.,]*\\d(?: ?(?:[$€£¥₽]|dollars?|euros?|pounds?|usd|eur|gbp))?|(?:[$€£¥₽] ?)?\\d(?: ?(?:[$€£¥₽]|dollars?|euros?|pounds?|usd|eur|gbp))?)';
const much =
  '(?:still |now |only |just |about |around |currently |already |at the moment |listed at |at |even |actually |today )*';
const named =
  '(?:the|my|our|this|that) (?!price|same|product)[a-z][a-z-]*(?: (?!price|is|costs?|sells?|goes)[a-z-]+){0,3}?';
const price = `(?:(?:the |its |their |his |her |a )?(?:current |normal |usual |regular |selling |sale )?price(?: of (?:it|this one|this|that|${named}))?|${named}['’]s price)`;
const it = `(?:it|this one|this|that|the same(?: (?:one|thing|product))?|the product|they|${named})`;
const cost =
  '(?:costs?|sells? for|goes for|is sold (?:for|at)|is offered (?:for|at)|is listed (?:for|at)|is|is going for|go for)';
const opening =
  '(?:(?:ok|and|but|so|well|hm+|by the way|btw|fyi|oh|hey|i see|i saw(?: that)?|i noticed(?: that)?)[\\s,]+)*';
const closing = '(?: (?:now|today|at the moment|currently|by the way|btw|too|as well|though|i think|i see))*[\\s.!]*';
const forms = [
  `${price} ${place} (?:is|was|stands at|says) ${much}${amount}`,
  `${place},? (?:${price} (?:is|was|stands at|says)|${it} ${cost}|they (?:sell|have|offer|list) ${it} (?:for|at)) ${much}${amount}`,
  `(?:${price} (?:is|stands at)|${it} ${cost}|they (?:sell|have|offer|list) ${it} (?:for|at)) ${much}${amount}(?: or so)?,? ${place}`,
  `the ${marketplaceName} price (?:is|was) ${much}${amount}`,
].map((form) => new RegExp(`^${opening}${form}${closing}$`));

const size = '(?:a\\d|(?:xx?|x?x?)[sl]|m|size [a-z\\d]+|[\\d.,]+ ?(?:ml|cl|l|g|kg|cm|mm|m|oz|inch)(?: [a-z]+)?)';
const kind = '(?:sizes?|versions?|variants?|editions?|formats?|packs?|colou?rs?|models?|bags?|bottles?|jars?)';
const other =
  '(?:another|an?other|the other|the (?:second|third|bigger|smaller|larger)|an? (?:second|bigger|smaller|larger))';
const have = '(?:it is|it comes|there is|there are|(?:i|we)(?: also)? (?:have|sell|offer|make)(?: it| them)?)';
const sum = `(?:${cost} |for |at |then |that is |=|- )?${much}${amount}`;
/** "Also in A2, 75 pounds", "the bigger size costs 30": the price of another version of the product. */
const ofVersion = [
  `(?:${have} )?also (?:available |comes )?in (?:an? )?[a-z\\d][a-z\\d -]{0,24}?,? ${sum}`,
  `${have} (?:also )?(?:in )?(?:an? )?(?:also )?${size}(?: ${kind})?(?: (?:too|as well))?,? (?:too,? )?(?:for|at) ${amount}`,
  `${other} ${kind}(?:,? ${size},?)? ${sum}`,
  `(?:the )?price (?:for|of) (?:the )?${size}(?: ${kind}| one)? (?:is|would be) ${much}${amount}`,
].map((form) => new RegExp(`^${opening}${form}${closing}$`));

interface PriceElsewhere {
  value: string;
  /** Of another size or version, and not of another place. */
  isOfVersion?: true;
  /** Of a card that is named. */
  isNamed: boolean;
}
const ofNamed = new RegExp(
  `(?:^|,? )${named}(?:['’]s price|,? (?:is|costs?|sells?|goes)\\b)|\\bprice of (?!it\\b|this\\b|that\\b)`,
);

/** The price that a statement in normal form tells of another place; null for any other statement. */
export function priceElsewhere(text: string): PriceElsewhere | null {
  const said = text.trim();
  if (said.length > 160) return null;
  const amountBy = (all: RegExp[]) => all.flatMap((form) => form.exec(said)?.[1] ?? [])[0]?.replace(/[.,]$/, '');
  const inCapitals = (sum: string) => sum.replace(/\b(?:usd|eur|gbp)\b/, (code) => code.toUpperCase());
  const ofOther = /[$€£]|\b(?:dollars?|euros?|pounds?|usd|eur|gbp)\b|\d[.,]\d{2}\b|\bprice\b/.test(said)
    ? amountBy(ofVersion)
    : undefined;
  if (ofOther !== undefined) return { value: inCapitals(ofOther), isNamed: false, isOfVersion: true };
  const found = amountBy(forms);
  if (found === undefined) return null;
  return {
    value: inCapitals(found),
    isNamed: ofNamed.test(said.replace(/\bthe same (?:one|thing|product)\b|\bthe product\b/g, 'it')),
  };
}

const starts = [/[^.!?;\n]*$/, /[^.!?;,\n]*$/];
const stops = [
  /^[^!?;\n]*?(?=[.!?;\n](?:\s|$)|$)/,
  /^[^!?;,\n]*?(?=[.!?;,\n](?:\s|$)|$)/,
  /^.*?(?= (?:and|but|so) |$)/,
];
/** "On Amazon the price is 19, improve it": the sentence or the clause with the amount at this place is of another one. */
export const isElsewhere = (text: string, at: number, end: number): boolean =>
  starts.some((start) =>
    stops.some((stop) => {
      const before = start.exec(text.slice(0, at))?.[0] ?? '';
      return priceElsewhere(`${before}${text.slice(at, end)}${stop.exec(text.slice(end))?.[0] ?? ''}`) !== null;
    }),
  );
