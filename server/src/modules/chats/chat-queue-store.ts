import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { queuedMessages } from '../../db/schema/chats.ts';

export type QueuedRow = typeof queuedMessages.$inferSelect;

/** On this channel the id of a chat is told whose next message may start; every process hears it. */
export const queueChannel = 'chat_queue';

/** Of the chat `c`. */
const ready = `exists (select 1 from queued_messages q where q.chat_id = c.id) and c.queue_held is null
  and not exists (select 1 from runs r where r.chat_id = c.id and r.status in ('queued', 'running'))`;

/** Messages that wait in their chats, the next one first. The caller has checked that the chat is the user's. */
export function createChatQueueStore(database: Database) {
  const { orm } = database;
  return {
    ofChat: (chatId: string, tx: Orm = orm): Promise<QueuedRow[]> =>
      tx.select().from(queuedMessages).where(eq(queuedMessages.chat_id, chatId)).orderBy(asc(queuedMessages.position)),
    byId: async (chatId: string, id: string, tx: Orm = orm): Promise<QueuedRow | null> =>
      (
        await tx
          .select()
          .from(queuedMessages)
          .where(and(eq(queuedMessages.chat_id, chatId), eq(queuedMessages.id, id)))
      )[0] ?? null,
    first: async (chatId: string): Promise<QueuedRow | null> =>
      (
        await orm
          .select()
          .from(queuedMessages)
          .where(eq(queuedMessages.chat_id, chatId))
          .orderBy(asc(queuedMessages.position))
          .limit(1)
      )[0] ?? null,
    count: (tx: Orm, chatId: string): Promise<number> => tx.$count(queuedMessages, eq(queuedMessages.chat_id, chatId)),
    /** False when the id is in use already. */
    insert: async (tx: Orm, row: typeof queuedMessages.$inferInsert): Promise<boolean> =>
      (await tx.insert(queuedMessages).values(row).onConflictDoNothing().returning({ id: queuedMessages.id })).length >
      0,
    update: async (
      tx: Orm,
      chatId: string,
      id: string,
      values: Partial<Pick<QueuedRow, 'text' | 'file_ids' | 'card_id' | 'time_zone'>>,
    ): Promise<void> => {
      await tx
        .update(queuedMessages)
        .set(values)
        .where(and(eq(queuedMessages.chat_id, chatId), eq(queuedMessages.id, id)));
    },
    /** The message as it is at this moment; null when it does not wait any more. Who takes it sends it. */
    take: async (tx: Orm, chatId: string, id: string): Promise<QueuedRow | null> =>
      (
        await tx
          .delete(queuedMessages)
          .where(and(eq(queuedMessages.chat_id, chatId), eq(queuedMessages.id, id)))
          .returning()
      )[0] ?? null,
    /** The next message of this chat may start, once the transaction is there to stay. */
    wake: async (tx: Orm, chatId: string): Promise<void> => {
      await tx.execute(sql`select pg_notify(${sql.raw(`'${queueChannel}'`)}, ${chatId})`);
    },
    /** Whether there are `ready` ones, as a condition of SQL. */
    isReady: `exists (select 1 from chats c where ${ready})`,
    /**
     * Chats whose next message may start, the one that has waited longest first: for what a process left that died between
     * a turn's end and the next.
     */
    ready: async (limit: number): Promise<string[]> =>
      (
        await database.query<{ id: string }>(
          `select c.id from chats c
           where ${ready}
           order by (select min(q.position) from queued_messages q where q.chat_id = c.id)
           limit $1`,
          [limit],
        )
      ).map(({ id }) => id),
  };
}
export type ChatQueueStore = ReturnType<typeof createChatQueueStore>;
