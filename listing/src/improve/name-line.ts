import type { Listing } from '../listing.ts';
import { codePoints, wordList } from '../text/words.ts';
import { isFiller } from './keyword-words.ts';
import { pointsBack } from './stands-alone.ts';
import { stem } from './title-parts.ts';

const longestName = 12;
// A shorter line below it is no text yet.
const shortestText = 40;

/**
 * True where the first line of a text only says what the thing is called, above a sentence that begins the text:
 * "Handmade Ceramic Planter" says nothing that the rest of the card does not say.
 */
export function beginsWithName(lines: readonly string[], listing: Listing, language: string): boolean {
  const [line = '', next = '', ...rest] = lines;
  const words = wordList(line);
  if (/^• |[.!?…:;,。！？：]["”»)]?$/u.test(line) || words.length < 2 || words.length > longestName) return false;
  if (
    /^• /u.test(next) ||
    !/[.!?…]["”»)]?$/u.test(next) ||
    codePoints(next) < shortestText ||
    pointsBack(next, language)
  )
    return false;
  const { title, brand, bullets, specifications } = listing;
  const told = [title, brand ?? '', ...bullets, ...specifications.map(({ value }) => value), next, ...rest];
  const known = new Set(told.flatMap(wordList).map(stem));
  const titled = new Set([title, brand ?? ''].flatMap(wordList).map(stem));
  const own = words.filter((word) => !isFiller(word)).map(stem);
  // What the title has nothing of is a first point, and no name.
  return own.every((word) => known.has(word)) && own.filter((word) => titled.has(word)).length * 2 >= own.length;
}
