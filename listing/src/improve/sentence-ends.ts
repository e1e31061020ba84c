import { codePoints } from '../text/words.ts';
import { upperFirst } from './casing.ts';
import { sentencesOf } from './clean-text.ts';

const longestSentence = 300;
const splice =
  /, (?:and |but )?(?=(?:it|they|you|the \p{L}+(?: \p{L}+)?) (?:is|are|has|have|comes?|needs?|weighs?|can|measures?|stands?|holds?|fits?) |(?:they['’]re|it['’]s) )(\p{L})/giu;

const fewestSmall = 2;
const smallStart =
  /(?<=[\p{L})]{3}[.!?]|\s(?:it|up|on|me|us)[.!?]|\d ?(?:mm|cm|m|kg|g|ml|l|oz)\.)(?<!(?<!\p{L})(?:approx|incl|excl|inkl|exkl|zzgl|max|min|etc|прибл|макс|мин|env)\.)\s+(?=\p{Ll})/gu;

/** What was typed without capitals, with one at the beginning of each sentence; any other text stays. */
function withCapitals(line: string, language: string): string {
  const starts = line.match(smallStart)?.length ?? 0;
  if (starts < fewestSmall || /[.!?]\s+\p{Lu}/u.test(line)) return line;
  const text = line.split(smallStart).map(upperFirst).join(' ');
  return language === 'en' ? text.replace(/(?<=^|\s)i(?=\s|['’](?:m|ve|d|ll)\b)/gu, 'I') : text;
}

/** A text of several sentences with the full stop of the last one. */
const withLastStop = (line: string): string =>
  /[\p{L}\p{N})]$/u.test(line) && endsApart.test(line) && !/[:•|]/u.test(line) ? `${line}.` : line;
const endsApart = /\p{Ll}{3}[.!?] \p{Lu}\p{Ll}/u;

/** True for a line whose sentences do not begin or end as they should. */
export const isUnended = (line: string, language: string): boolean => withEnds(line, language) !== line;

/**
 * A line with its sentences begun by capitals; clauses that only commas hold together, in a sentence that nobody can
 * read in one breath, are sentences of their own.
 */
export const withEnds = (typed: string, language: string): string =>
  withLastStop(withClauses(withCapitals(typed, language), language));

function withClauses(line: string, language: string): string {
  if (language !== 'en' || codePoints(line) <= longestSentence) return line;
  return sentencesOf(line)
    .map((sentence) =>
      codePoints(sentence) <= longestSentence
        ? sentence
        : sentence.replace(splice, (_, letter: string) => `. ${letter.toUpperCase()}`),
    )
    .join(' ');
}
