import type { UsageEntry } from '@cardwright/contract/billing';
import type { Page } from '@cardwright/contract/common';
import type { ChargeReason, CreditKey, LedgerEntry, LedgerQuery, LedgerRef } from '@cardwright/contract/ledger';
import type { Orm } from '../../db/database.ts';

/** What work is paid with. `credits`: the day's first, then those of the month that expire soonest. */
export type PaidFeature = 'credits' | 'image_credits' | 'scoring_credits';

export interface HoldRequest {
  user_id: string;
  feature: PaidFeature;
  /** 0 for work that costs nothing on this plan: the hold is kept, and no line shows it. */
  amount: number;
  /** Idempotency key, unique among all users, such as `run:ID`. */
  key: string;
  reason: ChargeReason;
  ref: LedgerRef | null;
  /** The title of what the work is for, kept as it is now: the ledger shows it when the thing itself is gone. */
  title?: string | null;
  /** The turn or the job over many cards whose step this is; runs know theirs. */
  part_of?: string;
  /** When the hold counts as released, unless it is settled or extended before. */
  expires_at: Date;
}

export interface Correction {
  user_id: string;
  feature: CreditKey;
  amount: number;
  key: string;
  /** Of credits that are given; null: they stay until they are spent. */
  expires_at: Date | null;
}

export interface HoldOutcome {
  status: 'held' | 'settled' | 'released' | 'expired';
  /** Credits that are held or were charged; 0 for what was released. */
  amount: number;
}

/**
 * Where credits come from and go to. Calls that take `tx` work inside the caller's transaction and lock the ledger of the
 * user until it ends: call them last.
 */
export interface Ledger {
  /**
   * Takes a hold if enough is left. The same key again is the same hold and takes nothing. `onCovered`: told that enough is
   * left, before the hold is written.
   * @throws ProblemError `credits_exhausted` with `feature`, `used`, `limit`, `reset_date`, `upgrade_to`
   */
  hold(tx: Orm, request: HoldRequest, onCovered?: () => void): Promise<void>;
  /** Makes the hold, or `amount` of it, final and releases the rest. A second settle or one after a release changes nothing. */
  settle(tx: Orm, key: string, amount?: number): Promise<void>;
  /** Gives back all of a hold. Changes nothing that was settled. */
  release(tx: Orm, key: string): Promise<void>;
  /** Prolongs the holds of work that is still running; never shortens them. */
  extend(tx: Orm, keys: string[], expires_at: Date): Promise<void>;
  /** Writes the rows of grants, refills and expiries that are due, as happens before every hold. */
  catchUp(tx: Orm, userId: string): Promise<void>;
  /** Gives or takes credits by hand, at most as many as there are. The same key again changes nothing. */
  correct(tx: Orm, correction: Correction): Promise<void>;
  usage(userId: string): Promise<Record<CreditKey, UsageEntry>>;
  /** Newest first. */
  entries(userId: string, query: LedgerQuery): Promise<Page<LedgerEntry>>;
  /** What became of a hold, for "you were not charged"; null when the user has none with this key. */
  outcome(userId: string, key: string): Promise<HoldOutcome | null>;
  /** What a hold paid for, or pays for; null when the user has none with this key, or it was given back. */
  paidFor(tx: Orm, userId: string, key: string): Promise<LedgerRef | null>;
  /** Whether a score of the card was paid for with a key that ends so. */
  hasPaidScore(userId: string, cardId: string, end: string): Promise<boolean>;
  /** Maintenance: writes the rows of expired holds and monthly grants of users who stay away. */
  bookOverdue(): Promise<void>;
}
