import { wordList } from '../text/words.ts';
import { isFiller } from './keyword-words.ts';

const label = /^(?:• )?([^:：]{2,60})[:：]\s*(\S.*)$/u;
const shortestValue = 4;
const holds = (words: ReadonlySet<string>, text: string): boolean => wordList(text).every((word) => words.has(word));

/** True where one bullet has the property: its value, and its name as well where the value alone could be of anything. */
export function isInBullets(line: string, bullets: readonly string[]): boolean {
  const [, name = '', value = line] = label.exec(line) ?? [];
  const isOwn = wordList(value).some((word) =>
    /\d/u.test(word) ? /\d ?\p{L}/u.test(value) : word.length >= shortestValue && !isFiller(word),
  );
  const figure = /\d ?\p{L}/u.test(value) ? unspaced(value) : null;
  return bullets.some((bullet) => {
    // "2000mAh" tells "2000 mAh".
    const at = figure === null ? -1 : unspaced(bullet).indexOf(figure);
    if (at >= 0 && !/\d/u.test(unspaced(bullet).charAt(at - 1))) return true;
    const words = new Set(wordList(bullet));
    return holds(words, value) && (isOwn || holds(words, name));
  });
}

const unspaced = (text: string): string => text.replace(/\s+/gu, '').toLowerCase();
