import type { Listing } from '../listing.ts';
import { codePoints, wordList } from '../text/words.ts';
import { isStep } from './loose-lines.ts';
import { stem } from './title-parts.ts';

/** A line of a description, and how many of its sentences are left. */
export interface Rest {
  line: string;
  sentences: number;
  isTorn: boolean;
}

const fewestAlone = 2;
// A torn rest shorter than this is no paragraph, whatever number of sentences it has. Our choice.
const shortestAlone = 40;
// Together they stay a paragraph that a phone shows at once. Our choice.
const longestJoined = 400;
const endsSentence = /[.!?…。！？]["”»)]?$/u;

const isParagraph = (line: string): boolean => !line.startsWith('• ') && !isStep(line) && endsSentence.test(line);

/** The lines, where the one sentence that is left of a paragraph ends the paragraph before it. */
export function withRestsJoined(rests: readonly Rest[]): string[] {
  const lines: string[] = [];
  for (const { line, sentences, isTorn } of rests) {
    const before = lines.at(-1);
    const isAlone = isTorn && (sentences < fewestAlone || codePoints(line) < shortestAlone);
    const isJoined =
      isAlone &&
      before !== undefined &&
      isParagraph(before) &&
      isParagraph(line) &&
      codePoints(before) + codePoints(line) < longestJoined;
    if (isJoined) lines[lines.length - 1] = `${before} ${line}`;
    else lines.push(line);
  }
  return lines;
}

// "Weight 900 g", "Made in Portugal", "Dry clean only".
const mostWords = 5;
const fewestWords = 2;
const verb = /(?<!\p{L})(?:is|are|has|have|can|comes?|includes?|ist|sind|hat|est|sont|es|son|è|sono)(?!\p{L})/iu;
// One property under several names, and what stands between a name and its value.
const names: readonly [name: string, said: RegExp][] = [
  ['weight', /^(?:weigh|weighs)$/u],
  ['capacity', /^(?:volume|holds)$/u],
  ['made', /^(?:origin|country)$/u],
  ['included', /^(?:comes|includes)$/u],
];
const joins: ReadonlySet<string> = new Set(['a', 'an', 'the', 'of', 'in', 'with', 'and', 'version']);

/** The words of a text but for those that only join others; a property has one name, whatever it is called. */
export const propertyWords = (text: string): string[] =>
  wordList(text)
    .filter((word) => !joins.has(word))
    .map((word) => stem(names.find(([, said]) => said.test(word))?.[0] ?? word));

const keyOf = (text: string): string => [...new Set(propertyWords(text))].sort().join(' ');

/**
 * True for a sentence of a few words and without a verb of its own that a bullet or a property tells in the same words:
 * "Weight 900 g." A row "Weight: 900 g" belongs to a table.
 */
export function isToldFragment(text: string, { bullets, specifications }: Listing): boolean {
  const count = wordList(text).length;
  const isFragment = endsSentence.test(text) && !text.includes(':') && !verb.test(text);
  if (count < fewestWords || count > mostWords || !isFragment) return false;
  const rows = specifications.flatMap(({ name, value }) => [
    `${name} ${value}`,
    // "Dry clean only" says without its name what it is; a figure does not.
    ...(/\d/u.test(value) ? [] : [value]),
  ]);
  const known = [...bullets.flatMap((bullet) => bullet.split(/[,;] /u)), ...rows];
  const key = keyOf(text);
  return known.some((said) => keyOf(said) === key);
}
