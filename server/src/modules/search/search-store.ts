import type { Listing } from '@cardwright/listing/listing';
import type { Database } from '../../db/database.ts';
import { beginningWith, closeTo, guessWords, ownerOf, sayingAll } from '../../db/word-queries.ts';
import { findRanked, type Ranks, titleRank, wordsRank } from './ranked-search.ts';
import { cardTexts, chatTitles, fileTexts, messageTexts, type WordSource } from './word-sources.ts';

/** The words of a search, of which there is one at least. */
export interface SearchedWords {
  words: string[];
  /** As they were typed, whole words first; or up to one letter. */
  isClose: boolean;
  /** What each word matches in a text, as patterns of `search-words.ts`: from its beginning and as a whole. */
  beginnings: string[];
  wholes: string[];
}

interface Row {
  id: string;
  title: string;
  at: Date;
}
/** The text of a message; both null in a chat without messages. */
export interface SaidWords {
  role: string | null;
  parts: { type: string; text?: string }[] | null;
}
/** With its last message. */
interface ChatHitRow extends Row, SaidWords {}
interface MessageHitRow extends Row, SaidWords {
  chat_id: string;
}
interface CardHitRow extends Row {
  listing: Listing;
}
interface FileHitRow extends Row {
  chat_id: string;
  message_id: string;
  content: string | null;
}

type FindRows<Found> = (userId: string, words: SearchedWords, limit: number) => Promise<Found[]>;

/** SQL of the search. Every read names the user and returns only the seller's own rows, at most `limit`. */
export interface SearchStore {
  /** Whole words first, then the last used. */
  chats: FindRows<ChatHitRow>;
  /** Whole words first, then the newest. */
  messages: FindRows<MessageHitRow>;
  /** Matching titles first, whole words before others, then the last changed. */
  cards: FindRows<CardHitRow>;
  /** Whole words first, then the newest. */
  files: FindRows<FileHitRow>;
}

export function createSearchStore(database: Pick<Database, 'query' | 'queryPlanned'>): SearchStore {
  const inConversations =
    <Found extends Row>(source: WordSource, kind: 'c' | 'm' | 'f'): FindRows<Found> =>
    async (userId, { words, isClose }, limit) => {
      // As `search_beginning` of migration 0023.
      const before = `${ownerOf(userId)}${kind}:`;
      const find = (ranks: Ranks) => findRanked<Found>(database, userId, source, ranks, limit);
      if (!isClose) {
        const said = sayingAll(before, words);
        return find([wordsRank(said), wordsRank(beginningWith(before, words), said)]);
      }
      const close = closeTo(before, await guessWords(database, 'chat_vocabulary', userId, words));
      return close === null ? [] : find([wordsRank(close)]);
    };

  return {
    chats: inConversations(chatTitles, 'c'),
    messages: inConversations(messageTexts, 'm'),
    files: inConversations(fileTexts, 'f'),
    async cards(userId, { words, isClose, beginnings, wholes }, limit) {
      const owner = ownerOf(userId);
      const query = isClose
        ? closeTo(owner, await guessWords(database, 'card_vocabulary', userId, words))
        : beginningWith(owner, words);
      if (query === null) return [];
      const said = isClose ? null : sayingAll(owner, words);
      const titles = [...(isClose ? [] : [titleRank(query, said, wholes)]), titleRank(query, said, beginnings)];
      return findRanked<CardHitRow>(database, userId, cardTexts, [...titles, wordsRank(query, said)], limit);
    },
  };
}
