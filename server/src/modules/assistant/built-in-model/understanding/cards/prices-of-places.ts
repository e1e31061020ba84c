import { marketplaceName, marketplacesIn } from '../marketplace-words.ts';
import { isPriced, priceAmount } from './prices-for-each.ts';

const amount = `${priceAmount}(?![\\w%])`;
const place = `(?:on|at|in|for|over on|over at) (?:the )?${marketplaceName}`;
const between = '(?: it| the| a| its| price| costs?| sells?| is| be| should| must| goes?| to| for| at| of|,|:|=| ?-)*';
const pairs = [`${place}${between} ?${amount}`, `${marketplaceName} ?[:=] ?${amount}`, `${amount} ${place}`].map(
  (pair) => new RegExp(`\\b${pair}|(?<=\\s)${pair}`, 'g'),
);
/** Neither the price of a buyer nor a question. */
const isOther = /\?|\b(?:fees?|shipping|postage|delivery|weighs?|cm|inch(?:es)?|grams?|stars?|reviews?)\b/;

/** "19 on Amazon and 21 on eBay", in normal form: several prices, each for a marketplace. A card has one. */
export function isPricesOfPlaces(text: string): boolean {
  const said = text.trim();
  if (said.length > 200 || !isPriced.test(said) || isOther.test(said)) return false;
  return pairs.some((pair) => {
    const found = [...said.matchAll(pair)].map(([words]) => words);
    const markets = new Set(found.flatMap((words) => marketplacesIn(words).map(({ id }) => id)));
    return found.length > 1 && markets.size === found.length;
  });
}
