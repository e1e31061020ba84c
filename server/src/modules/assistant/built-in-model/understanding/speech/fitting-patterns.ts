import { neededLetters } from './needed-letters.ts';

/** So many letters of a needed stretch are looked for. */
const letters = 4;
const bits = 7;

/**
 * Which of many patterns may fit a text: those that need letters which it does not hold are left out, without a try of each. A
 * table has hundreds of patterns, of which a text fits two or three.
 */
export function fittingPatterns(patterns: readonly RegExp[]): (text: string) => Uint8Array {
  const always = new Uint8Array(patterns.length);
  /** By a stretch of three or four letters, as a number: who needs it. */
  const needing = new Map<number, number[]>();
  for (const [index, pattern] of patterns.entries()) {
    const needs = neededLetters(pattern);
    if (needs === null) always[index] = 1;
    for (const need of new Set(needs?.map(rarestOf))) {
      const at = numberOf(need, 0, need.length);
      needing.set(at, [...(needing.get(at) ?? []), index]);
    }
  }
  return (said) => {
    // The letter ſ is an s for patterns that ignore case.
    const text = said.toLowerCase().replaceAll('ſ', 's');
    const fitting = always.slice();
    for (let at = 0; at <= text.length - letters + 1; at += 1)
      for (let length = letters - 1; length <= letters; length += 1)
        for (const index of needing.get(numberOf(text, at, length)) ?? []) fitting[index] = 1;
    return fitting;
  };
}

const common = 'etaoinsrlhdcu ';
/** Of a needed stretch the letters that the fewest words have. */
function rarestOf(need: string): string {
  const starts = Array.from({ length: Math.max(1, need.length - letters + 1) }, (_, at) =>
    need.slice(at, at + letters),
  );
  const rarity = (part: string) => [...part].reduce((sum, letter) => sum + ((common.indexOf(letter) + 15) % 15), 0);
  return starts.reduce((best, part) => (rarity(part) > rarity(best) ? part : best));
}

/** The letters of a stretch as one number; -1 for others than those that are looked for. */
function numberOf(text: string, from: number, length: number): number {
  let sum = 1;
  for (let at = from; at < from + length; at += 1) {
    const code = text.charCodeAt(at);
    if (!(code < 128)) return -1;
    sum = sum * (1 << bits) + code;
  }
  return sum;
}
