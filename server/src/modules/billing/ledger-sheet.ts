import type { CreditKey } from '@cardwright/contract/ledger';
import type { NewId } from '../../db/ids.ts';
import type { HoldPart, ledgerEntries } from '../../db/schema/ledger.ts';
import type { Grant, NewGrant } from './ledger-grants.ts';

export type NewEntry = Omit<typeof ledgerEntries.$inferInsert, 'user_id' | 'position'>;

interface SheetStart {
  /** The open grants. */
  grants: Grant[];
  /** Time of the previous row; no new row is dated before it. */
  latest: Date | null;
  now: Date;
  newId: NewId;
}

/**
 * Makes the rows of movements one after the other, with the balance after each. Rows that belong to one movement of a
 * feature share one line on the page: the last of them shows the sum.
 */
export function openSheet({ grants, latest, now, newId }: SheetStart) {
  const rows: NewEntry[] = [];
  const open = new Map(grants.map(({ id, feature, remaining }) => [id, { feature, remaining }]));
  let time = latest?.getTime() ?? 0;
  const dated = (wanted: Date | null): Date => {
    time = Math.min(Math.max(time, wanted?.getTime() ?? 0), now.getTime());
    return new Date(time);
  };
  const balanceOf = (feature: CreditKey) => {
    let balance = 0;
    for (const grant of open.values()) if (grant.feature === feature) balance += grant.remaining;
    return balance;
  };
  type Movement = Pick<NewEntry, 'at' | 'feature' | 'kind' | 'amount' | 'key'> & { grant_id: string | null };
  const add = (movement: Movement, hold_key: string | null = null) => {
    const grant = open.get(movement.grant_id ?? '');
    if (grant !== undefined) grant.remaining += movement.amount;
    rows.push({ id: newId(), hold_key, shown: null, balance: null, ...movement });
  };
  /** The last row gets the line, unless nothing moved on the whole. */
  const show = (amount: number) => {
    const last = rows.at(-1);
    if (last === undefined || amount === 0) return;
    last.shown = amount;
    last.balance = balanceOf(last.feature);
  };
  const addParts = (kind: 'hold' | 'release', parts: HoldPart[], holdKey: string, at: Date) => {
    const sign = kind === 'hold' ? -1 : 1;
    for (const [index, { feature, grant_id, amount }] of parts.entries()) {
      add({ at, feature, kind, amount: sign * amount, key: `${kind}:${index + 1}:${holdKey}`, grant_id }, holdKey);
      if (parts[index + 1]?.feature === feature) continue;
      show(sign * total(parts.filter((part) => part.feature === feature)));
    }
  };

  return {
    rows,
    hold: (parts: HoldPart[], holdKey: string) => addParts('hold', parts, holdKey, dated(now)),
    /** Moves nothing: the credits left when they were held. */
    settle(feature: CreditKey, holdKey: string) {
      const settled = { feature, kind: 'settle', amount: 0, key: `settle:${holdKey}`, grant_id: null } as const;
      add({ at: dated(now), ...settled }, holdKey);
    },
    /** What would go back to a closed grant is lost at once, without a line. */
    release(parts: HoldPart[], holdKey: string, wanted = now) {
      const at = dated(wanted);
      const isOpen = (part: HoldPart) => open.has(part.grant_id);
      for (const [index, { feature, grant_id, amount }] of parts.filter((part) => !isOpen(part)).entries()) {
        const key = (kind: string) => `late_${kind}:${index + 1}:${holdKey}`;
        add({ at, feature, kind: 'release', amount, key: key('release'), grant_id }, holdKey);
        add({ at, feature, kind: 'expiry', amount: -amount, key: key('expiry'), grant_id }, holdKey);
      }
      addParts('release', parts.filter(isOpen), holdKey, at);
    },
    /** The rest of these grants lapses. Daily credits that are refilled share one line with their refill. */
    expire(grants: Grant[], isDailyRefilled: boolean): { daily: number } {
      let daily = 0;
      for (const { id, feature, expires_at } of grants) {
        const rest = open.get(id)?.remaining ?? 0;
        if (rest === 0) continue;
        add({ at: dated(expires_at), feature, kind: 'expiry', amount: -rest, key: `expiry:${id}`, grant_id: id });
        if (isDailyRefilled && feature === 'daily_credits') daily += rest;
        else show(-rest);
      }
      return { daily };
    },
    /** `lost`: what the line of a grant leaves out of its amount. */
    give({ id, feature, reason, key, amount, period_start }: Omit<NewGrant, 'plan_id'> & { id: string }, lost = 0) {
      open.set(id, { feature, remaining: 0 });
      const kind = reason === 'daily_refill' ? 'refill' : reason === 'correction' ? 'correction' : 'grant';
      add({ at: dated(period_start), feature, kind, amount, key: `grant:${feature}:${key}`, grant_id: id });
      show(amount - lost);
    },
    /** A correction takes no more than there is. */
    take(feature: CreditKey, amount: number, key: string) {
      const at = dated(now);
      let missing = amount;
      let place = 0;
      for (const [grant_id, grant] of open) {
        const taken = grant.feature === feature ? Math.min(missing, grant.remaining) : 0;
        if (taken === 0) continue;
        missing -= taken;
        place += 1;
        add({ at, feature, kind: 'correction', amount: -taken, key: `take:${place}:${feature}:${key}`, grant_id });
      }
      show(missing - amount);
    },
  };
}

const total = (parts: HoldPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
