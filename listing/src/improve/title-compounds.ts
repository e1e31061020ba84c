import { factsOf } from '../ground/facts.ts';
import { wordList } from '../text/words.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { kindOf, segmentsOf } from './title-parts.ts';

const shortestNoun = 4;
const fewestNames = 3;
// What follows one of these is a thing beside the named one: "Messerblock mit Kochmesser".
const ties: ReadonlySet<string> = new Set(
  'aus mit für ohne in im am an auf zum zur von nach und oder inkl inklusive plus'.split(' '),
);
const severalThings = /(?<!\p{L})(?:\p{L}+sets?|sortiment|\d+[- ]?(?:teilig|tlg|er)\p{L}*)(?!\p{L})/iu;
const plurals = /(?:en|er|e|n|s)$/u;

/**
 * A German title that calls one thing by many names ("Regal Wandregal Bücherregal - Regal aus Eiche, Schweberegal 80 cm")
 * with the first exact one: "Wandregal aus Eiche, 80 cm". The other names are left to the keywords. Any other title stays.
 */
export function withoutSynonyms(title: string, { listing, language }: RewriteContext): string {
  if (language !== 'de' || severalThings.test(title)) return title;
  const [head = '', ...tail] = segmentsOf(title, language);
  const base = baseOf(title, listing.category ?? '', listing.brand ?? '');
  if (base === null) return title;
  const isName = (word: string): boolean => isOf(word, base);
  const words = head.split(' ');
  const first = words.findIndex(isName);
  const names = words.filter(isName);
  const others = tail.filter((part) => part.split(' ').some(isName));
  if (first < 0 || names.length + others.length < fewestNames - (names.length > 1 ? 1 : 0)) return title;
  const isBeside = [head, ...tail].some((part) =>
    part.split(' ').some((word, index, all) => isName(word) && ties.has(all[index - 1]?.toLowerCase() ?? '')),
  );
  if (isBeside) return title;
  if (tail.length === 0) return inParts(words, isName, first);
  const exact = names.find((name) => name.length > base.length) ?? names[0] ?? '';
  const behind = words.slice(first + 1).filter((word) => !isName(word));
  let name = [...words.slice(0, first), exact, ...behind].join(' ');
  const parts = tail.flatMap((part) => {
    const all = part.split(' ');
    if (!all.some(isName)) return [part];
    const left = all.filter((word) => !isName(word));
    const isTied = isName(all[0] ?? '') && ties.has(left[0]?.toLowerCase() ?? '');
    if (isTied && behind.length === 0 && !name.includes(` ${left[0]} `)) {
      name = `${name} ${left.join(' ')}`;
      return [];
    }
    if (left.length === 0) return [];
    if (kindOf(left.join(' '), language) !== null) return [left.join(' ')];
    return factsOf(left.join(' '), language).length > 0 ? [isTied ? left.join(' ') : part] : [];
  });
  return [name, ...parts].join(', ');
}

const declined = /^\p{Ll}{3,}(?:e|er|es|en|em)$/u;
const adjective = /^\p{Ll}{5,}$/u;

/** A row without a pause: the first exact name, without its other names and their words, and a comma before each property. */
function inParts(words: readonly string[], isName: (word: string) => boolean, first: number): string {
  const exact = Math.max(
    first,
    words.findIndex((word, index) => index >= first && isName(word) && words.some((other) => isPartOf(other, word))),
  );
  const isGone = (word: string, index: number): boolean =>
    index !== exact &&
    (isName(word) ||
      (declined.test(word) && isName(words[index + 1] ?? '')) ||
      (index > first && words.some((other, at) => at !== index && isPartOf(word, other))));
  const kept = words.filter((word, index) => !isGone(word, index));
  return kept
    .map((word, index) => {
      const isTie = ties.has(word.toLowerCase().replace(/\.$/u, ''));
      const isBegun = index > 1 && (isTie || (adjective.test(word) && !ties.has(kept[index - 1]?.toLowerCase() ?? '')));
      return isBegun ? `, ${word}` : index === 0 ? word : ` ${word}`;
    })
    .join('');
}

/** "Garten" is said by "Gartenschlauch". */
const isPartOf = (word: string, whole: string): boolean =>
  word.length >= shortestNoun &&
  /^\p{Lu}/u.test(word) &&
  whole.length >= word.length + shortestNoun &&
  (whole.toLowerCase().startsWith(word.toLowerCase()) || whole.toLowerCase().endsWith(word.toLowerCase()));

const isOf = (word: string, base: string): boolean => /^\p{Lu}/u.test(word) && word.toLowerCase().endsWith(base);

/** The noun that the names of the thing end with: that of the category, or the one that most of them share. */
function baseOf(title: string, category: string, brand: string): string | null {
  const own = new Set(wordList(brand));
  const nouns = (title.match(/(?<!\p{L})\p{Lu}[\p{L}]+/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= shortestNoun && !own.has(word));
  const kind = wordList(category).at(-1) ?? '';
  const kinds = [kind, kind.replace(plurals, '')].filter((word) => word.length >= shortestNoun);
  const count = (base: string): number => nouns.filter((word) => word.endsWith(base)).length;
  const [best] = [...new Set([...kinds, ...nouns])]
    .map((base) => ({ base, count: count(base) }))
    .filter((found) => found.count > 1)
    .sort((a, b) => b.count - a.count);
  return best?.base ?? null;
}
