import { type CreditKey, creditKeys } from '@cardwright/contract/ledger';
import type { Database } from '../../../db/database.ts';
import type { HoldPart } from '../../../db/schema/ledger.ts';

interface EntryRow {
  feature: CreditKey;
  kind: string;
  amount: number;
  key: string;
  grant_id: string | null;
  hold_key: string | null;
  shown: number | null;
  balance: number | null;
}
interface GrantRow {
  id: string;
  feature: CreditKey;
  amount: number;
  remaining: number;
  closed_at: Date | null;
  reason: string;
  period_start: Date | null;
}
interface HoldRow {
  key: string;
  amount: number;
  charged: number;
  status: string;
  parts: HoldPart[];
}

/**
 * Replays every row of a user from the first one and returns what is wrong: nothing may be negative at any moment, what is
 * stored about grants, holds and lines must be what the rows add up to, and nothing may exist twice.
 */
export async function auditLedger({ query }: Pick<Database, 'query'>, userId: string): Promise<string[]> {
  const [entries, grants, holds] = await Promise.all([
    query<EntryRow>('select * from ledger_entries where user_id = $1 order by position', [userId]),
    query<GrantRow>('select * from ledger_grants where user_id = $1', [userId]),
    query<HoldRow>('select * from ledger_holds where user_id = $1', [userId]),
  ]);
  return [...replay(entries, grants), ...holds.flatMap((hold) => checkHold(hold, entries)), ...checkGrants(grants)];
}

function replay(entries: EntryRow[], grants: GrantRow[]): string[] {
  const wrong: string[] = [];
  const grantLeft = new Map(grants.map(({ id }) => [id, 0]));
  const shownLeft = new Map<CreditKey, number>();
  for (const { feature, amount, key, grant_id, shown, balance } of entries) {
    if (grant_id !== null) {
      const after = (grantLeft.get(grant_id) ?? Number.NaN) + amount;
      if (!(after >= 0)) wrong.push(`${key} leaves ${after} of its grant`);
      grantLeft.set(grant_id, after);
    }
    if (shown === null) continue;
    const onPage = (shownLeft.get(feature) ?? 0) + shown;
    shownLeft.set(feature, onPage);
    if (onPage !== balance) wrong.push(`the line of ${key} says ${balance}, its lines add up to ${onPage}`);
  }
  for (const { id, remaining, closed_at } of grants) {
    if (grantLeft.get(id) !== remaining) wrong.push(`grant ${id} says ${remaining}, its rows ${grantLeft.get(id)}`);
    if (closed_at !== null && remaining !== 0) wrong.push(`grant ${id} is closed with ${remaining} left`);
  }
  for (const feature of creditKeys) {
    const kept = grants.filter((grant) => grant.feature === feature).reduce((sum, grant) => sum + grant.remaining, 0);
    const rows = entries.filter((entry) => entry.feature === feature).reduce((sum, { amount }) => sum + amount, 0);
    if (rows !== kept) wrong.push(`${feature}: the rows are ${rows}, the grants ${kept}`);
    if ((shownLeft.get(feature) ?? 0) !== kept)
      wrong.push(`${feature}: the lines are ${shownLeft.get(feature)}, the grants ${kept}`);
  }
  return wrong;
}

function checkHold({ key, amount, charged, status, parts }: HoldRow, entries: EntryRow[]): string[] {
  const own = entries.filter((entry) => entry.hold_key === key);
  const of = (kind: string) => own.filter((entry) => entry.kind === kind);
  const sum = (kind: string) => of(kind).reduce((total, entry) => total + entry.amount, 0);
  const expected = { held: [0, 0], settled: [charged, 1], released: [0, 0], expired: [0, 0] }[status];
  const facts: [string, unknown, unknown][] = [
    ['took', -sum('hold'), amount],
    ['has parts of', parts.reduce((total, part) => total + part.amount, 0), amount],
    ['gave back', sum('release'), status === 'held' ? 0 : amount - charged],
    ['charged', charged, expected?.[0]],
    ['settled times', of('settle').length, expected?.[1]],
  ];
  return facts
    .filter(([, is, should]) => is !== should)
    .map(([what, is, should]) => `hold ${key} (${status}) ${what} ${is}, not ${should}`);
}

/** One grant of each feature, period and reason, unless plans were changed more than once. */
function checkGrants(grants: GrantRow[]): string[] {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const { feature, reason, period_start } of grants) {
    if (reason !== 'monthly_grant' && reason !== 'daily_refill') continue;
    const name = `${feature} ${reason} ${period_start?.toISOString()}`;
    if (seen.has(name)) wrong.push(`${name} was given twice`);
    seen.add(name);
  }
  return wrong;
}
