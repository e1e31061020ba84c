import { wordsOf } from '../text/words.ts';
import { itemOf } from './keyword-phrases.ts';
import { isFiller } from './keyword-words.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { stem } from './title-parts.ts';

const fewestWords = 9;
const fewestBehind = 5;
const mostBefore = 5;
// For whom and for what it is bought: words that only a search wants.
const searched =
  /^(?:gifts?|presents?|birthday|christmas|xmas|wedding|anniversary|decor|custom|mom|mum|dad|her|him|aesthetic)$/u;
const fewestSearched = 2;

/**
 * "Wooden Name Puzzle Baby Gift First Birthday Montessori Toy Custom Nursery Decor" as "Wooden Name Puzzle": of a row of
 * names without any pause or small word the one at its beginning; the others are searches, and find it as keywords.
 */
export function withoutRunOn(title: string, context: RewriteContext): string {
  if (context.language !== 'en' || /[,;|•·:()&/]|\s[–—-]\s/u.test(title)) return title;
  const words = wordsOf(title);
  const item = itemOf({ ...context, listing: { ...context.listing, title } }).map(stem);
  const at = words.findIndex((_, index) =>
    item.every((word, offset) => stem(words[index + offset]?.word ?? '') === word),
  );
  const end = at + item.length;
  const behind = words.slice(end);
  const last = words[end - 1];
  const isRow =
    words.length >= fewestWords &&
    item.length > 0 &&
    at >= 0 &&
    at <= mostBefore &&
    behind.length >= fewestBehind &&
    !behind.some(({ word }) => isFiller(word) || /\d/u.test(word)) &&
    behind.filter(({ word }) => searched.test(word)).length >= fewestSearched;
  return isRow && last !== undefined ? title.slice(0, last.end) : title;
}
