import { sectionNamed } from '../wishes/wishes.ts';

const thing = '[\\p{L}][\\p{L}\\d -]{1,30}?';
const figure =
  '(?:[$€£] ?)?\\d[\\d.,]*(?<=\\d)(?: ?[x×] ?\\d[\\d.,]*(?<=\\d))*(?: ?(?:[$€£%°"″]|(?!(?:and|so|but|then|please|now|to|on|in|at|of|for|is|are|as|per|put|set|from)\\b)[\\p{L}°]+))?';
const pointing = '(?:that|this|it|the same|that value|this value|that number)';
/** "..., set Wattage in its specs to that". */
const behind = new RegExp(
  `^(.{3,100}?)(?:[,;.!]|\\s-|,? and|,? so)+\\s+(?:(?:so|please|then|now|and|can you|could you|just)[ ,]+)*(?:set|change|put|update|make|correct|fix) (?:(?:the|its|our|my) )?(?:(?:spec(?:ification)?|field|value|attribute) )?(${thing})(?: (?:of|for) (?:it|this|(?:the|my|our) (${thing})))?(?: (?:in|on|of|under) (?:its|the|my|our|his) (?:specs?|specifications?|card|listing|details|data|table))? (?:to|at|as|with) ${pointing}(?: (?:too|then|please|as well|there))*[\\s.!]*$`,
  'iu',
);
/** "The lamp has 12 W": whose it is. */
const owner = new RegExp(
  `^(?:(?:so|well|ok(?:ay)?|and|btw|fyi|actually|by the way)[ ,]+)*(?:the|my|our) (${thing}) (?:has|have|is|are|takes?|needs?|weighs?|draws?|uses?|measures?|holds?|comes?|runs?|lasts?|costs?)\\b`,
  'iu',
);

/** Parts of a product, and those who tell of it. */
const noCard =
  /\b(?:box|packag\w*|parcel|label|tag|manual|sticker|site|website|shop|page|competitors?|suppliers?|factory|makers?|batter(?:y|ies)|cable|cord|lid|cap|handle|strap|motor|blade|screen|bulb|arm|base|rim|product|item|article|card|listing|net|gross|total|max\w*|min\w*|weight|height|width|length|size|capacity|volume|power|material|colou?r)\b/i;

/**
 * "The lamp has 12 W, set Wattage in its specs to that": the value is told in front, and "that" is none. The same as an order
 * that the tables know; null for other words, and where several values are told.
 */
export function withValueTold(said: string): string | null {
  if (said.length > 200 || /[?\n]/.test(said)) return null;
  const [, told = '', name = '', of] = behind.exec(said) ?? [];
  if (told === '' || sectionNamed(name.toLowerCase()).length > 0) return null;
  const [value, ...others] = told.match(new RegExp(figure, 'giu')) ?? [];
  if (value === undefined || others.length > 0) return null;
  const isField = /^(?:price|brand|category)$/i.test(name);
  const subject = isField ? undefined : owner.exec(told)?.[1];
  const whose = of ?? (subject === undefined || noCard.test(subject) ? undefined : subject);
  const field = isField ? `the ${name}` : `the specification ${name}`;
  return `set ${field}${whose === undefined ? '' : ` of the ${whose}`} to ${value.trim()}`;
}
