import type { Database } from '../../db/database.ts';
import { queryWords, typoRegex } from '../../db/search-words.ts';

/** Two `tsquery` over `card_search`. */
export interface WordsQuery {
  /** What must hold of a card. */
  whole: string;
  /** Holds wherever `whole` does, and is what the index finds soonest: short beginnings stand for half of all words. */
  rare: string;
}

/** Words of a query; one that is misspelt can be looked for by the words that it may mean. */
export interface CardWords {
  /** Every word from its beginning. Null: the query has no words, and nothing matches it. */
  exact: WordsQuery | null;
  /** One letter of a longer word may differ. Null when no word may, or none that the seller's cards hold is close. */
  close(): Promise<WordsQuery | null>;
}

/** As `search_lexemes` of migration 0007 cuts its words, and those of scripts without spaces. */
const wordLength = 24;
const unspacedLength = 8;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Shorter beginnings are left to the cards that the longer words have found. */
const rareLength = 3;
/** So many words of the vocabulary stand in for one misspelt word. */
const maxGuesses = 40;
const lastLetter = '\u{10ffff}';

/** What all lexemes of a seller begin with; `search_owner` of migration 0007. */
const ownerOf = (userId: string) => userId.replaceAll('-', '').slice(-12);

/** The beginnings to look for: a long run of letters without spaces is looked for in pieces. */
function beginnings(word: string): string[] {
  const letters = [...word];
  if (!unspaced.test(word)) return [letters.slice(0, wordLength).join('')];
  const pieces: string[] = [];
  for (let start = 0; start < letters.length; start += unspacedLength)
    pieces.push(letters.slice(start, start + unspacedLength).join(''));
  return pieces;
}

/** Folded words hold letters, digits and marks only, so quotes are all that a lexeme needs. */
export function cardWords({ query }: Pick<Database, 'query'>, userId: string, text: string): CardWords {
  const owner = ownerOf(userId);
  const words = queryWords(text);
  const exactly = (word: string) =>
    beginnings(word)
      .map((piece) => `'${owner}${piece}':*`)
      .join(' & ');

  /** `parts`: what is looked for in the place of each word. */
  const queryOf = (parts: { word: string; query: string }[]): WordsQuery => {
    const longest = Math.max(...parts.map(({ word }) => word.length));
    const all = (some: typeof parts) => some.map(({ query }) => query).join(' & ');
    return {
      whole: all(parts),
      rare: all(parts.filter(({ word }) => word.length >= Math.min(rareLength, longest))),
    };
  };

  const guesses = async (word: string): Promise<string[] | null> => {
    const regex = typoRegex(word);
    if (regex === null) return null;
    const [first = ''] = word;
    const rows = await query<{ word: string }>(
      `select word from card_vocabulary where user_id = $1 and word >= $2 and word < $3 and ' ' || word || ' ' ~ $4
       order by length(word), word limit ${maxGuesses}`,
      [userId, first, `${first}${lastLetter}`, regex],
    );
    return rows.map((row) => row.word);
  };

  return {
    exact: words.length === 0 ? null : queryOf(words.map((word) => ({ word, query: exactly(word) }))),
    async close() {
      const found = await Promise.all(words.map(async (word) => ({ word, guessed: await guesses(word) })));
      if (found.every(({ guessed }) => guessed === null)) return null;
      if (found.some(({ guessed }) => guessed !== null && guessed.length === 0)) return null;
      return queryOf(
        found.map(({ word, guessed }) => ({
          word,
          query: guessed === null ? exactly(word) : `(${guessed.map((guess) => `'${owner}${guess}'`).join(' | ')})`,
        })),
      );
    },
  };
}
