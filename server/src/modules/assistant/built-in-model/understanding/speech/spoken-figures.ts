import { oncePerText } from '../../kept-readings.ts';
import { cardinals, digit, spelledNumber, spelledPattern, teens, tens } from './number-words.ts';

const from10 = `(?:ten|eleven|twelve|${teens.join('|')}|(?:${tens.join('|')})(?:[ -](?:${digit}))?)`;
const money = '(?:dollars?|bucks?|euros?|pounds?|quid|usd|eur|gbp)';
const priced = `(?:\\b(?:for|at|price(?: is| of)?|costs?|charge|asking|only|to)\\s+)`;
const pair = new RegExp(
  `(${priced})?\\b(${from10}|${digit}) (${from10})\\b(?! (?:hundred|thousand))(\\s+${money}\\b)?`,
  'gi',
);
/** "Five ten minute sessions" are counted, and no hundreds. */
const endsFigure =
  /^(?:\s*(?:[.,;!?)]|$)|[ -](?:and|not|but|or|version|model|one|size|millimet\w*|centimet\w*|met(?:er|re)s?|mm|cm|grams?|g|kilos?|watts?|w|volts?|v|millilit\w*|ml|milliamp\w*|mah|pieces?|pages?)\b)/i;
const hasPair = new RegExp(`\\b(?:${from10}|${digit}) ${from10}\\b`, 'i');
const year = /^(?:nineteen|twenty)$/i;
const isDigit = new RegExp(`^(?:${digit})$`, 'i');
/** "One hundred thirty five grams". */
const measured = new RegExp(
  `\\b${spelledPattern}(?= (?:millimet\\w+|centimet\\w+|met(?:er|re)s?|mm|cm|grams?|kilos?|kilograms?|watts?|volts?|millilit\\w+|lit(?:er|re)s?|inch(?:es)?|feet|ounces?|milliamp\\w*)\\b)`,
  'gi',
);
const numberOf = (words: string) => {
  const at = cardinals.indexOf(words.toLowerCase());
  return at >= 0 ? at : spelledNumber(words);
};

/**
 * "Sell it for twelve ninety nine", "the one eighty millimeter version": figures as they are dictated. A price has two
 * numbers, a measure begins with its hundreds; "nineteen ninety nine" by itself may be a year, and stays.
 */
export const withSpokenFigures = oncePerText((text): string => {
  if (text.length > 600) return text;
  const told = hasPair.test(text) ? withPairs(text) : text;
  return told.replace(measured, (words: string) => String(spelledNumber(words)));
});

function withPairs(told: string): string {
  return told.replace(pair, (said: string, lead = '', first: string, second: string, unit = '', at: number) => {
    const isPrice = (lead !== '' && !/^to\s/i.test(lead)) || unit !== '';
    if (isDigit.test(first) && !isPrice)
      return endsFigure.test(told.slice(at + said.length))
        ? `${lead}${numberOf(first) * 100 + numberOf(second)}`
        : said;
    if (!isPrice && year.test(first)) return said;
    return `${lead}${numberOf(first)}.${numberOf(second)}${unit}`;
  });
}
