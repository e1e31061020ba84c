import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/is-any-of.ts';
import { chatFiles } from '../../../db/schema/chats.ts';

export type ChatFileRow = typeof chatFiles.$inferSelect;
/** A file without what it says, which may be long. */
export type ChatFileFactsRow = Omit<ChatFileRow, 'content'>;

const { content: _, ...facts } = {
  id: chatFiles.id,
  user_id: chatFiles.user_id,
  chat_id: chatFiles.chat_id,
  message_id: chatFiles.message_id,
  name: chatFiles.name,
  kind: chatFiles.kind,
  bytes: chatFiles.bytes,
  file_key: chatFiles.file_key,
  image_id: chatFiles.image_id,
  content: chatFiles.content,
  facts: chatFiles.facts,
  created_at: chatFiles.created_at,
};

/** SQL of the files of conversations. Every read and write names the user. */
export function createChatFilesStore({ orm, query }: Database) {
  const own = (userId: string, id: string) => and(eq(chatFiles.id, id), eq(chatFiles.user_id, userId));
  return {
    transaction: <T>(work: (tx: Orm) => Promise<T>): Promise<T> => orm.transaction(work),
    insert: async (row: ChatFileRow, tx: Orm): Promise<void> => {
      await tx.insert(chatFiles).values(row);
    },
    byId: async (userId: string, id: string): Promise<ChatFileFactsRow | null> =>
      (await orm.select(facts).from(chatFiles).where(own(userId, id)))[0] ?? null,
    ofChat: (userId: string, chatId: string): Promise<ChatFileFactsRow[]> =>
      orm
        .select(facts)
        .from(chatFiles)
        .where(and(eq(chatFiles.chat_id, chatId), eq(chatFiles.user_id, userId)))
        .orderBy(asc(chatFiles.created_at), asc(chatFiles.id)),
    /** Those of these files that are in the chat, in the order of `ids`. */
    some: async (tx: Orm, userId: string, chatId: string, ids: string[]): Promise<ChatFileFactsRow[]> => {
      if (ids.length === 0) return [];
      const rows = await tx
        .select(facts)
        .from(chatFiles)
        .where(and(eq(chatFiles.chat_id, chatId), eq(chatFiles.user_id, userId), isAnyOf(chatFiles.id, ids, 'uuid')));
      return ids.flatMap((id) => rows.filter((row) => row.id === id));
    },
    /** What files of a chat say, so many characters of each. */
    contents: async (chatId: string, characters: ReadonlyMap<string, number>): Promise<Map<string, string>> => {
      if (characters.size === 0) return new Map();
      const rows = await query<{ id: string; content: string | null }>(
        `select f.id, left(f.content, wanted.characters) as content
         from unnest($2::uuid[], $3::int[]) as wanted (id, characters)
         join chat_files f on f.id = wanted.id where f.chat_id = $1`,
        [chatId, [...characters.keys()], [...characters.values()]],
      );
      return new Map(rows.map(({ id, content }) => [id, content ?? '']));
    },
    countUnsent: (chatId: string, tx: Orm): Promise<number> =>
      tx.$count(chatFiles, and(eq(chatFiles.chat_id, chatId), isNull(chatFiles.message_id))),
    /** These files belong to the message from now on, unless they belong to an earlier one. */
    bind: async (tx: Orm, ids: string[], messageId: string): Promise<void> => {
      if (ids.length === 0) return;
      await tx
        .update(chatFiles)
        .set({ message_id: messageId })
        .where(and(isAnyOf(chatFiles.id, ids, 'uuid'), isNull(chatFiles.message_id)));
    },
    /** The message is not sent: its files wait for another. */
    unbind: async (tx: Orm, chatId: string, messageId: string): Promise<void> => {
      await tx
        .update(chatFiles)
        .set({ message_id: null })
        .where(and(eq(chatFiles.chat_id, chatId), eq(chatFiles.message_id, messageId)));
    },
    removeUnsent: async (tx: Orm, userId: string, chatId: string, id: string): Promise<ChatFileFactsRow | null> =>
      (
        await tx
          .delete(chatFiles)
          .where(and(own(userId, id), eq(chatFiles.chat_id, chatId), isNull(chatFiles.message_id)))
          .returning(facts)
      )[0] ?? null,
    /** Files that were never sent. */
    removeUnsentBefore: (tx: Orm, before: Date): Promise<ChatFileFactsRow[]> =>
      tx
        .delete(chatFiles)
        .where(and(isNull(chatFiles.message_id), lt(chatFiles.created_at, before)))
        .returning(facts),
    /** Keys of the documents of a chat, or of a user with all chats. */
    keysOf: async (tx: Orm, of: { chat: string } | { user: string }): Promise<string[]> => {
      const rows = await tx
        .select({ key: chatFiles.file_key })
        .from(chatFiles)
        .where(
          and(
            'chat' in of ? eq(chatFiles.chat_id, of.chat) : eq(chatFiles.user_id, of.user),
            sql`${chatFiles.file_key} is not null`,
          ),
        );
      return rows.flatMap(({ key }) => (key === null ? [] : [key]));
    },
  };
}
