import type { Chat } from '@cardwright/contract/chats';
import { and, asc, desc, eq, ilike, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { chatCards, chats, messages, runs } from '../../db/schema/chats.ts';
import type { Run } from '../../runs/run-store.ts';
import { planTopic } from '../assistant/plan-store.ts';
import type { HistoryRow } from './messages-store.ts';

export type ChatRow = typeof chats.$inferSelect & { running: boolean };
/** The chat in which a message wants to begin a turn. */
export interface ChatForMessage extends Pick<ChatRow, 'id' | 'user_id' | 'title' | 'titled_by'> {
  /** The message has begun its turn before. */
  is_begun: boolean;
  /** The message waits in the queue. */
  is_queued: boolean;
  /** The newest of what the chat shows, in order, and the last change that it tells of: both of the same moment. */
  shown: HistoryRow[];
  last_seq: number;
}
/** The last row of a page. */
export interface ChatPosition {
  updated_at: Date;
  id: string;
}

/** Written out: Drizzle drops the table of a column where one table is selected from, and `id` alone is the run's own here. */
const running = sql<boolean>`exists (select 1 from runs r where r.chat_id = chats.id and r.status in ('queued', 'running'))`;
const columns = {
  id: chats.id,
  user_id: chats.user_id,
  title: chats.title,
  titled_by: chats.titled_by,
  queue_held: chats.queue_held,
  created_at: chats.created_at,
  updated_at: chats.updated_at,
  last_message_at: chats.last_message_at,
  running,
};
const active = inArray(runs.status, ['queued', 'running']);

/** Every read and write names the user: a chat of somebody else is as good as absent. */
export function createChatsStore({ orm }: Database) {
  const [user, chatId, message, topic] = ['user', 'chat', 'message', 'topic'].map((name) => sql.placeholder(name));
  const newest = orm
    .select({ id: messages.id, role: messages.role, parts: messages.parts, position: messages.position })
    .from(messages)
    .where(and(eq(messages.chat_id, chats.id), isNull(messages.replaced_by)))
    .orderBy(desc(messages.position))
    .limit(sql.placeholder('limit'))
    .as('newest');
  const forMessage = orm
    .select({
      chat: { id: chats.id, user_id: chats.user_id, title: chats.title, titled_by: chats.titled_by },
      is_begun: sql<boolean>`exists (select 1 from runs r where r.user_id = ${user} and r.request_id = ${message})`,
      is_queued: sql<boolean>`exists (select 1 from queued_messages q where q.chat_id = ${chatId} and q.id = ${message})`,
      last_seq: sql<number>`coalesce((select t.last_seq from event_topics t where t.topic = ${topic}), 0)`,
      shown: { id: newest.id, role: newest.role, parts: newest.parts },
    })
    .from(chats)
    .leftJoinLateral(newest, sql`true`)
    .where(and(eq(chats.id, sql`${chatId}`), eq(chats.user_id, sql`${user}`)))
    .orderBy(newest.position)
    .prepare('chat_for_message');

  return {
    transaction: <T>(work: (tx: Orm) => Promise<T>): Promise<T> => orm.transaction(work),
    list: (userId: string, limit: number, query: string | null, after: ChatPosition | null): Promise<ChatRow[]> =>
      orm
        .select(columns)
        .from(chats)
        .where(
          and(
            eq(chats.user_id, userId),
            query === null ? undefined : ilike(chats.title, `%${query.replace(/[\\%_]/g, '\\$&')}%`),
            after === null
              ? undefined
              : sql`(${chats.updated_at}, ${chats.id}) < (${after.updated_at.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(chats.updated_at), desc(chats.id))
        .limit(limit),
    get: async (userId: string, id: string): Promise<ChatRow | null> => {
      const [chat] = await orm
        .select(columns)
        .from(chats)
        .where(and(eq(chats.id, id), eq(chats.user_id, userId)));
      return chat ?? null;
    },
    /** With the newest `limit` messages that are shown. */
    forMessage: async (
      userId: string,
      id: string,
      messageId: string,
      limit: number,
    ): Promise<ChatForMessage | null> => {
      const values = { user: userId, chat: id, message: messageId, topic: planTopic(id), limit };
      const rows = await forMessage.execute(values);
      const [first] = rows;
      if (first === undefined) return null;
      const { is_begun, is_queued, last_seq } = first;
      return { ...first.chat, is_begun, is_queued, last_seq, shown: rows.flatMap(({ shown }) => shown ?? []) };
    },
    /** For work that knows nothing but the chat. */
    byId: async (id: string): Promise<ChatRow | null> =>
      (await orm.select(columns).from(chats).where(eq(chats.id, id)))[0] ?? null,
    insert: async (row: typeof chats.$inferInsert): Promise<void> => {
      await orm.insert(chats).values(row).onConflictDoNothing();
    },
    rename: async (userId: string, id: string, title: string, at: Date): Promise<boolean> => {
      const renamed = await orm
        .update(chats)
        .set({ title, titled_by: 'seller', updated_at: at })
        .where(and(eq(chats.id, id), eq(chats.user_id, userId)))
        .returning({ id: chats.id });
      return renamed.length > 0;
    },
    /**
     * Takes messages, runs and their logs with it; cards stay in the library. A chat with a turn that has not ended
     * stays: the end of the turn settles what it holds. `before` runs when the chat is about to go.
     */
    remove: (
      userId: string,
      id: string,
      before: (tx: Orm) => Promise<unknown> = async () => {},
    ): Promise<'removed' | 'active' | 'absent'> =>
      orm.transaction(async (tx) => {
        const [chat] = await tx
          .select({ id: chats.id })
          .from(chats)
          .where(and(eq(chats.id, id), eq(chats.user_id, userId)))
          .for('update');
        if (chat === undefined) return 'absent';
        // Behind the lock: no turn can start any more, and one that has started is seen.
        if ((await tx.$count(runs, and(eq(runs.chat_id, id), active))) > 0) return 'active';
        await before(tx);
        await tx.execute(sql`delete from event_topics where topic = ${`plan:${id}`}
          or topic in (select 'run:' || r.id from runs r where r.chat_id = ${id})`);
        await tx.delete(chats).where(eq(chats.id, id));
        return 'removed';
      }),
    /** The event logs of a user's chats and runs: no reference from the account reaches them. */
    removeLogs: async (tx: Orm, userId: string): Promise<void> => {
      await tx.execute(sql`delete from event_topics where topic in (
        select 'plan:' || c.id from chats c where c.user_id = ${userId}
        union all select 'run:' || r.id from runs r where r.user_id = ${userId})`);
    },
    /** Until the transaction ends no turn starts in the chat and nothing else changes it; false when it is gone. */
    lock: async (tx: Orm, id: string): Promise<boolean> =>
      (await tx.select({ id: chats.id }).from(chats).where(eq(chats.id, id)).for('update')).length > 0,
    /** A better title than the one from the request; false when the seller has given one meanwhile. */
    retitle: async (tx: Orm, id: string, title: string): Promise<boolean> => {
      const changed = await tx
        .update(chats)
        .set({ title, titled_by: 'product' })
        .where(and(eq(chats.id, id), eq(chats.titled_by, 'request')))
        .returning({ id: chats.id });
      return changed.length > 0;
    },
    isActive: async (tx: Orm, id: string): Promise<boolean> =>
      (await tx.$count(runs, and(eq(runs.chat_id, id), active))) > 0,
    /** Why the messages that wait do not start by themselves; null: they do. */
    hold: async (tx: Orm, id: string, why: ChatRow['queue_held']): Promise<void> => {
      await tx.update(chats).set({ queue_held: why }).where(eq(chats.id, id));
    },
    run: async (chatId: string, runId: string): Promise<Run | null> => {
      const [run] = await orm
        .select()
        .from(runs)
        .where(and(eq(runs.chat_id, chatId), eq(runs.id, runId)));
      return run ?? null;
    },
    /** The run of the chat that is going on, else the newest. */
    latestRun: async (chatId: string, onlyActive: boolean): Promise<Run | null> => {
      const [run] = await orm
        .select()
        .from(runs)
        .where(and(eq(runs.chat_id, chatId), eq(runs.kind, 'chat_turn'), onlyActive ? active : undefined))
        .orderBy(desc(runs.created_at), desc(runs.id))
        .limit(1);
      return run ?? null;
    },
    runByRequest: async (userId: string, requestId: string): Promise<Run | null> => {
      const [run] = await orm
        .select()
        .from(runs)
        .where(and(eq(runs.user_id, userId), eq(runs.request_id, requestId)));
      return run ?? null;
    },
    addCard: async (chatId: string, cardId: string, at: Date): Promise<void> => {
      await orm.insert(chatCards).values({ chat_id: chatId, card_id: cardId, created_at: at }).onConflictDoNothing();
    },
    cards: async (chatId: string): Promise<string[]> => {
      const rows = await orm
        .select({ id: chatCards.card_id })
        .from(chatCards)
        .where(eq(chatCards.chat_id, chatId))
        .orderBy(asc(chatCards.created_at), asc(chatCards.card_id));
      return rows.map((row) => row.id);
    },
  };
}

export const chatOf = (row: ChatRow): Chat => ({
  id: row.id,
  title: row.title,
  status: row.running ? 'running' : 'idle',
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  last_message_at: row.last_message_at?.toISOString() ?? null,
});

export type ChatsStore = ReturnType<typeof createChatsStore>;
