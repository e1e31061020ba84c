import { type Word, wordsOf } from '../text/words.ts';
import { isFiller } from './keyword-words.ts';
import { stem } from './title-parts.ts';

// What goes on behind the figure of a model: "15 Pro Max", "5th generation", "10.9 inch".
const ofModel = /^(?:pro|max|plus|ultra|mini|lite|air|se|fe|note|neo|xl|gen|generation|inch|series)$/iu;
const mostOfModel = 7;
const mostModifiers = 3;
const mostBehind = 5;

/**
 * "For iPhone 15 Case Clear Magnetic Case Shockproof …" as "Clear Magnetic Case for iPhone 15": what a thing is stands
 * before what it is for. Any other title, and one that tells not where the model ends, stays.
 */
export function withModelBehind(title: string, language: string): string {
  const words = wordsOf(title);
  if (language !== 'en' || words[0]?.word !== 'for') return title;
  const figure = words.slice(0, mostOfModel).findLastIndex(({ word }) => /\d/u.test(word));
  if (figure < 1) return title;
  let end = figure + 1;
  while (ofModel.test(words[end]?.word ?? '')) end += 1;
  const noun = words[end];
  const model = textOf(title, words.slice(1, end));
  if (noun === undefined || !/^\p{L}{3,}$/u.test(noun.word) || /[,;:|]/u.test(model)) return title;
  const behind = words.slice(end + 1);
  const again = behind.findIndex(({ word }) => stem(word) === stem(noun.word));
  if (again < 0)
    return behind.length < mostBehind && !behind.some(({ word }) => isFiller(word))
      ? `${title.slice(noun.start).trim()} for ${model}`
      : title;
  const between = behind.slice(0, again);
  const modifiers = between.length > mostModifiers || between.some(({ word }) => isFiller(word)) ? [] : between;
  const called = [...modifiers, noun].map((word) => textOf(title, [word])).join(' ');
  return `${called} for ${model}`;
}

const textOf = (title: string, words: readonly Word[]): string =>
  title.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
