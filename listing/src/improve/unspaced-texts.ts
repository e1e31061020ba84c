import { isUnspaced } from '../text/words.ts';

const piece = /\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|[\p{Script=Latin}\p{N}.,%]+/gu;
const labelled = /^[^:：]{1,20}[:：]\s*(\S.*)$/u;

/**
 * True where a text of a script without spaces tells a line already: the value of a property ("165mm" of "刃渡り: 165mm"),
 * or every piece of any other line ("刃渡り165mm" in "刃渡りは165mm").
 */
export function isToldUnspaced(line: string, text: string): boolean {
  if (!isUnspaced(line) || !isUnspaced(text)) return false;
  const value = labelled.exec(line)?.[1];
  if (value !== undefined) return text.includes(value);
  return (line.match(piece) ?? []).every((part) => text.includes(part));
}

/** Sentences after each other: those of scripts without spaces have none between them. */
export const joinedSentences = (sentences: readonly string[]): string =>
  sentences.reduce(
    (text, sentence) => (text === '' || /[。！？]$/u.test(text) ? text + sentence : `${text} ${sentence}`),
    '',
  );
