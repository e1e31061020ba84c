import type { CardSummary } from '../../tool-types.ts';
import { isOneSlip } from '../understanding/speech/vocabulary.ts';
import { isShortOf } from './title-match.ts';

/** Shorter words have too many neighbours. */
const shortest = 5;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
/** As it sounds: "headfones" and "headphones", "lether" and "leather" apart from one letter. */
const sound = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck|q(?!u)/g, 'k')
    .replace(/([^\d])\1/g, '$1')
    .replace(/(?<=.{3})e?s$/, '');
const isNear = (said: string, own: string) =>
  sound(said) === sound(own) ||
  isShortOf(said, own) ||
  (said.length >= shortest && own.length >= shortest && isOneSlip(sound(said), sound(own)));

/** The one card whose title has every one of these words, some of them with a slip; null where none or several do. */
export function misspeltIn(words: string[], cards: CardSummary[]): CardSummary | null {
  const said = words.flatMap(wordsOf);
  if (said.length === 0 || !said.some((word) => word.length >= shortest || !/[aeiou]/.test(word))) return null;
  const [only, ...others] = cards.filter(({ title }) => {
    const own = wordsOf(title);
    return said.every((word) => own.some((one) => isNear(word, one)));
  });
  return only !== undefined && others.length === 0 ? only : null;
}
