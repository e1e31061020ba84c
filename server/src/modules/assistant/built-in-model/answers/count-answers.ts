import type { CardListing } from '../../tool-types.ts';
import { bulletList, count, plain, withoutTags } from '../safe-markdown.ts';
import { numberWord, ordinalPattern, ordinalWord } from '../understanding/speech/number-words.ts';
import { tokens } from './question-words.ts';

const lists: [RegExp, string, string, (listing: CardListing) => string[]][] = [
  [/\b(?:bullets?(?: points?)?|key features|highlights)\b/, 'bullet', 'bullets', ({ bullets }) => bullets],
  [/\b(?:keywords?|search terms?|tags?)\b/, 'keyword', 'keywords', ({ keywords }) => keywords],
  [
    /\b(?:specs?|specifications?|attributes?)\b/,
    'specification',
    'specifications',
    ({ specifications }) => specifications.map(({ name, value }) => `${name}: ${value}`),
  ],
];
const texts: [RegExp, string, (listing: CardListing) => string][] = [
  [/\btitle\b|\bheadline\b/, 'title', ({ title }) => title],
  [/\bdescription\b/, 'description', ({ description }) => withoutTags(description)],
];

/** Asks for a number of things. */
export const asksNumber = /\bhow many\b|\bnumber of\b|\b(?:re-?)?count\b|\btally\b/;

/** "How many bullets?", "how long is the title?", "what does the second bullet say?"; null for other questions. */
export function countAnswer(question: string, listing: CardListing): string | null {
  const isCount = asksNumber.test(question);
  const isLength =
    /\bhow long\b|\blength\b|\b(?:how many|number of|count)(?: the| all)* (?:words|characters|letters|signs|chars)\b/.test(
      question,
    );
  const text = texts.find(([pattern]) => pattern.test(question));
  if (isLength && text !== undefined) {
    const [, name, read] = text;
    const value = read(listing);
    if (value === '') return `The card has no ${name}.`;
    return `The ${name} has ${count(value.length, 'character')} and ${count(tokens(value).length, 'word')}.`;
  }
  const list = lists.find(([pattern]) => pattern.test(question));
  if (list === undefined) return null;
  const [, one, many, read] = list;
  const values = read(listing);
  if (isCount)
    return values.length === 0
      ? `The card has no ${many}.`
      : `The card has ${count(values.length, one)}:\n\n${bulletList(values.slice(0, 30).map((value) => plain(value, 500)))}`;
  const extreme = /\b(?:(longest)|shortest)\b/.exec(question);
  if (extreme !== null && values.length > 0) {
    const ranked = values.toSorted((a, b) => (b.length - a.length) * (extreme[1] === undefined ? -1 : 1));
    const own = ranked[0] ?? '';
    return `The ${extreme[0]} ${one} has ${count(own.length, 'character')}:\n\n- ${plain(own, 500)}`;
  }
  const words = [...question.matchAll(new RegExp(`\\b(${ordinalPattern})\\b`, 'g'))].map(([said]) => said);
  if (words.length > 1) {
    const told = words.flatMap((said) => {
      const at = ordinalWord(said) ?? 0;
      return values.at(at < 0 ? at : at - 1) ?? [];
    });
    return told.length === 0
      ? `The card has only ${count(values.length, one)}.`
      : bulletList(told.map((value) => plain(value, 500)));
  }
  const [word] = words;
  const figure = new RegExp(`\\b(?:${one}|number|no\\.?|#) ?(\\d{1,2}|one|two|three|four|five)\\b`).exec(question)?.[1];
  const place = word === undefined ? (figure === undefined ? null : numberWord(figure)) : ordinalWord(word);
  if (place === null || place === 0) return null;
  const value = values.at(place < 0 ? place : place - 1);
  if (value === undefined) return `The card has only ${count(values.length, one)}.`;
  return `${place < 0 ? 'The last' : `${one.charAt(0).toUpperCase()}${one.slice(1)} ${place}`}${place < 0 ? ` ${one}` : ''}: ${plain(value, 500)}`;
}
