import type { Database } from './database.ts';
import { onesOf, typoRegex } from './search-words.ts';
import type { SqlText } from './sql-text.ts';

/** Two `tsquery` over an index of words. */
export interface WordsQuery {
  /** What must hold for a text. */
  whole: string;
  /** Holds wherever `whole` does, and is quick to find in the index: short beginnings, left out here, fit half of all words. */
  rare: string;
  /** The beginnings that `rare` leaves out, if there are any. */
  short?: string;
}

/** Texts `s` that hold words, by the index of words; what it does not decide is looked up in the texts that it names. */
export function holding({ param }: SqlText, { whole, rare }: WordsQuery): string[] {
  const found = `s.words @@ ${param(rare)}::tsquery`;
  // `is true` keeps the planner from asking the index for the frequent words too.
  return rare === whole ? [found] : [found, `(s.words @@ ${param(whole)}::tsquery) is true`];
}

/** One word of a query and the words of the seller's texts that it may mean; null where no other may be meant. */
export interface GuessedWord {
  word: string;
  guesses: string[] | null;
}

/** As `search_lexemes_after` of migration 0032 cuts its words, and those of scripts without spaces. */
const wordLength = 24;
const unspacedLength = 8;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Shorter beginnings are left to the texts that the longer words have found. */
const rareLength = 3;
/** How many words of the vocabulary may stand in for one misspelt word. */
const maxGuesses = 40;
const lastLetter = '\u{10ffff}';

/** What all lexemes of a seller begin with; `search_owner` of migration 0007. */
export const ownerOf = (userId: string) => userId.replaceAll('-', '').slice(-12);

/** The beginnings to look for: a long run of letters without spaces is looked for in pieces. */
function beginnings(word: string): string[] {
  const letters = [...word];
  if (!unspaced.test(word)) return [letters.slice(0, wordLength).join('')];
  const pieces: string[] = [];
  for (let start = 0; start < letters.length; start += unspacedLength)
    pieces.push(letters.slice(start, start + unspacedLength).join(''));
  return pieces;
}

/** `parts`: what is looked for in place of each word; there is at least one word. */
function queryOf(parts: { word: string; query: string }[]): WordsQuery {
  const longest = Math.max(...parts.map(({ word }) => word.length));
  const all = (some: typeof parts) => some.map(({ query }) => query).join(' & ');
  const isShort = ({ word }: { word: string }) => word.length < Math.min(rareLength, longest);
  const short = parts.filter(isShort);
  return {
    whole: all(parts),
    rare: all(parts.filter((part) => !isShort(part))),
    ...(short.length === 0 ? {} : { short: all(short) }),
  };
}

/** Folded words hold letters, digits and marks only, so quotes are all that a lexeme needs. */
const startsWith = (before: string, word: string) =>
  beginnings(word)
    .map((piece) => `'${before}${piece}':*`)
    .join(' & ');

/** The word from its beginning, or its singular. */
function startsWithOrOne(before: string, word: string): string {
  const ones = onesOf(word).map((one) => `'${before}${one}'`);
  return ones.length === 0 ? startsWith(before, word) : `(${[startsWith(before, word), ...ones].join(' | ')})`;
}

/** Every word from its beginning. `before`: what the lexemes that are meant begin with. */
export const beginningWith = (before: string, words: string[]): WordsQuery =>
  queryOf(words.map((word) => ({ word, query: startsWithOrOne(before, word) })));

/** Every word as a whole; of scripts without spaces, where no word ends, as above. The index finds short words as soon as long ones. */
export function sayingAll(before: string, words: string[]): WordsQuery {
  const said = (word: string) => `'${before}${[...word].slice(0, wordLength).join('')}'`;
  const whole = words.map((word) => (unspaced.test(word) ? startsWith(before, word) : said(word))).join(' & ');
  return { whole, rare: whole };
}

/** Every word, or one that may be meant by it. Null when no word may be another, or none of the seller's words is close. */
export function closeTo(before: string, words: GuessedWord[]): WordsQuery | null {
  if (words.every(({ guesses }) => guesses === null)) return null;
  if (words.some(({ guesses }) => guesses !== null && guesses.length === 0)) return null;
  return queryOf(
    words.map(({ word, guesses }) => ({
      word,
      query:
        guesses === null
          ? startsWithOrOne(before, word)
          : `(${guesses.map((guess) => `'${before}${guess}'`).join(' | ')})`,
    })),
  );
}

export type Vocabulary = 'card_vocabulary' | 'chat_vocabulary';

/**
 * The seller's words that each word may mean. If its first letter is right, they are among those that begin with it; else the
 * rest is right, after any first letter that the vocabulary has.
 */
export async function guessWords(
  { query }: Pick<Database, 'query'>,
  vocabulary: Vocabulary,
  userId: string,
  words: string[],
): Promise<GuessedWord[]> {
  const guesses = async (word: string): Promise<string[] | null> => {
    const regex = typoRegex(word);
    if (regex === null) return null;
    const [first = '', second = '', ...others] = word;
    const rest = `${second}${others.join('')}`;
    const rows = await query<{ word: string }>(
      `with recursive firsts as (
         (select left(word, 1) as letter from ${vocabulary} where user_id = $1 order by word limit 1)
         union all
         select (select left(v.word, 1) from ${vocabulary} v where v.user_id = $1 and v.word > f.letter || $5 order by v.word limit 1)
         from firsts f where f.letter is not null
       ), starts as (
         select letter || $3 as start from firsts union select letter || $6 from firsts union select unnest($7::text[])
       )
       select word from (
         select word from ${vocabulary} where user_id = $1 and word >= $2 and word < $2 || $5 and ' ' || word || ' ' ~ $4
         union
         select v.word from starts s join ${vocabulary} v on v.user_id = $1 and v.word >= s.start and v.word < s.start || $5
       ) as found order by length(word), word limit ${maxGuesses}`,
      [userId, first, rest, regex, lastLetter, word, [rest, `${second}${first}${others.join('')}`]],
    );
    return [...onesOf(word), ...rows.map((row) => row.word)];
  };
  return Promise.all(words.map(async (word) => ({ word, guesses: await guesses(word) })));
}
