import type { UsageEntry } from '@cardwright/contract/billing';
import type { CreditKey, LedgerEntry } from '@cardwright/contract/ledger';
import { z } from 'zod';
import type { Database, Orm } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import type { HoldPart } from '../../db/schema/ledger.ts';
import { storable } from '../../db/storable-text.ts';
import { decodeCursor, encodeCursor, pageOfRows } from '../../http/keyset.ts';
import type { Clock } from '../../outside/clock/clock.ts';

import type { Correction, HoldRequest, Ledger } from './ledger.ts';
import { creditsExhausted } from './ledger-exhausted.ts';
import {
  type DueGrants,
  dueGrants,
  type Grant,
  isCovered,
  left,
  overGrants,
  partsOf,
  pastMonths,
  usageOf,
} from './ledger-grants.ts';
import { lineOf, refOf } from './ledger-line.ts';
import { openSheet } from './ledger-sheet.ts';
import { createLedgerStore } from './ledger-store.ts';
import type { Standings } from './standing.ts';

export interface LedgerDeps {
  database: Pick<Database, 'orm'>;
  standings: Standings;
  clock: Clock;
  newId: NewId;
}

const titleCharacters = 200;
const usersAtOnce = 200;
const cursorShape = z.tuple([z.int().nonnegative()]);

