import { marketplaceName } from './marketplace-words.ts';

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

interface PriceElsewhere {
  value: string;
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
  for (const form of forms) {
    const found = form.exec(said)?.[1];
    if (found === undefined) continue;
    const value = found.replace(/[.,]$/, '').replace(/\b(?:usd|eur|gbp)\b/, (code) => code.toUpperCase());
    return { value, isNamed: ofNamed.test(said.replace(/\bthe same (?:one|thing|product)\b|\bthe product\b/g, 'it')) };
  }
  return null;
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
