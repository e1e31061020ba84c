import type { Listing } from '@cardwright/listing/listing';
import type { Database } from '../../db/database.ts';

/** Conditions on the words of a text; all must hold. */
export interface WordConditions {
  like: string[];
  regex: string[];
}

interface ChatHitRow {
  id: string;
  title: string;
  at: Date;
  /** Of its last message; null in a chat without messages. */
  parts: { type: string; text?: string }[] | null;
}
interface MessageHitRow {
  id: string;
  chat_id: string;
  title: string;
  at: Date;
  parts: { type: string; text?: string }[];
}
interface CardHitRow {
  id: string;
  title: string;
  at: Date;
  listing: Listing;
}

interface FileHitRow {
  id: string;
  chat_id: string;
  message_id: string;
  title: string;
  at: Date;
  content: string | null;
}

/** SQL of the search. Every read names the user and answers the seller's own rows only, at most `limit`. */
export interface SearchStore {
  /** The last used first. */
  chats(userId: string, words: WordConditions, limit: number): Promise<ChatHitRow[]>;
  /** The newest first; answers that another one stands in for are left out. */
  messages(userId: string, words: WordConditions, limit: number): Promise<MessageHitRow[]>;
  /** Those whose title matches first, then the last changed first. */
  cards(userId: string, words: WordConditions, limit: number): Promise<CardHitRow[]>;
  /** Files that were sent with a message, the newest first. */
  files(userId: string, words: WordConditions, limit: number): Promise<FileHitRow[]>;
}

/** `$2` are LIKE patterns and `$3` regular expressions, each list for `all (…)`; an empty list asks nothing. */
const matches = (column: string) => `${column} like all ($2::text[]) and ${column} ~ all ($3::text[])`;

export function createSearchStore({ query }: Pick<Database, 'query'>): SearchStore {
  return {
    chats: (userId, { like, regex }, limit) =>
      query<ChatHitRow>(
        `select c.id, c.title, c.updated_at as at,
           (select m.parts from messages m where m.chat_id = c.id and m.replaced_by is null
            order by m.position desc limit 1) as parts
         from chats c
         where c.user_id = $1 and ${matches('c.search_words')}
         order by c.updated_at desc, c.id desc limit $4`,
        [userId, like, regex, limit],
      ),
    messages: (userId, { like, regex }, limit) =>
      query<MessageHitRow>(
        `select m.id, m.chat_id, c.title, m.created_at as at, m.parts
         from messages m join chats c on c.id = m.chat_id
         where c.user_id = $1 and m.replaced_by is null and ${matches('m.search_words')}
         order by m.created_at desc, m.position desc limit $4`,
        [userId, like, regex, limit],
      ),
    cards: (userId, { like, regex }, limit) =>
      query<CardHitRow>(
        `select k.id, k.title, k.updated_at as at, v.listing
         from cards k join card_versions v on v.id = k.current_version_id
         where k.user_id = $1 and k.deleted_at is null and ${matches('v.search_words')}
         order by (${matches('k.search_words')}) desc, k.updated_at desc, k.id desc limit $4`,
        [userId, like, regex, limit],
      ),
    files: (userId, { like, regex }, limit) =>
      query<FileHitRow>(
        `select f.id, f.chat_id, f.message_id, f.name as title, f.created_at as at, left(f.content, 100000) as content
         from chat_files f
         where f.user_id = $1 and f.message_id is not null and ${matches('f.search_words')}
         order by f.created_at desc, f.id desc limit $4`,
        [userId, like, regex, limit],
      ),
  };
}
