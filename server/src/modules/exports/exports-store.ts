import { type Export, type ExportWarningBody, listedWarnings } from '@cardwright/contract/exports';
import { and, asc, desc, eq, getTableColumns, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { cardExports } from '../../db/schema/exports.ts';
import { rowsOf } from '../../events/event-log.ts';
import { exportKeys } from './export-file.ts';

/** The ids of the cards are read in batches: see `idBatches`. */
const { card_ids: _, ...columns } = getTableColumns(cardExports);
export const exportColumns = columns;
export type ExportRow = Omit<typeof cardExports.$inferSelect, 'card_ids'>;
/** The last row of a page. */
export interface ExportPosition {
  created_at: Date;
  id: string;
}
/** How many warnings a list shows. */
const listColumns = {
  ...columns,
  warnings: sql<
    ExportWarningBody[]
  >`jsonb_path_query_array(${cardExports.warnings}, ${sql.raw(`'$[0 to ${listedWarnings - 1}]'`)})`,
};
const owned = (userId: string, id: string) => and(eq(cardExports.id, id), eq(cardExports.user_id, userId));
/** How many ids are taken out of the row at a time. */
const idsAtOnce = 5_000;

export type ExportsStore = ReturnType<typeof createExportsStore>;

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
      const [inserted] = await tx.insert(cardExports).values(row).returning(columns);
      if (inserted === undefined) throw new Error('an export was not inserted');
      return inserted;
    },
    setFirstSeq: async (tx: Orm, id: string, seq: number): Promise<void> => {
      await tx.update(cardExports).set({ first_seq: seq }).where(eq(cardExports.id, id));
    },
    list: (userId: string, limit: number, after: ExportPosition | null): Promise<ExportRow[]> =>
      orm
        .select(listColumns)
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
    get: async (userId: string, id: string, tx: Orm = orm): Promise<ExportRow | null> =>
      (await tx.select(columns).from(cardExports).where(owned(userId, id)))[0] ?? null,
    /** The ids of the export's cards in their order, `size` at a time; an export that is gone has none. */
    async *idBatches(id: string, size: number): AsyncGenerator<string[]> {
      for (let from = 1; ; from += idsAtOnce) {
        const [row] = await database.query<{ ids: string[] }>(
          // As JSON: the drivers parse arrays character by character.
          'select to_json(card_ids[$2::int : $3::int]) as ids from exports where id = $1',
          [id, from, from + idsAtOnce - 1],
        );
        const ids = row?.ids ?? [];
        for (let start = 0; start < ids.length; start += size) yield ids.slice(start, start + size);
        if (ids.length < idsAtOnce) return;
      }
    },
    remove: async (tx: Orm, userId: string, id: string): Promise<void> => {
      await tx.delete(cardExports).where(owned(userId, id));
    },
    /** Returns every file that an export of the user has or may get; deletes their events, which no foreign key reaches. */
    erase: async (tx: Orm, userId: string, topic: string): Promise<string[]> => {
      await lockUser(tx, userId);
      const rows = await tx
        .select({ id: cardExports.id, format: cardExports.format, attempts: cardExports.attempts })
        .from(cardExports)
        .where(eq(cardExports.user_id, userId));
      await tx.execute(sql`delete from event_topics where topic = ${topic}`);
      return rows.flatMap(exportKeys);
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
     * The seq before the first event of the user's current busy time, or of the last one when nothing is open. A busy time ends
     * when no export is open any more. One statement, so that nothing can end between its parts.
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
    /** Takes the files of exports that ended before `before`, oldest first; returns their keys. */
    dropFiles: async (tx: Orm, before: Date, limit: number): Promise<string[]> => {
      const old = tx
        .select({ id: cardExports.id })
        .from(cardExports)
        .where(and(isNotNull(cardExports.file_key), lt(cardExports.finished_at, before)))
        .orderBy(asc(cardExports.finished_at))
        .limit(limit)
        .for('update', { skipLocked: true });
      const rows = await tx
        .update(cardExports)
        .set({ file_key: null })
        .where(sql`${cardExports.id} in ${old}`)
        .returning(columns);
      return rows.flatMap(exportKeys);
    },
  };
}

const fileGone = 'The file was removed 30 days after it was made. Export the cards again to get a new one.';

/** `fileUrl` signs the address of a finished file; `titles` of the cards that warnings are about. */
export const exportOf = (
  row: ExportRow,
  fileUrl: (row: ExportRow) => string | null,
  titles?: Map<string, string>,
): Export => ({
  id: row.id,
  status: row.status,
  format: row.format,
  marketplace: row.marketplace,
  version: row.version,
  card_count: row.card_count,
  processed_count: row.processed_count,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  file_url: fileUrl(row),
  file_name: row.file_name,
  file_bytes: row.file_bytes,
  error_message: row.status === 'done' && row.file_key === null ? fileGone : row.error_message,
  cancelled: row.cancelled,
  warnings: titles === undefined ? row.warnings : withTitles(row.warnings, titles),
  warning_count: row.warning_count,
});

export const withTitles = (
  warnings: { card_id: string; message: string }[],
  titles: Map<string, string>,
): ExportWarningBody[] =>
  warnings.map(({ card_id, message }) => ({ card_id, message, card_title: titles.get(card_id) ?? null }));
