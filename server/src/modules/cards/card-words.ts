import type { Database } from '../../db/database.ts';
import { queryWords } from '../../db/search-words.ts';
import { beginningWith, closeTo, guessWords, ownerOf, type WordsQuery } from '../../db/word-queries.ts';

/** Words of a query over `card_search`; one that is misspelt can be looked for by the words that it may mean. */
export interface CardWords {
  /** Every word from its beginning. Null: the query has no words, and nothing matches it. */
  exact: WordsQuery | null;
  /** One letter of a longer word may differ. Null when no word may, or none that the seller's cards hold is close. */
  close(): Promise<WordsQuery | null>;
}

export function cardWords(database: Pick<Database, 'query'>, userId: string, text: string): CardWords {
  const owner = ownerOf(userId);
  const words = queryWords(text);
  return {
    exact: words.length === 0 ? null : beginningWith(owner, words),
    close: async () => closeTo(owner, await guessWords(database, 'card_vocabulary', userId, words)),
  };
}
