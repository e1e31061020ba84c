import type { Export } from '@cardwright/contract/exports';
import { fileFormats } from '@cardwright/listing/formats/file-formats';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { cardExports } from '../../db/schema/exports.ts';
import { rowsOf } from '../../events/event-log.ts';

export type ExportRow = typeof cardExports.$inferSelect;
/** The last row of a page. */
export interface ExportPosition {
  created_at: Date;
  id: string;
}

export function createExportsStore(database: Database) {
  const { orm } = database;
  /**
   * Exports of one user start and end one after the other, so that the counts in their events are true and the last one
   * to end says 0.
   */
  const lockUser = async (tx: Orm, userId: string): Promise<void> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('exports'), hashtext(${userId}))`);
  };
  return {
    lockUser,
    insert: async (tx: Orm, row: typeof cardExports.$inferInsert): Promise<ExportRow> => {
      const [inserted] = await tx.insert(cardExports).values(row).returning();
      if (inserted === undefined) throw new Error('an export was not inserted');
      return inserted;
    },
    setFirstSeq: async (tx: Orm, id: string, seq: number): Promise<void> => {
      await tx.update(cardExports).set({ first_seq: seq }).where(eq(cardExports.id, id));
    },
    list: (userId: string, limit: number, after: ExportPosition | null): Promise<ExportRow[]> =>
      orm
        .select()
        .from(cardExports)
        .where(
          and(
            eq(cardExports.user_id, userId),
            after === null
              ? undefined
              : sql`(${cardExports.created_at}, ${cardExports.id}) < (${after.created_at.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(cardExports.created_at), desc(cardExports.id))
        .limit(limit),
    get: async (userId: string, id: string): Promise<ExportRow | null> => {
      const [row] = await orm
        .select()
        .from(cardExports)
        .where(and(eq(cardExports.id, id), eq(cardExports.user_id, userId)));
      return row ?? null;
    },
    /** Every file that an export of the user has or may get; the log of its events goes, which no reference reaches. */
    erase: async (tx: Orm, userId: string, topic: string): Promise<string[]> => {
      await lockUser(tx, userId);
      const rows = await tx
        .select({ id: cardExports.id, format: cardExports.format, attempts: cardExports.attempts })
        .from(cardExports)
        .where(eq(cardExports.user_id, userId));
      await tx.execute(sql`delete from event_topics where topic = ${topic}`);
      return rows.flatMap((row) =>
        Array.from({ length: Math.max(row.attempts, 1) }, (_, index) => exportKey({ ...row, attempts: index + 1 })),
      );
    },
    countOpen: async (tx: Orm, userId: string): Promise<number> => {
      const [row] = rowsOf<{ count: number }>(
        await tx.execute(
          sql`select count(*)::int as count from exports where user_id = ${userId} and status in ('queued', 'processing')`,
        ),
      );
      return row?.count ?? 0;
    },
    /**
     * Seq before the first event of the user's current busy time, or of the last one when nothing is open. A busy time ends
     * with the end that leaves nothing open. One statement, so that nothing ends between its parts.
     */
    busySince: async (userId: string, topic: string): Promise<number> => {
      const [row] = await database.query<{ open: boolean; ends: number[] }>(
        `select exists (select 1 from exports where user_id = $1 and status in ('queued', 'processing')) as open,
           array(select seq from events where topic = $2 and event = 'export_update'
             and (data ->> 'processing_count')::int = 0 order by seq desc limit 2) as ends`,
        [userId, topic],
      );
      return row?.ends[row.open ? 0 : 1] ?? 0;
    },
    /** Takes the oldest export that waits, or whose process is dead. Each is given to one process. */
    claim: async (owner: string, staleMs: number): Promise<ExportRow | null> => {
      const taken = orm.$with('taken').as(
        orm
          .select({ id: cardExports.id })
          .from(cardExports)
          .where(
            sql`${cardExports.status} = 'queued' or (${cardExports.status} = 'processing'
              and ${cardExports.beat} <= now() - ${staleMs}::int * interval '1 millisecond')`,
          )
          .orderBy(cardExports.created_at, cardExports.id)
          .limit(1)
          .for('update', { skipLocked: true }),
      );
      const [row] = await orm
        .with(taken)
        .update(cardExports)
        .set({
          status: 'processing',
          owner,
          beat: sql`now()`,
          processed_count: 0,
          attempts: sql`${cardExports.attempts} + 1`,
        })
        .where(sql`${cardExports.id} in (select id from ${taken})`)
        .returning();
      return row ?? null;
    },
    /** False when another process has taken the export over. */
    beat: async (owner: string, id: string, processed: number): Promise<boolean> => {
      const rows = await orm
        .update(cardExports)
        .set({ beat: sql`now()`, processed_count: processed })
        .where(and(eq(cardExports.id, id), eq(cardExports.owner, owner), eq(cardExports.status, 'processing')))
        .returning({ id: cardExports.id });
      return rows.length > 0;
    },
    owns: async (tx: Orm, owner: string, id: string): Promise<boolean> => {
      const mine = and(eq(cardExports.id, id), eq(cardExports.owner, owner), eq(cardExports.status, 'processing'));
      return (await tx.select({ id: cardExports.id }).from(cardExports).where(mine)).length > 0;
    },
    finish: async (tx: Orm, owner: string, id: string, values: Partial<ExportRow>): Promise<ExportRow | null> => {
      const [row] = await tx
        .update(cardExports)
        .set(values)
        .where(and(eq(cardExports.id, id), eq(cardExports.owner, owner), eq(cardExports.status, 'processing')))
        .returning();
      return row ?? null;
    },
    /** Gives back what a process had begun and will not finish; null: whatever anybody had begun. */
    giveBack: async (owner: string | null): Promise<void> => {
      await database.query(
        `update exports set status = 'queued', owner = null, attempts = greatest(attempts - $2, 0)
         where status = 'processing' and ($1::text is null or owner = $1)`,
        [owner, owner === null ? 0 : 1],
      );
    },
  };
}
export type ExportsStore = ReturnType<typeof createExportsStore>;

/**
 * Where an export's file is kept. Each try has its own: a process that was only stuck may still be writing when another
 * has taken over.
 */
export function exportKey({ id, format, attempts }: Pick<ExportRow, 'id' | 'format' | 'attempts'>): string {
  return `exports/${id}${attempts > 1 ? `-${attempts}` : ''}.${fileFormats[format].extension}`;
}

/** `fileUrl` signs the address of a finished file. */
export const exportOf = (row: ExportRow, fileUrl: (row: ExportRow) => string | null): Export => ({
  id: row.id,
  status: row.status,
  format: row.format,
  card_count: row.card_count,
  processed_count: row.processed_count,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  file_url: fileUrl(row),
  file_name: row.file_name,
  file_bytes: row.file_bytes,
  error_message: row.error_message,
  warnings: row.warnings,
});
