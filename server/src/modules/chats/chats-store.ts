import type { Chat } from '@cardwright/contract/chats';
import { and, asc, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { chatCards, chats, messages, runs } from '../../db/schema/chats.ts';
import type { Run } from '../../runs/run-store.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = typeof messages.$inferInsert;
type ChatRow = typeof chats.$inferSelect & { running: boolean };
/** The last row of a page. */
export interface ChatPosition {
  updated_at: Date;
  id: string;
}

const running = sql<boolean>`exists (select 1 from runs r where r.chat_id = ${chats.id} and r.status in ('queued', 'running'))`;
const columns = {
  id: chats.id,
  user_id: chats.user_id,
  title: chats.title,
  created_at: chats.created_at,
  updated_at: chats.updated_at,
  last_message_at: chats.last_message_at,
  running,
};
const active = inArray(runs.status, ['queued', 'running']);

/** Every read and write names the user: a chat of somebody else is as good as absent. */
export function createChatsStore({ orm }: Database) {
  return {
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
    insert: async (row: typeof chats.$inferInsert): Promise<void> => {
      await orm.insert(chats).values(row).onConflictDoNothing();
    },
    rename: async (userId: string, id: string, title: string, at: Date): Promise<boolean> => {
      const renamed = await orm
        .update(chats)
        .set({ title, updated_at: at })
        .where(and(eq(chats.id, id), eq(chats.user_id, userId)))
        .returning({ id: chats.id });
      return renamed.length > 0;
    },
    /**
     * Takes messages, runs and their logs with it; cards stay in the library. A chat with a turn that has not ended
     * stays: the end of the turn settles what it holds.
     */
    remove: (userId: string, id: string): Promise<'removed' | 'active' | 'absent'> =>
      orm.transaction(async (tx) => {
        const [chat] = await tx
          .select({ id: chats.id })
          .from(chats)
          .where(and(eq(chats.id, id), eq(chats.user_id, userId)))
          .for('update');
        if (chat === undefined) return 'absent';
        // Behind the lock: no turn can start any more, and one that has started is seen.
        if ((await tx.$count(runs, and(eq(runs.chat_id, id), active))) > 0) return 'active';
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
    /** A message was added. `titles` replaces the first title by the second, if the chat still has the first. */
    touch: async (tx: Orm, id: string, at: Date, titles: { from: string; to: string } | null): Promise<void> => {
      await tx
        .update(chats)
        .set({
          updated_at: at,
          last_message_at: at,
          ...(titles === null
            ? {}
            : { title: sql`case when ${chats.title} = ${titles.from} then ${titles.to} else ${chats.title} end` }),
        })
        .where(eq(chats.id, id));
    },
    /** All messages of a chat in order, earlier answers included. */
    messages: (chatId: string): Promise<MessageRow[]> =>
      orm.select().from(messages).where(eq(messages.chat_id, chatId)).orderBy(asc(messages.position)),
    insertMessage: async (tx: Orm, row: NewMessage): Promise<void> => {
      await tx.insert(messages).values(row);
    },
    /** The answers `ids` give way to the answer that is about to be written. */
    replaceMessages: async (tx: Orm, ids: string[], by: string): Promise<void> => {
      if (ids.length > 0) await tx.update(messages).set({ replaced_by: by }).where(inArray(messages.id, ids));
    },
    runsOf: (chatId: string): Promise<Run[]> =>
      orm.select().from(runs).where(eq(runs.chat_id, chatId)).orderBy(desc(runs.created_at), desc(runs.id)).limit(500),
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
