import { ordinalPattern } from '../speech/number-words.ts';

const place = `(?:the )?(?:${ordinalPattern}|last)(?: (?:one|card|listing|product|item))?|(?:card |number |no\\.? ?|#)\\d{1,2}|(?:the|my) (?!title|bullet|keyword|description|price|spec|photo|picture|image|original|old|previous|last|version|list|start|top|beginning)[\\p{L}-]+(?: [\\p{L}-]+)?|this (?:one|card|listing)`;
const goesBack = `(?:[,;.!]\\s*|\\s+)(?:(?:and|then|after (?:that|this|it)|afterwards|next|finally|please)[\\s,]+){0,4}(?:(?:go|come|return|jump|switch|get|hop)\\s+)?back (?:(?:up|down|over|again)\\s+)?to (${place})`;
const back = new RegExp(
  `${goesBack}(?:,|\\s+(?:and|to))\\s+(?:then |please )?(improve|score|rate|export|publish|rewrite|rework|polish|redo|shorten|lock|open|show me|do)\\s+(?:it|that|that one|this|that card)\\b`,
  'iu',
);
const setIt = new RegExp(
  `${goesBack}\\s*(?:,|:|\\s+(?:and|to)\\b)\\s*(?:then |please )?(set|put|change|raise|lower|reduce|drop) (?:it|that|this) to ((?:[$€£]\\s?)?\\d)`,
  'iu',
);

/**
 * "Improve the second and then go back to the first one and score it": two orders, each for its card. "Set it to 27", behind a
 * price that is asked of another card, is of its price. Null for other messages.
 */
export function afterGoingBack(text: string): string | null {
  const said = text
    .replace(back, (_, card: string, verb: string) => `. Then ${verb.toLowerCase()} ${card}`)
    .replace(setIt, (found, card: string, verb: string, amount: string) =>
      /\bprices?\b|\bcosts?\b/i.test(text) ? `. ${verb} the price of ${card} to ${amount}` : found,
    );
  return said === text ? null : said;
}
