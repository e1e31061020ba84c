import { wordList } from '../text/words.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { kindOf } from './title-parts.ts';

// These stand behind a word and make a thing with it: "wine glass".
const things: ReadonlySet<string> = new Set('glass crystal iron cork stone paper canvas tin'.split(' '));
const fewestBefore = 2;

/** "Milking stool oak" without the material of the table behind the name. */
export function withoutMaterial(words: readonly string[], { listing, language }: RewriteContext): string[] {
  const last = words.at(-1) ?? '';
  const isKnown = listing.specifications.some(
    ({ name, value }) => /material|fabric/iu.test(name) && wordList(value).includes(last),
  );
  const isBehind = words.length > fewestBefore && isKnown && !things.has(last) && kindOf(last, language) === 'material';
  return isBehind ? words.slice(0, -1) : [...words];
}

/** "Yoga mat cork natural rubber": two or more words of materials behind a name are none of it. */
export function withoutMaterials(words: readonly string[], language: string): string[] {
  let end = words.length;
  for (;;) {
    const from = [2, 1]
      .map((count) => end - count)
      .find((at) => at > 0 && kindOf(words.slice(at, end).join(' '), language) === 'material');
    if (from === undefined) break;
    end = from;
  }
  return words.length - end >= fewestBefore && end > 0 ? words.slice(0, end) : [...words];
}

const grades: ReadonlySet<string> = new Set(
  'solid pure genuine real natural organic recycled reclaimed massiv echt handmade handcrafted'.split(' '),
);

/** "Dining table solid oak" is a table: a material with its grade behind a name is none. */
export function withoutGrade(words: readonly string[], language: string): string[] {
  const left = [...words];
  let isGraded = false;
  while (left.length > 1) {
    const [before = '', last = ''] = left.slice(-2);
    const isGrade = grades.has(last);
    const isMaterial = kindOf(last, language) === 'material' && (isGraded || grades.has(before));
    if (!isGrade && !isMaterial) break;
    isGraded = true;
    left.pop();
  }
  return left;
}

export const isMaterial = (word: string, language: string): boolean =>
  !things.has(word) && kindOf(word, language) === 'material';
