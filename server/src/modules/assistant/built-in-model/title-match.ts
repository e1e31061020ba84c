import type { CardSummary } from '../tool-types.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
const stem = (word: string) => (word.length > 3 ? word.replace(/(?:es|s)$/, '') : word);

/** The card whose title shares the most of these words; null when none or several fit equally well. */
export function titleNamedIn(words: string[], cards: CardSummary[]): CardSummary | null {
  const asked = new Set(words.map((word) => stem(word.toLowerCase())));
  const hits = cards
    .map((card) => ({
      card,
      shared: new Set(
        wordsOf(card.title)
          .map(stem)
          .filter((word) => asked.has(word)),
      ).size,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  const [best, second] = hits;
  return best !== undefined && best.shared !== second?.shared ? best.card : null;
}

/** Whether a title has all of these words, in any order, one or several of a thing. */
export function hasWords(title: string, words: string): boolean {
  const has = new Set(wordsOf(title).map(stem));
  const asked = wordsOf(words).map(stem);
  return asked.length > 0 && asked.every((word) => has.has(word));
}
