import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { namesOf, placeholders, recurringStatement } from '../../db/recurring-statement.ts';
import { messages, runs } from '../../db/schema/chats.ts';
import type { Run } from '../../runs/run-store.ts';

export type MessageRow = typeof messages.$inferSelect;
/** What a turn reads of a message. */
export type HistoryRow = Pick<MessageRow, 'id' | 'role' | 'parts'>;
export type NewMessage = Omit<typeof messages.$inferInsert, 'replaced_by' | 'reply_to' | 'position'>;

/** What a new message may say besides what each must, as where nothing is said. */
const unsaid = { run_id: null, card_id: null, version_of: null, time_zone: null };
const columns = placeholders(messages, ['id', 'chat_id', 'role', 'parts', 'created_at', ...namesOf(unsaid)]);

/** Rows of a page in order, with all alternatives; `earlier`: where the page before it ends, or null. */
interface MessagePage {
  rows: MessageRow[];
  earlier: number | null;
}

/**
 * A turn is a request with its wordings and answers. Its rows stand together, because only the last turn of a chat can
 * get alternatives. A row is shown unless another is `replaced_by` it.
 */
export function createMessagesStore({ orm }: Database) {
  const ofChat = (chatId: string) => eq(messages.chat_id, chatId);
  const shown = isNull(messages.replaced_by);

  /** Where the turn begins whose shown request stands at or before `position`; null when there is none. */
  const turnStart = async (tx: Orm, chatId: string, position: number): Promise<number | null> => {
    const [request] = await tx
      .select({ turn: sql<string>`coalesce(${messages.version_of}, ${messages.id})` })
      .from(messages)
      .where(and(ofChat(chatId), shown, eq(messages.role, 'user'), lte(messages.position, position)))
      .orderBy(desc(messages.position))
      .limit(1);
    if (request === undefined) return null;
    const [first] = await tx
      .select({ position: sql<number>`min(${messages.position})`.mapWith(Number) })
      .from(messages)
      .where(and(ofChat(chatId), sql`(${messages.id} = ${request.turn} or ${messages.version_of} = ${request.turn})`));
    return first?.position ?? null;
  };
  const newest = Number.MAX_SAFE_INTEGER;
  const insert = recurringStatement(orm, 'message_inserted', (on) => on.insert(messages).values(columns));
  const insertAnswer = recurringStatement(orm, 'answer_inserted', (on) =>
    on.insert(messages).values({
      ...columns,
      reply_to: sql`(select m.id from messages m where m.chat_id = ${sql.placeholder('chat_id')} and m.replaced_by is null
        and m.role = 'user' order by m.position desc limit 1)`,
    }),
  );
  const history = recurringStatement(orm, 'chat_history', (on) =>
    on
      .select({ id: messages.id, role: messages.role, parts: messages.parts })
      .from(messages)
      .where(
        and(
          eq(messages.chat_id, sql.placeholder('chat_id')),
          shown,
          lte(messages.position, sql`(select m.position from messages m where m.id = ${sql.placeholder('last_id')})`),
        ),
      )
      .orderBy(desc(messages.position))
      .limit(sql.placeholder('limit')),
  );

  return {
    async page(chatId: string, before: number | null, limit: number): Promise<MessagePage> {
      const end = before ?? newest;
      const places = await orm
        .select({ position: messages.position })
        .from(messages)
        .where(and(ofChat(chatId), shown, lt(messages.position, end)))
        .orderBy(desc(messages.position))
        // A turn shows two rows at most, so one of the two that are read in advance lies before it.
        .limit(limit + 2);
      const first = places.length > limit ? places[limit - 1] : undefined;
      const start = first === undefined ? null : await turnStart(orm, chatId, first.position);
      const rows = await orm
        .select()
        .from(messages)
        .where(and(ofChat(chatId), lt(messages.position, end), gte(messages.position, start ?? 0)))
        .orderBy(asc(messages.position));
      const hasEarlier = start !== null && places.some(({ position }) => position < start);
      return { rows, earlier: hasEarlier ? start : null };
    },
    /** The rows of the last turn, all alternatives included; empty in a chat without requests. */
    async lastTurn(chatId: string, tx: Orm = orm): Promise<MessageRow[]> {
      const start = await turnStart(tx, chatId, newest);
      if (start === null) return [];
      return tx
        .select()
        .from(messages)
        .where(and(ofChat(chatId), gte(messages.position, start)))
        .orderBy(asc(messages.position));
    },
    /** What is shown up to a message and with it, the newest `limit` rows in order. */
    async history(chatId: string, lastId: string, limit: number, tx: Orm = orm): Promise<HistoryRow[]> {
      const rows = await history(tx, { chat_id: chatId, last_id: lastId, limit });
      return rows.reverse();
    },
    byId: async (chatId: string, id: string, tx: Orm = orm): Promise<MessageRow | null> =>
      (
        await tx
          .select()
          .from(messages)
          .where(and(ofChat(chatId), eq(messages.id, id)))
      )[0] ?? null,
    /** Whether a message of any chat has this id. */
    exists: async (tx: Orm, id: string): Promise<boolean> => (await tx.$count(messages, eq(messages.id, id))) > 0,
    /** The runs that wrote these rows. */
    async runsOf(rows: MessageRow[]): Promise<Run[]> {
      const ids = rows.flatMap(({ run_id }) => (run_id === null ? [] : [run_id]));
      return ids.length === 0
        ? []
        : orm
            .select()
            .from(runs)
            .where(isAnyOf(runs.id, ids, 'uuid'));
    },
    insert: async (tx: Orm, row: NewMessage): Promise<void> => {
      await insert(tx, { ...unsaid, ...row });
    },
    /** Writes the answer of a turn that ends now to its request: while it ran, no other could become the last. */
    insertAnswer: async (tx: Orm, row: Omit<NewMessage, 'role'>): Promise<void> => {
      await insertAnswer(tx, { ...unsaid, ...row, role: 'assistant' });
    },
    /** These rows give way to the message `by`; null: they are shown again. */
    replace: async (tx: Orm, ids: string[], by: string | null): Promise<void> => {
      if (ids.length > 0) await tx.update(messages).set({ replaced_by: by }).where(inArray(messages.id, ids));
    },
  };
}
export type MessagesStore = ReturnType<typeof createMessagesStore>;
