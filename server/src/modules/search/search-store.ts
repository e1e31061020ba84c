import type { Listing } from '@cardwright/listing/listing';
import type { Database } from '../../db/database.ts';
import { lookThroughFirst } from '../../db/look-or-index.ts';
import {
  beginningWith,
  closeTo,
  type GuessedWord,
  guessWords,
  ownerOf,
  sayingAll,
  type Vocabulary,
  type WordsQuery,
} from '../../db/word-queries.ts';
import { cardTexts, cardTitles, chatTitles, fileTexts, messageTexts, type WordSource } from './word-sources.ts';

/** How well words match: as a whole, from their beginnings, or up to one letter. The best come first. */
export type Closeness = 'whole' | 'beginning' | 'close';

/** The words of a search; `patterns` say for each what it matches, as `search-words.ts` does. */
export interface SearchedWords {
  words: string[];
  closeness: Closeness;
  patterns: string[];
}

interface Row {
  id: string;
  title: string;
  at: Date;
}
interface ChatHitRow extends Row {
  /** Of its last message; null in a chat without messages. */
  parts: { type: string; text?: string }[] | null;
}
interface MessageHitRow extends Row {
  chat_id: string;
  parts: { type: string; text?: string }[];
}
interface CardHitRow extends Row {
  listing: Listing;
}
interface FileHitRow extends Row {
  chat_id: string;
  message_id: string;
  content: string | null;
}

/**
 * SQL of the search. Every read names the user and answers the seller's own rows only, the newest first, at most `limit`, and
 * none of the ids in `but`.
 */
export interface SearchStore {
  chats: FindRows<ChatHitRow>;
  messages: FindRows<MessageHitRow>;
  cardsByTitle: FindRows<CardHitRow>;
  cards: FindRows<CardHitRow>;
  files: FindRows<FileHitRow>;
}
export type FindRows<Found extends Row> = (
  userId: string,
  words: SearchedWords,
  limit: number,
  but: string[],
) => Promise<Found[]>;

export function createSearchStore(database: Pick<Database, 'query' | 'queryPlanned'>): SearchStore {
  /** `before`: what the lexemes of these texts begin with. Null: no text can match. */
  const lexemes = async (
    userId: string,
    { words, closeness }: SearchedWords,
    vocabulary: Vocabulary,
    before: string,
  ) => {
    if (closeness === 'whole') return sayingAll(before, words);
    if (closeness === 'beginning') return beginningWith(before, words);
    const guessed: GuessedWord[] = await guessWords(database, vocabulary, userId, words);
    return closeTo(before, guessed);
  };

  const find = async <Found extends Row>(
    source: WordSource,
    [userId, limit, but]: [string, number, string[]],
    { rare, whole }: WordsQuery,
    looked: string | string[] = whole,
  ): Promise<Found[]> => {
    const { found, shown } = statementsOf(source);
    const seen = await lookThroughFirst(limit - 1, async (count) => {
      const rows = await database.queryPlanned<Found & { total: number; looked: number }>(found, [
        userId,
        looked,
        but,
        limit,
        count,
      ]);
      return { rows, total: rows[0]?.total ?? 0, is_end: (rows[0]?.looked ?? count) < count };
    });
    // Not planned ahead: how best to ask the index depends on the words.
    return seen?.rows ?? database.query<Found>(shown, [userId, looked, but, limit, rare]);
  };

  const inConversations =
    <Found extends Row>(source: WordSource, kind: 'c' | 'm' | 'f'): FindRows<Found> =>
    async (userId, words, limit, but) => {
      const query = await lexemes(userId, words, 'chat_vocabulary', `${ownerOf(userId)}${kind}:`);
      return query === null ? [] : find(source, [userId, limit, but], query);
    };
  const inCards =
    (source: WordSource): FindRows<CardHitRow> =>
    async (userId, words, limit, but) => {
      const query = await lexemes(userId, words, 'card_vocabulary', ownerOf(userId));
      return query === null
        ? []
        : find(source, [userId, limit, but], query, source === cardTitles ? words.patterns : query.whole);
    };

  return {
    chats: inConversations(chatTitles, 'c'),
    messages: inConversations(messageTexts, 'm'),
    files: inConversations(fileTexts, 'f'),
    cardsByTitle: inCards(cardTitles),
    cards: inCards(cardTexts),
  };
}

/** `found` looks through a list, `shown` asks the index; both answer rows as they are shown. */
function statementsOf({ looked, indexed, joined, columns }: WordSource) {
  const page = (from: string, counts: string) => `hits as materialized (
      select f.id, f.at from ${from} f ${joined} where not f.id = any ($3::uuid[])
    ), page as (select id, at from hits order by at desc, id desc limit $4)
    select ${columns}, f.at${counts} from page f ${joined} order by f.at desc, f.id desc`;
  return {
    found: `with looked as materialized (${looked}), matching as (select id, at from looked where hit),
      ${page('matching', ', (select count(*)::int from hits) as total, (select count(*)::int from looked) as looked')}`,
    shown: `with matching as materialized (${indexed}), ${page('matching', '')}`,
  };
}
