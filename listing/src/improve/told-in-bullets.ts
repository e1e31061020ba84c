import { factsOf } from '../ground/facts.ts';
import { wordList } from '../text/words.ts';
import { sharedKey } from './fact-keys.ts';
import { isFiller } from './keyword-words.ts';

const label = /^(?:• )?([^:：]{2,60})[:：]\s*(\S.*)$/u;
const shortestValue = 4;
const holds = (words: ReadonlySet<string>, text: string): boolean =>
  wordList(text).every((word) => words.has(word) || isJoin.test(word));
// Between the words of a value, and in another text perhaps not.
const isJoin = /^(?:and|or|&|und|et|y|e|и)$/u;

/** True where one bullet has the property: its value, and its name as well where the value alone could be of anything. */
export function isInBullets(line: string, bullets: readonly string[], language = 'en'): boolean {
  const [, name = '', value = line] = label.exec(line) ?? [];
  const isOwn = wordList(value).some((word) =>
    /\d/u.test(word) ? /\d ?\p{L}/u.test(value) : word.length >= shortestValue && !isFiller(word),
  );
  const figure = /\d ?\p{L}/u.test(value) ? unspaced(value) : null;
  const measure = measureOf(value, language);
  return bullets.some((bullet) => {
    if (measure !== null && factsOf(bullet, language).some((fact) => sharedKey(fact) === measure)) return true;
    // "2000mAh" tells "2000 mAh".
    const at = figure === null ? -1 : unspaced(bullet).indexOf(figure);
    if (at >= 0 && !/\d/u.test(unspaced(bullet).charAt(at - 1))) return true;
    const words = new Set(wordList(bullet));
    return holds(words, value) && (isOwn || holds(words, name));
  });
}

/** What a value measures, where it is nothing else: "2.2 Pounds" is told by "2.2 lb". */
function measureOf(value: string, language: string): string | null {
  const text = value.trim();
  const fact = factsOf(text, language).find(({ start, end }) => start === 0 && end === text.length);
  return fact?.kind === 'number' && fact.number !== undefined && fact.number.unit !== '' ? sharedKey(fact) : null;
}

const unspaced = (text: string): string => text.replace(/\s+/gu, '').toLowerCase();
