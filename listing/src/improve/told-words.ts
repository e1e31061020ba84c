import { factsOf } from '../ground/facts.ts';
import { wordList } from '../text/words.ts';
import { sharedKey } from './fact-keys.ts';
import { isFiller } from './keyword-words.ts';
import { stem } from './title-parts.ts';
import { isInBullets } from './told-in-bullets.ts';

// "The kettle", "There is a", "It has": what a bullet leaves out of its sentence.
const mostLeftOut = 4;

/** The words of a sentence, with up to some of them left out in front, and in any order: a bullet with one of these tells it. */
export function waysToTell(sentence: string): string[] {
  const words = spoken(sentence);
  const shorter = Array.from({ length: mostLeftOut + 1 }, (_, left) => words.slice(left)).filter(isTelling);
  return [...shorter.map((said) => said.join(' ')), ...(isTelling(words) ? [sorted(words)] : [])];
}

export function waysOf(bullet: string): string[] {
  const words = spoken(bullet);
  return isTelling(words) ? [words.join(' '), sorted(words)] : [];
}

const isTelling = (words: readonly string[]): boolean => words.length > 1;
const sorted = (words: readonly string[]): string => `in any order: ${[...words].sort().join(' ')}`;
export const spoken = (text: string): string[] => wordList(text.replace(/ ?°(?= ?[CF](?!\p{L}))/gu, ' degrees '));

// A shorter sentence may stand in another one by chance.
const fewestHeld = 3;
const figures = /\d+(?:[.,]\d+)*/gu;

/** True where a bullet has all that a sentence tells: its figures, and every word but one of many. */
export function holds(bullet: string, sentence: string): boolean {
  const known = new Set(spoken(bullet).map(stem));
  const own = [
    ...new Set(
      spoken(sentence)
        .filter((word) => !isFiller(word))
        .map(stem),
    ),
  ];
  const missing = own.filter((word) => !known.has(word));
  return (
    spoken(sentence).length >= fewestHeld &&
    own.length > 1 &&
    missing.length * fewestOfMissing <= own.length &&
    (sentence.match(figures) ?? []).every((figure) => bullet.includes(figure)) &&
    !missing.some((word) => /\d/u.test(word))
  );
}
const fewestOfMissing = 5;

const fewestFigures = 3;

/** True where a text has the row, its measures, or its figures with a word of its name. */
export function isRowTold(row: string, known: readonly string[], language: string): boolean {
  if (isInBullets(row, known, language)) return true;
  const [name = ''] = row.split(':');
  const own = (row.match(figures) ?? []).map(Number);
  const named = spoken(name).map(stem);
  const measures = keysOf(row, language);
  if (own.length === 0) return false;
  return known.some((text) => {
    const told = (text.match(figures) ?? []).map(Number);
    const words = new Set(spoken(text).map(stem));
    const keys = keysOf(text, language);
    const isMeasured =
      measures.length > 1 && measures.length === own.length && measures.every((key) => keys.includes(key));
    const isNamed = own.length >= fewestFigures || (row.includes(':') && named.some((word) => words.has(word)));
    return isMeasured || (isNamed && own.every((figure) => told.includes(figure)));
  });
}

const keysOf = (text: string, language: string): string[] =>
  factsOf(text, language).flatMap((fact) =>
    fact.kind === 'number' && fact.number?.unit !== '' ? [sharedKey(fact)] : [],
  );
