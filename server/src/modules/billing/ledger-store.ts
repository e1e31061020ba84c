import type { CreditKey } from '@cardwright/contract/ledger';
import { and, desc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { ledgerEntries, ledgerGrants, ledgerHolds } from '../../db/schema/ledger.ts';
import { rowsOf } from '../../events/event-log.ts';
import type { GivenGrant, Grant, NewGrant } from './ledger-grants.ts';
import type { NewEntry } from './ledger-sheet.ts';

export type HoldRow = typeof ledgerHolds.$inferSelect;
type NewHold = Omit<HoldRow, 'status' | 'charged' | 'closed_at'>;

interface LedgerState {
  /** Open ones. */
  grants: Grant[];
  /** Some hold has expired and is still held. */
  overdue: boolean;
  /** The owner of the hold with the given key; null when there is none. */
  holder: string | null;
}

type Dated<T> = Omit<T, 'period_start' | 'expires_at'> & { period_start: string | null; expires_at: string | null };
const date = (text: string | null) => (text === null ? null : new Date(text));
const time = (value: Date) => sql`${value.toISOString()}::timestamptz`;

const stateIn = (result: unknown): LedgerState => {
  const [row] = rowsOf<{ state: { grants: Dated<Grant>[]; overdue: boolean; holder: string | null } }>(result);
  if (row === undefined) throw new Error('the ledger has no state');
  const grants = row.state.grants.map((grant) => ({
    ...grant,
    period_start: date(grant.period_start),
    expires_at: date(grant.expires_at),
  }));
  return { ...row.state, grants };
};

/** They get their positions in this order. */
const entriesOf = (userId: string, rows: NewEntry[]) =>
  JSON.stringify(rows.map((row, place) => ({ ...row, user_id: userId, place })));

/** SQL of the ledger. Whatever makes changes takes `tx`, and is called after `lockedState` or locks by itself. */
export function createLedgerStore({ orm }: Pick<Database, 'orm'>) {
  return {
    transaction: <T>(work: (tx: Orm) => Promise<T>): Promise<T> => orm.transaction(work),
    state: async (userId: string, now: Date): Promise<LedgerState> =>
      stateIn(await orm.execute(sql`select ledger_state(${userId}::uuid, ${time(now)}, null) as state`)),
    /** Locks the user's ledger: others who want to change it wait until the transaction ends. */
    lockedState: async (tx: Orm, userId: string, now: Date, holdKey: string | null): Promise<LedgerState> =>
      stateIn(await tx.execute(sql`select ledger_locked_state(${userId}::uuid, ${time(now)}, ${holdKey}) as state`)),
    /** What these periods were given, closed grants too. */
    givenIn: (tx: Orm, userId: string, starts: Date[]): Promise<GivenGrant[]> =>
      tx
        .select({
          feature: ledgerGrants.feature,
          key: ledgerGrants.key,
          reason: ledgerGrants.reason,
          period_start: ledgerGrants.period_start,
          amount: ledgerGrants.amount,
        })
        .from(ledgerGrants)
        .where(and(eq(ledgerGrants.user_id, userId), inArray(ledgerGrants.period_start, starts))),
    latest: async (tx: Orm, userId: string): Promise<Date | null> =>
      (
        await tx
          .select({ at: ledgerEntries.at })
          .from(ledgerEntries)
          .where(and(eq(ledgerEntries.user_id, userId), isNotNull(ledgerEntries.shown)))
          .orderBy(desc(ledgerEntries.position))
          .limit(1)
      )[0]?.at ?? null,
    addGrants: async (
      tx: Orm,
      userId: string,
      grants: (Omit<NewGrant, 'plan_id'> & { id: string; plan_id: string | null })[],
      now: Date,
    ): Promise<void> => {
      if (grants.length === 0) return;
      await tx.insert(ledgerGrants).values(grants.map((grant) => ({ ...grant, user_id: userId, created_at: now })));
    },
    prolongGrants: async (tx: Orm, grants: Pick<Grant, 'id' | 'expires_at'>[]): Promise<void> => {
      for (const { id, expires_at } of grants)
        await tx.update(ledgerGrants).set({ expires_at }).where(eq(ledgerGrants.id, id));
    },
    /** Whether a correction of this key has been made, in either direction. */
    hasCorrection: async (tx: Orm, userId: string, feature: CreditKey, key: string): Promise<boolean> =>
      (
        await tx
          .select({ id: ledgerEntries.id })
          .from(ledgerEntries)
          .where(
            and(
              eq(ledgerEntries.user_id, userId),
              inArray(ledgerEntries.key, [`grant:${feature}:${key}`, `take:1:${feature}:${key}`]),
            ),
          )
      ).length > 0,
    closeGrants: async (tx: Orm, ids: string[], now: Date): Promise<void> => {
      if (ids.length > 0) await tx.update(ledgerGrants).set({ closed_at: now }).where(inArray(ledgerGrants.id, ids));
    },
    addEntries: async (tx: Orm, userId: string, rows: NewEntry[]): Promise<void> => {
      if (rows.length > 0) await tx.execute(sql`select ledger_write(null, ${entriesOf(userId, rows)}::jsonb)`);
    },
    /** The hold with its rows. */
    addHold: async (tx: Orm, hold: NewHold, rows: NewEntry[]): Promise<void> => {
      await tx.execute(
        sql`select ledger_write(${JSON.stringify(hold)}::jsonb, ${entriesOf(hold.user_id, rows)}::jsonb)`,
      );
    },
    holdOf: async (tx: Orm, key: string): Promise<HoldRow | null> =>
      (await tx.select().from(ledgerHolds).where(eq(ledgerHolds.key, key)))[0] ?? null,
    /** Whether a score of the card was paid for with a key that ends so. */
    hasPaidScore: async (userId: string, cardId: string, end: string): Promise<boolean> =>
      (
        await orm
          .select({ key: ledgerHolds.key })
          .from(ledgerHolds)
          .where(
            and(
              eq(ledgerHolds.user_id, userId),
              eq(ledgerHolds.reason, 'score'),
              eq(ledgerHolds.ref_id, cardId),
              eq(ledgerHolds.status, 'settled'),
              sql`right(${ledgerHolds.key}, ${end.length}) = ${end}`,
            ),
          )
          .limit(1)
      ).length > 0,
    settleWhole: async (tx: Orm, key: string, id: string, now: Date): Promise<void> => {
      await tx.execute(sql`select ledger_settle(${key}, ${id}::uuid, ${time(now)})`);
    },
    /** Ends a hold that is still held; false when it has ended before. */
    endHold: async (tx: Orm, key: string, end: Pick<HoldRow, 'status' | 'charged'>, now: Date): Promise<boolean> =>
      (
        await tx
          .update(ledgerHolds)
          .set({ ...end, closed_at: now })
          .where(and(eq(ledgerHolds.key, key), eq(ledgerHolds.status, 'held')))
          .returning({ key: ledgerHolds.key })
      ).length > 0,
    /** Marks expired holds. A hold that is being extended at this moment is left out. */
    expireHolds: async (
      tx: Orm,
      userId: string,
      now: Date,
    ): Promise<Pick<HoldRow, 'key' | 'parts' | 'expires_at'>[]> => {
      const overdue = tx
        .select({ key: ledgerHolds.key })
        .from(ledgerHolds)
        .where(and(eq(ledgerHolds.user_id, userId), eq(ledgerHolds.status, 'held'), lte(ledgerHolds.expires_at, now)))
        .for('update', { skipLocked: true });
      const expired = await tx
        .update(ledgerHolds)
        .set({ status: 'expired', closed_at: now })
        .where(inArray(ledgerHolds.key, overdue))
        .returning({ key: ledgerHolds.key, parts: ledgerHolds.parts, expires_at: ledgerHolds.expires_at });
      return expired.sort((a, b) => a.expires_at.getTime() - b.expires_at.getTime());
    },
    extendHolds: async (tx: Orm, keys: string[], expiresAt: Date): Promise<void> => {
      await tx.execute(sql`update ledger_holds set expires_at = ${time(expiresAt)} where key in (
        select key from ledger_holds where key = any(${sql.param(keys)}::text[]) and status = 'held'
          and expires_at < ${time(expiresAt)} order by key for update)`);
    },
    /** Users with holds or monthly grants that have expired without rows that say so. */
    overdueUsers: async (now: Date, limit: number): Promise<string[]> =>
      rowsOf<{ user_id: string }>(
        await orm.execute(sql`select user_id from (
            select user_id from ledger_holds where status = 'held' and expires_at <= ${time(now)}
            union select user_id from ledger_grants
              where closed_at is null and expires_at <= ${time(now)} and feature <> 'daily_credits'
          ) as overdue limit ${limit}`),
      ).map(({ user_id }) => user_id),
    /** Lines of the page, newest first, after the position `before` if given; one more than `limit`. */
    lines: (userId: string, feature: CreditKey | null, limit: number, before: number | null) =>
      orm
        .select({ entry: ledgerEntries, hold: ledgerHolds, grant: ledgerGrants })
        .from(ledgerEntries)
        .leftJoin(ledgerHolds, eq(ledgerHolds.key, ledgerEntries.hold_key))
        .leftJoin(ledgerGrants, eq(ledgerGrants.id, ledgerEntries.grant_id))
        .where(
          and(
            eq(ledgerEntries.user_id, userId),
            isNotNull(ledgerEntries.shown),
            feature === null ? undefined : eq(ledgerEntries.feature, feature),
            before === null ? undefined : lt(ledgerEntries.position, before),
          ),
        )
        .orderBy(desc(ledgerEntries.position))
        .limit(limit + 1),
  };
}
