import { wordList } from '../text/words.ts';
import { sentencesOf } from './clean-text.ts';
import { isFiller } from './keyword-words.ts';
import { isProtected } from './protected-texts.ts';
import { isHeading } from './tellable.ts';
import { stem } from './title-parts.ts';

// Fewer words are a name, which may stand anywhere.
const fewestWords = 3;
const counted = /^\d{1,3} ?[x×] |^\d{1,3} \p{L}/u;

const keyOf = (text: string): string => wordList(text).join(' ');

/** The words of a text that say something. */
export const contentOf = (text: string): Set<string> =>
  new Set(
    wordList(text)
      .filter((word) => !isFiller(word))
      .map(stem),
  );

/** True for a text whose every word stands in the other one: "Breathable mesh back" below "The breathable mesh back keeps you cool". */
const isIn = (text: string, sentence: string): boolean => {
  const own = contentOf(text);
  const said = contentOf(sentence);
  return own.size >= fewestWords && [...own].every((word) => said.has(word));
};

/**
 * The lines of a description without the sentences that stood there before, and without the items of a plain list that a
 * sentence of the text tells; and what is gone. Under a heading of its own a row may be of another thing.
 */
export function saidOnce(
  lines: readonly string[],
  protectedTexts: readonly string[],
): { lines: string[]; gone: string[] } {
  const sentences = lines.flatMap((line) => (line.startsWith('• ') ? [] : sentencesOf(line).filter(isWhole)));
  const seen = new Set<string>();
  const gone: string[] = [];
  const isAgain = (text: string): boolean => {
    const key = keyOf(text);
    const isKnown = seen.has(key) && wordList(text).length >= fewestWords && !isProtected(text, protectedTexts);
    seen.add(key);
    if (isKnown) gone.push(text);
    return isKnown;
  };
  let head = '';
  const kept = lines.flatMap((line) => {
    if (!line.startsWith('• ')) {
      head = /[:：]$/u.test(line) ? line : '';
      const said = sentencesOf(line);
      const left = said.filter((sentence) => !(isWhole(sentence) && isAgain(sentence)));
      return left.length === said.length ? [line] : left.length === 0 ? [] : [left.join(' ')];
    }
    const item = line.slice(2);
    const isPlain = head === '' || isHeading(head);
    const isTold =
      isPlain &&
      !item.includes(':') &&
      !counted.test(item) &&
      !isProtected(item, protectedTexts) &&
      sentences.some((sentence) => isIn(item, sentence));
    if (isTold) gone.push(item);
    return isTold || (isPlain && isAgain(item)) ? [] : [line];
  });
  return { lines: kept, gone };
}

const isWhole = (text: string): boolean => /[.!?…。！？]["”»)]?$/u.test(text);
