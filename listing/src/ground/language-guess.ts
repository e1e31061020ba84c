import type { VocabularyLanguage } from './word-facts.ts';

const commonWords: [VocabularyLanguage, string][] = [
  ['en', 'the and with for of is your from this in'],
  ['de', 'und der die das mit für aus ist ein eine von zum bei'],
  ['fr', 'le la les des et pour avec une en du est sur'],
  ['es', 'el los las con para una del por en de y'],
  ['pl', 'z w na do i jest dla oraz ze od nie po'],
];
const byWord = new Map<string, VocabularyLanguage[]>();
for (const [language, words] of commonWords) {
  for (const word of words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), language]);
}

// Enough to tell a language by; longer texts give the same answer.
const sampleLength = 6_000;

/** The language whose small words a text in Latin letters is full of; null when none stands out. */
export function guessLanguage(text: string): VocabularyLanguage | null {
  const counts = new Map<VocabularyLanguage, number>();
  for (const word of text
    .slice(0, sampleLength)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    for (const language of byWord.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < 2 || best[1] === second?.[1]) return null;
  return best[0];
}