export function createLedger({ database, standings, clock, newId }: LedgerDeps): Ledger {
  const store = createLedgerStore(database);

  /** Writes what has become due by `now`, inside the lock; returns the grants that are open then. */
  async function bookTime(tx: Orm, userId: string, grants: Grant[], now: Date, withGrants: boolean): Promise<Grant[]> {
    const overdue = await store.expireHolds(tx, userId, now);
    const due = withGrants ? await dueByPlan(tx, userId, grants, now) : await overByPlan(tx, userId, grants, now);
    if (overdue.length === 0 && isNothing(due)) return grants;
    const sheet = openSheet({ grants, latest: await store.latest(tx, userId), now, newId });
    for (const { key, parts, expires_at } of overdue) sheet.release(parts, key, expires_at);
    const { daily } = sheet.expire(
      due.close,
      due.give.some(({ feature }) => feature === 'daily_credits'),
    );
    const given = due.give.map((grant) => ({ ...grant, id: newId() }));
    for (const grant of given) sheet.give(grant, grant.feature === 'daily_credits' ? daily : 0);
    await store.prolongGrants(tx, due.prolong);
    await store.addGrants(tx, userId, given, now);
    await store.addEntries(tx, userId, sheet.rows);
    await store.closeGrants(
      tx,
      due.close.map(({ id }) => id),
      now,
    );
    return (await store.lockedState(tx, userId, now, null)).grants;
  }

  async function dueByPlan(tx: Orm, userId: string, grants: Grant[], now: Date) {
    const standing = await standings.of(userId, tx);
    const starts = [standing.credit_period.start, startOfDay(now)];
    return dueGrants(grants, await store.givenIn(tx, userId, starts), standing, now);
  }

  async function overByPlan(tx: Orm, userId: string, grants: Grant[], now: Date): Promise<DueGrants> {
    if (pastMonths(grants, now).length === 0) return { close: [], give: [], prolong: [] };
    return overGrants(grants, await standings.of(userId, tx), now);
  }

  const catchUp = async (tx: Orm, userId: string, withGrants = true): Promise<Grant[]> => {
    const now = clock.now();
    const { grants } = await store.lockedState(tx, userId, now, null);
    return bookTime(tx, userId, grants, now, withGrants);
  };

  /** Reads without a lock, after writing what is due, which is rare. */
  async function present(userId: string) {
    const now = clock.now();
    const [state, standing] = await Promise.all([store.state(userId, now), standings.of(userId)]);
    const due = dueGrants(state.grants, state.grants, standing, now);
    const grants =
      state.overdue || !isNothing(due) ? await store.transaction((tx) => catchUp(tx, userId)) : state.grants;
    return { grants, standing, now };
  }

  async function hold(tx: Orm, request: HoldRequest, onCovered = () => {}): Promise<void> {
    const { user_id, feature, amount, key } = request;
    if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`cannot hold ${amount} credits`);
    const now = clock.now();
    const state = await store.lockedState(tx, user_id, now, key);
    if (state.holder === user_id) return;
    if (state.holder !== null) throw new Error(`the hold ${key} is another user's`);
    let { grants } = state;
    let parts = isCovered(grants, now) && !state.overdue ? partsOf(grants, feature, amount, now) : null;
    if (parts === null) {
      grants = await bookTime(tx, user_id, grants, now, true);
      parts = partsOf(grants, feature, amount, now);
    }
    if (parts === null) {
      const standing = await standings.of(user_id, tx);
      throw creditsExhausted(standing.plan, feature, usageOf(grants, standing, now)[feature], {
        amount,
        left: left(grants, feature, now),
      });
    }
    onCovered();
    const sheet = openSheet({ grants, latest: null, now, newId });
    sheet.hold(parts, key);
    const { reason, ref, title = null, part_of = null, expires_at } = request;
    await store.addHold(
      tx,
      {
        ...{ key, user_id, feature, amount, parts, reason, expires_at, created_at: now },
        ...{ ref_kind: ref?.kind ?? null, ref_id: ref?.id ?? null, part_of },
        title: title === null ? null : storable(title.slice(0, titleCharacters)),
      },
      sheet.rows,
    );
  }

  /** Ends a hold and charges `charged` of it; the rest goes back, first what would have been spent last. */
  async function end(tx: Orm, key: string, charged: number): Promise<void> {
    const found = await store.holdOf(tx, key);
    if (found === null || found.status !== 'held') return;
    if (!Number.isSafeInteger(charged) || charged < 0 || charged > found.amount)
      throw new Error(`cannot charge ${charged} of the hold ${key} of ${found.amount}`);
    const now = clock.now();
    const { grants } = await store.lockedState(tx, found.user_id, now, null);
    const status = charged > 0 ? 'settled' : 'released';
    if (!(await store.endHold(tx, key, { status, charged }, now))) return;
    const sheet = openSheet({ grants, latest: null, now, newId });
    if (charged > 0) sheet.settle(found.feature, key);
    sheet.release(partsBeyond(found.parts, charged), key);
    await store.addEntries(tx, found.user_id, sheet.rows);
  }

  async function correct(tx: Orm, { user_id, feature, amount, key, expires_at }: Correction): Promise<void> {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new Error(`cannot correct by ${amount} credits`);
    const now = clock.now();
    const sheet = openSheet({ grants: await catchUp(tx, user_id), latest: null, now, newId });
    if (await store.hasCorrection(tx, user_id, feature, key)) return;
    if (amount > 0) {
      const grant = { id: newId(), feature, key, reason: 'correction' as const, amount, expires_at };
      await store.addGrants(tx, user_id, [{ ...grant, plan_id: null, period_start: null }], now);
      sheet.give({ ...grant, period_start: now });
    } else sheet.take(feature, -amount, key);
    await store.addEntries(tx, user_id, sheet.rows);
  }

  return {
    hold,
    correct,
    settle: (tx, key, amount) =>
      amount === undefined ? store.settleWhole(tx, key, newId(), clock.now()) : end(tx, key, amount),
    release: (tx, key) => end(tx, key, 0),
    extend: (tx, keys, expiresAt) => store.extendHolds(tx, keys, expiresAt),
    async catchUp(tx, userId) {
      await catchUp(tx, userId);
    },
    async usage(userId): Promise<Record<CreditKey, UsageEntry>> {
      const { grants, standing, now } = await present(userId);
      return usageOf(grants, standing, now);
    },
    async entries(userId, { limit, cursor, feature }) {
      await present(userId);
      const before = cursor === undefined ? null : decodeCursor(cursor, cursorShape)[0];
      const rows = await store.lines(
        userId,
        feature === undefined || feature === 'all' ? null : feature,
        limit,
        before,
      );
      const { items, next_cursor } = pageOfRows(rows, limit, ({ entry }) => encodeCursor([entry.position]));
      return { items: items.map((row): LedgerEntry => lineOf(row, clock.now())), next_cursor };
    },
    async outcome(userId, key) {
      const found = await store.holdOf(database.orm, key);
      if (found === null || found.user_id !== userId) return null;
      if (found.status === 'held' && found.expires_at > clock.now()) return { status: 'held', amount: found.amount };
      return { status: found.status === 'held' ? 'expired' : found.status, amount: found.charged };
    },
    async paidFor(tx, userId, key) {
      const found = await store.holdOf(tx, key);
      const isKept = found !== null && found.user_id === userId && ['held', 'settled'].includes(found.status);
      return isKept ? refOf(found) : null;
    },
    hasPaidScore: store.hasPaidScore,
    async bookOverdue() {
      for (;;) {
        const users = await store.overdueUsers(clock.now(), usersAtOnce);
        for (const user of users) await store.transaction((tx) => catchUp(tx, user, false));
        if (users.length < usersAtOnce) return;
      }
    },
  };
}

const isNothing = ({ close, give, prolong }: DueGrants) => close.length + give.length + prolong.length === 0;

const startOfDay = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

/** What is left of the parts when `charged` is taken from the first one on; last part first. */
function partsBeyond(parts: HoldPart[], charged: number): HoldPart[] {
  const rest: HoldPart[] = [];
  let toCharge = charged;
  for (const part of parts) {
    const taken = Math.min(toCharge, part.amount);
    toCharge -= taken;
    if (part.amount > taken) rest.unshift({ ...part, amount: part.amount - taken });
  }
  return rest;
}
