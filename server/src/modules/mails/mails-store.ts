import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { mails } from '../../db/schema/accounts.ts';

export type MailRow = typeof mails.$inferSelect;
export type MailKind = MailRow['kind'];

/** Tells every process, when the enqueuing transaction commits, that something waits. */
export const mailChannel = 'mails';

export function createMailsStore({ orm }: Database) {
  /** A mail belongs to the try that claimed it last: a process that was taken for dead cannot change it any more. */
  const ofTry = (row: MailRow) =>
    and(eq(mails.id, row.id), eq(mails.status, 'queued'), eq(mails.attempts, row.attempts));
  return {
    insert: async (row: typeof mails.$inferInsert, tx: Orm = orm): Promise<void> => {
      await tx.insert(mails).values(row);
      await tx.execute(sql`select pg_notify(${mailChannel}, '')`);
    },
    /** Takes the mail that is due first and keeps other processes off it until `until`. */
    claim: async (now: Date, until: Date): Promise<MailRow | null> => {
      const taken = orm.$with('taken').as(
        orm
          .select({ id: mails.id })
          .from(mails)
          .where(and(eq(mails.status, 'queued'), sql`${mails.due_at} <= ${now.toISOString()}::timestamptz`))
          .orderBy(mails.due_at, mails.id)
          .limit(1)
          .for('update', { skipLocked: true }),
      );
      const [row] = await orm
        .with(taken)
        .update(mails)
        .set({ due_at: until, attempts: sql`${mails.attempts} + 1` })
        .where(sql`${mails.id} in (select id from ${taken})`)
        .returning();
      return row ?? null;
    },
    finish: async (
      row: MailRow,
      values: { status: 'sent' | 'dropped' | 'failed'; last_error: string | null; finished_at: Date },
    ): Promise<void> => {
      await orm.update(mails).set(values).where(ofTry(row));
    },
    postpone: async (row: MailRow, due_at: Date, last_error: string): Promise<void> => {
      await orm.update(mails).set({ due_at, last_error }).where(ofTry(row));
    },
    /** Undoes this try. */
    giveBack: async (row: MailRow, now: Date): Promise<void> => {
      await orm
        .update(mails)
        .set({ due_at: now, attempts: row.attempts - 1 })
        .where(ofTry(row));
    },
    erase: async (recipient: string, tx: Orm = orm): Promise<void> => {
      await tx.delete(mails).where(eq(mails.recipient, recipient));
    },
    removeFinished: async (before: Date): Promise<void> => {
      await orm.delete(mails).where(and(ne(mails.status, 'queued'), lt(mails.finished_at, before)));
    },
  };
}
export type MailsStore = ReturnType<typeof createMailsStore>;
