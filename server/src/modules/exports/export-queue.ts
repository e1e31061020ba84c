import { and, eq, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { cardExports } from '../../db/schema/exports.ts';
import { type ExportRow, exportColumns } from './exports-store.ts';

export type ExportQueue = ReturnType<typeof createExportQueue>;

/** SQL of the exports as a queue: which process writes which export, and whether it is alive. */
export function createExportQueue(database: Database) {
  const { orm } = database;
  const mine = (owner: string, id: string) =>
    and(eq(cardExports.id, id), eq(cardExports.owner, owner), eq(cardExports.status, 'processing'));
  return {
    /** Whether `claim` may find one, as a condition of SQL. */
    waits: (staleMs: number): string => `exists (select 1 from exports
      where status = 'queued' or (status = 'processing' and beat <= now() - interval '${staleMs} milliseconds'))`,
    /**
     * Takes the oldest export that waits, or whose process is dead; first those of users for whom nobody writes at
     * present, so that a large order of one keeps nobody else waiting. Each is given to one process.
     */
    claim: async (owner: string, staleMs: number): Promise<ExportRow | null> => {
      const stale = sql`now() - ${staleMs}::int * interval '1 millisecond'`;
      const taken = orm.$with('taken').as(
        orm
          .select({ id: cardExports.id })
          .from(cardExports)
          .where(
            sql`${cardExports.status} = 'queued' or (${cardExports.status} = 'processing' and ${cardExports.beat} <= ${stale})`,
          )
          .orderBy(
            sql`exists (select 1 from exports busy where busy.user_id = ${cardExports.user_id}
              and busy.status = 'processing' and busy.beat > ${stale})`,
            cardExports.created_at,
            cardExports.id,
          )
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
        .returning(exportColumns);
      return row ?? null;
    },
    /** False when another process has taken the export over, or the seller has ended it. */
    beat: async (tx: Orm, owner: string, id: string, processed: number): Promise<boolean> => {
      const rows = await tx
        .update(cardExports)
        .set({ beat: sql`now()`, processed_count: processed })
        .where(mine(owner, id))
        .returning({ id: cardExports.id });
      return rows.length > 0;
    },
    /** Null when it has ended already, or is not with `owner`; without an owner, whoever works on it loses it. */
    finish: async (
      tx: Orm,
      id: string,
      owner: string | null,
      values: Partial<ExportRow>,
    ): Promise<ExportRow | null> => {
      const open = and(eq(cardExports.id, id), sql`${cardExports.status} in ('queued', 'processing')`);
      const [row] = await tx
        .update(cardExports)
        .set({ ...values, owner: null })
        .where(owner === null ? open : mine(owner, id))
        .returning(exportColumns);
      return row ?? null;
    },
    /** Gives back what a process has begun and will not finish; null: what any process has begun. */
    giveBack: async (owner: string | null): Promise<void> => {
      await database.query(
        `update exports set status = 'queued', owner = null, attempts = greatest(attempts - $2, 0)
         where status = 'processing' and ($1::text is null or owner = $1)`,
        [owner, owner === null ? 0 : 1],
      );
    },
  };
}
