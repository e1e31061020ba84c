import { codePoints } from '../text/words.ts';
import { upperFirst } from './casing.ts';
import { sentencesOf } from './clean-text.ts';

const longestSentence = 300;
const splice =
  /, (?:and |but )?(?=(?:it|they|you|the \p{L}+(?: \p{L}+)?) (?:is|are|has|have|comes?|needs?|weighs?|can|measures?|stands?|holds?|fits?) |(?:they['’]re|it['’]s) )(\p{L})/giu;

const fewestSmall = 2;
const smallStart =
  /(?<=[\p{L})]{3}[.!?]|\s(?:it|up|on|me|us)[.!?]|\d ?\p{L}{1,3}\.)(?<!(?<!\p{L})(?:approx|incl|excl|inkl|exkl|zzgl|max|min|etc|прибл|макс|мин|env)\.)\s+(?=\p{Ll})/gu;

const capitalStart = /[.!?]\s+\p{Lu}/gu;

/** What was typed without capitals, but for one here and there, with one at the beginning of each sentence; any other text stays. */
function withCapitals(line: string, language: string): string {
  const starts = line.match(smallStart)?.length ?? 0;
  const capitals = line.match(capitalStart)?.length ?? 0;
  if (starts < fewestSmall || capitals >= starts) return line;
  const text = line.split(smallStart).map(upperFirst).join(' ');
  return language === 'en' ? text.replace(/(?<=^|\s)i(?=\s|['’](?:m|ve|d|ll)\b)/gu, 'I') : text;
}

/** A text of several sentences with the full stop of the last one. */
const withLastStop = (line: string): string =>
  /[\p{L}\p{N})]$/u.test(line) && endsApart.test(line) && !/[:•|]/u.test(line) ? `${line}.` : line;
const endsApart = /\p{Ll}{3}[.!?] \p{Lu}\p{Ll}/u;

/** True for a line whose sentences do not begin or end as they should. */
export const isUnended = (line: string, language: string): boolean => withEnds(line, language) !== line;

// Words that begin a sentence and end no address.
const starter =
  'it (?:has|have|is|can|will|comes?|was)|this|these|they|you|we|our|your|if|and|but|with|made|comes|please|all|can|perfect|great';
const unspacedStop = new RegExp(`(?<=\\s\\p{L}{2,}[.!])(?=(?:${starter})[\\s,])`, 'giu');

/** "Very breathable,foam sole", "real leather.Fits A4": signs with the space that was not typed; an address has no such words. */
export const spacedSigns = (text: string): string =>
  text
    .replace(/(?<=(?:^|\s)\p{L}?\p{Ll}{2,}),(?=\p{Ll}{3,}(?:[\s,.]|$))/gu, ', ')
    .replace(/(?<=(?:^|\s)\p{Lu}{3,}),(?=\p{Lu}{3,}(?:[\s,.]|$))/gu, ', ')
    .replace(/(?<=\s\p{L}?\p{Ll}{2,}[.!])(?=\p{Lu}\p{Ll}{2,}[\s,])/gu, ' ')
    .replace(unspacedStop, ' ')
    .replace(/(?<=\p{Ll}{2}[.!?]{1,3} )please(?= \p{Ll})/gu, 'Please')
    .replace(
      /(?<=\p{Ll}[.!] )\p{Ll}(?=\p{Ll}* (?:has|have|is|can|will|comes?|was)\s)/gu,
      (letter, at: number, whole: string) => (isStarter.test(whole.slice(at)) ? letter.toUpperCase() : letter),
    );
const isStarter = /^(?:it|this|they|you|we)\s/u;

/**
 * A line with its sentences begun by capitals; clauses that only commas hold together, in a sentence that nobody can
 * read in one breath, are sentences of their own.
 */
export const withEnds = (typed: string, language: string): string =>
  withLastStop(withPronouns(withClauses(withCapitals(spacedSigns(typed), language), language), language));

const named =
  /^((?:The|This|Our) \p{L}+(?: \p{L}+)?) (is|has|comes|weighs|measures|includes|features|holds|keeps|works|are|have) /u;
const fewestNamed = 3;

/** "The kettle has …. The kettle is …. The kettle is …": behind the first sentence it is an "It". */
function withPronouns(line: string, language: string): string {
  if (language !== 'en') return line;
  const sentences = sentencesOf(line);
  const subjects = sentences.map((sentence) => named.exec(sentence)?.[1] ?? '');
  const counts = new Map<string, number>();
  for (const subject of subjects) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const isAgain = (index: number): boolean => {
    const subject = subjects[index] ?? '';
    return subject !== '' && subject === subjects[index - 1] && (counts.get(subject) ?? 0) >= fewestNamed;
  };
  if (!sentences.some((_, index) => isAgain(index))) return line;
  const told = sentences.map((sentence, index) => {
    const [, subject = '', verb = ''] = named.exec(sentence) ?? [];
    const pronoun = verb === 'are' || verb === 'have' ? 'They' : 'It';
    return isAgain(index) ? pronoun + sentence.slice(subject.length) : sentence;
  });
  return togetherBy(told).join(' ');
}

const shortClause = /^(It is|It has|They are|They have) ((?!made |not )[^,;:.!?]{2,40})\.$/u;
const mostTogether = 3;

/** "It is cordless. It is BPA free." in one sentence. */
function togetherBy(sentences: readonly string[]): string[] {
  const groups: { start: string; ends: string[] }[] = [];
  for (const sentence of sentences) {
    const [, start = '', end = ''] = shortClause.exec(sentence) ?? [];
    const last = groups.at(-1);
    const isPlain = start !== '' && !/\band\b/u.test(end);
    if (isPlain && last?.start === start && last.ends.length < mostTogether) last.ends.push(end);
    else groups.push(isPlain ? { start, ends: [end] } : { start: '', ends: [sentence] });
  }
  return groups.map(({ start, ends }) => {
    const last = ends.at(-1) ?? '';
    return start === '' ? last : `${start} ${ends.length > 1 ? `${ends.slice(0, -1).join(', ')} and ` : ''}${last}.`;
  });
}

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
