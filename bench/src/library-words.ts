import { seededRandom } from '../../listing/testing/seeded-random.ts';

const syllables = 'ba ke li mo nu ra se ti vo zu pan ter lam fil gor hes'.split(' ');
const vocabularySize = 12_000;

/** Invented words; the first are frequent and the last rare, as in a language. */
export function createWords(seed: number) {
  const { next, pick } = seededRandom(seed);
  const all = new Set<string>();
  while (all.size < vocabularySize)
    all.add(Array.from({ length: 2 + Math.floor(next() * 3) }, () => pick(syllables)).join(''));
  const words = [...all];
  const word = () => words[Math.floor(words.length ** next()) - 1] ?? 'ba';
  return { words, word, some: (count: number) => Array.from({ length: count }, word).join(' '), next };
}
export type Words = ReturnType<typeof createWords>;

export const skuOf = (n: number) => `NV-${String(n).padStart(6, '0')}`;
