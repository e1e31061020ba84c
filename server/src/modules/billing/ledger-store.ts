import type { CreditKey } from '@cardwright/contract/ledger';
import { and, desc, eq, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
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
  /** A hold is held beyond its time. */
  overdue: boolean;
  /** Whose hold has the key that was asked for; null when there is none. */
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

/** Rows as one parameter; they get their positions in this order. */
const insertEntries = (userId: string, rows: NewEntry[]): SQL => sql`
  insert into ledger_entries (id, user_id, at, feature, kind, amount, key, grant_id, hold_key, shown, balance)
  select id, ${userId}::uuid, at, feature, kind, amount, key, grant_id, hold_key, shown, balance
  from jsonb_to_recordset(${JSON.stringify(rows.map((row, place) => ({ ...row, place })))}::jsonb)
    as row (id uuid, at timestamptz, feature text, kind text, amount integer, key text, grant_id uuid, hold_key text,
      shown integer, balance integer, place integer)`;

/** SQL of the ledger. What changes anything takes `tx`, and is called after `lockedState` or locks by itself. */
export function createLedgerStore({ orm }: Pick<Database, 'orm'>) {
  return {
    transaction: <T>(work: (tx: Orm) => Promise<T>): Promise<T> => orm.transaction(work),
    state: async (userId: string, now: Date): Promise<LedgerState> =>
      stateIn(await orm.execute(sql`select ledger_state(${userId}::uuid, ${time(now)}, null) as state`)),
    /** Whoever else wants to change this user's ledger waits until the transaction ends. */
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
    closeGrants: async (tx: Orm, ids: string[], now: Date): Promise<void> => {
      if (ids.length > 0) await tx.update(ledgerGrants).set({ closed_at: now }).where(inArray(ledgerGrants.id, ids));
    },
    addEntries: async (tx: Orm, userId: string, rows: NewEntry[]): Promise<void> => {
      if (rows.length > 0) await tx.execute(sql`${insertEntries(userId, rows)} order by place`);
    },
    /** The hold with its rows, in one statement. */
    addHold: async (tx: Orm, hold: NewHold, rows: NewEntry[]): Promise<void> => {
      await tx.execute(sql`with hold as (
          insert into ledger_holds (key, user_id, feature, amount, parts, status, reason, ref_kind, ref_id, title, expires_at, created_at)
          values (${hold.key}, ${hold.user_id}, ${hold.feature}, ${hold.amount}, ${JSON.stringify(hold.parts)}::jsonb, 'held',
            ${hold.reason}, ${hold.ref_kind}, ${hold.ref_id}::uuid, ${hold.title}, ${time(hold.expires_at)}, ${time(hold.created_at)})
        ) ${insertEntries(hold.user_id, rows)} order by place`);
    },
    holdOf: async (tx: Orm, key: string): Promise<HoldRow | null> =>
      (await tx.select().from(ledgerHolds).where(eq(ledgerHolds.key, key)))[0] ?? null,
    /**
     * All of a hold is charged: the one change that moves no balance, in one statement. The lock comes before the row, as
     * in every other change, so that no two of them wait for each other.
     */
    settleWhole: async (tx: Orm, key: string, id: string, now: Date): Promise<void> => {
      await tx.execute(sql`with owner as materialized (
          select user_id, pg_advisory_xact_lock(hashtext('ledger'), hashtext(user_id::text)) from ledger_holds
          where key = ${key} and status = 'held'
        ), done as (
          update ledger_holds h set status = 'settled', charged = amount, closed_at = ${time(now)}
          from owner where h.key = ${key} and h.user_id = owner.user_id and h.status = 'held'
          returning h.user_id, h.feature
        )
        insert into ledger_entries (id, user_id, at, feature, kind, amount, key, hold_key)
        select ${id}::uuid, user_id, ${time(now)}, feature, 'settle', 0, 'settle:' || ${key}, ${key} from done`);
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
    /** Marks what is held beyond its time. A hold that is being extended at this moment is left out. */
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
    /** Users whose holds or monthly grants are over and have no rows for it yet. */
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
