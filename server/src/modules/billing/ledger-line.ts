import { planIdSchema } from '@cardwright/contract/billing';
import type { LedgerEntry, LedgerRef } from '@cardwright/contract/ledger';
import type { ledgerEntries, ledgerGrants, ledgerHolds } from '../../db/schema/ledger.ts';

export interface LedgerLineRow {
  entry: typeof ledgerEntries.$inferSelect;
  hold: typeof ledgerHolds.$inferSelect | null;
  grant: typeof ledgerGrants.$inferSelect | null;
}

const kinds: Record<LedgerLineRow['entry']['kind'], LedgerEntry['kind']> = {
  grant: 'grant',
  refill: 'refill',
  hold: 'charge',
  settle: 'charge',
  release: 'return',
  expiry: 'expiry',
  correction: 'correction',
};

/** What a hold pays for. */
export const refOf = ({ ref_kind, ref_id }: NonNullable<LedgerLineRow['hold']>): LedgerRef | null =>
  ref_kind === null || ref_id === null ? null : { kind: ref_kind, id: ref_id };

/** A row as people see it. A charge says how its work ended; one beyond its time counts as not charged. */
export function lineOf({ entry, hold, grant }: LedgerLineRow, now: Date): LedgerEntry {
  const kind = kinds[entry.kind];
  const isGiven = kind === 'grant' || kind === 'refill';
  const isOverdue = hold?.status === 'held' && hold.expires_at <= now;
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    feature: entry.feature,
    amount: entry.shown ?? entry.amount,
    balance: entry.balance ?? 0,
    reason: hold?.reason ?? (kind === 'expiry' ? 'period_end' : (grant?.reason ?? 'correction')),
    ref: hold === null ? null : refOf(hold),
    kind,
    status: kind !== 'charge' || hold === null ? null : isOverdue ? 'expired' : hold.status,
    title: hold?.title ?? null,
    plan_id: isGiven ? (planIdSchema.safeParse(grant?.plan_id).data ?? null) : null,
    expires_at: isGiven ? (grant?.expires_at?.toISOString() ?? null) : null,
  };
}
