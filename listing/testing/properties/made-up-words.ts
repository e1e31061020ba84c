import { utf8Bytes, wordsOf } from '../../src/text/words.ts';

const consonants = 'bcdfghjkmnpqrstvwxz';

/** A pronounceable word that no list holds, another for each number: `zobaq…`. */
export function madeUpWord(index: number, length = 6): string {
  let rest = index;
  let word = '';
  while (word.length < length) {
    word = `${consonants[rest % consonants.length]}${word}`;
    rest = Math.floor(rest / consonants.length);
  }
  return word;
}

const caseless = 'אבגדהוזחטיכלמנסעפצקרשת';

/**
 * The text with other letters and digits in the given ranges: capitals stay capitals, letters without case stay so,
 * and the length stays the same. `seed` makes the result another for each call.
 */
export function respelled(text: string, ranges: readonly { start: number; end: number }[], seed: number): string {
  let result = '';
  let at = 0;
  for (const [index, { start, end }] of ranges.entries()) {
    const letters = madeUpWord(seed + index, 40);
    let used = 0;
    const spelled = text.slice(start, end).replace(/[\p{L}\p{N}]/gu, (sign) => {
      used += 1;
      const letter = letters.at(-used) ?? 'q';
      if (/\p{N}/u.test(sign)) return '7';
      if (/\p{Lu}/u.test(sign)) return letter.toUpperCase();
      return /\p{Ll}/u.test(sign) ? letter : (caseless[consonants.indexOf(letter)] ?? 'א');
    });
    result += text.slice(at, start) + spelled;
    at = end;
  }
  return result + text.slice(at);
}

/** A made-up keyword of so many UTF-8 bytes that none of the others equals. */
export function madeUpKeyword(bytes: number, others: readonly string[]): string {
  const taken = new Set(others.map((other) => other.trim().toLowerCase()));
  for (let index = 0; ; index += 1) {
    const word = madeUpWord(index, bytes);
    if (!taken.has(word)) return word;
  }
}

/** The bytes that a keyword takes in a list that is joined by spaces. */
export const bytesOf = (keywords: readonly string[]): number => utf8Bytes(keywords.join(' '));

/** The title with only the first letter of each word as a capital. */
export function inNormalCase(title: string): string {
  let result = '';
  let at = 0;
  for (const { start, end } of wordsOf(title)) {
    const [first = '', ...rest] = title.slice(start, end);
    result += title.slice(at, start) + first + rest.join('').toLowerCase();
    at = end;
  }
  return result + title.slice(at);
}
