import type { UsageEntry } from '@cardwright/contract/billing';
import { type CreditKey, creditKeys, type LedgerReason } from '@cardwright/contract/ledger';
import type { HoldPart } from '../../db/schema/ledger.ts';
import { nextMidnight } from './billing-period.ts';
import type { PaidFeature } from './ledger.ts';
import type { Standing } from './standing.ts';

/** Credits that were given and can still be spent. */
export interface Grant {
  id: string;
  feature: CreditKey;
  key: string;
  reason: LedgerReason;
  /** Null: belongs to no period, like a correction. */
  period_start: Date | null;
  amount: number;
  remaining: number;
  /** Null: never. */
  expires_at: Date | null;
}

export type NewGrant = Omit<Grant, 'id' | 'remaining'> & { plan_id: Standing['plan']['id'] };

/** What was given before, whether it can still be spent or not. */
export type GivenGrant = Pick<Grant, 'feature' | 'key' | 'reason' | 'period_start' | 'amount'>;

const never = Number.POSITIVE_INFINITY;
const expiry = (grant: Pick<Grant, 'expires_at'>) => grant.expires_at?.getTime() ?? never;
const isOver = (grant: Grant, now: Date) => expiry(grant) <= now.getTime();
const sum = (grants: { amount: number }[]) => grants.reduce((total, { amount }) => total + amount, 0);
const ofPlan = (grant: { reason: LedgerReason }) => grant.reason !== 'correction';
const isOf = (start: Date, grant: Pick<Grant, 'period_start'>) => grant.period_start?.getTime() === start.getTime();

/** Daily credits before those of the month, then what expires soonest, then what was given first. */
function spendable(grants: Grant[], feature: PaidFeature, now: Date): Grant[] {
  const isDaily = (grant: Grant) => Number(grant.feature === 'daily_credits');
  return grants
    .filter((grant) => grant.feature === feature || (feature === 'credits' && isDaily(grant) === 1))
    .filter((grant) => grant.remaining > 0 && !isOver(grant, now))
    .sort((a, b) => isDaily(b) - isDaily(a) || compare(expiry(a), expiry(b)) || compare(a.id, b.id));
}

/** Infinity minus infinity is not a number. */
const compare = <T extends number | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** What can be spent on work that is paid with `feature`. */
export const left = (grants: Grant[], feature: PaidFeature, now: Date): number =>
  spendable(grants, feature, now).reduce((total, { remaining }) => total + remaining, 0);

/** Which grants pay for it, in the order in which they are spent; null when they are not enough. */
export function partsOf(grants: Grant[], feature: PaidFeature, amount: number, now: Date): HoldPart[] | null {
  const parts: HoldPart[] = [];
  let missing = amount;
  for (const grant of spendable(grants, feature, now)) {
    if (missing === 0) break;
    const taken = Math.min(missing, grant.remaining);
    parts.push({ grant_id: grant.id, feature: grant.feature, amount: taken });
    missing -= taken;
  }
  return missing === 0 ? parts : null;
}

/** Whether the plan's grants of all features are there, so that nothing is due but what a change of plan would bring. */
export const isCovered = (grants: Grant[], now: Date): boolean =>
  grants.every((grant) => !isOver(grant, now)) &&
  creditKeys.every((feature) => grants.some((grant) => grant.feature === feature && ofPlan(grant)));

/** When a period ends later than first reported, its grants last as long: news of a renewal may come late. */
const lasting = (grant: Grant, period: { start: Date; end: Date }): Grant =>
  ofPlan(grant) && isOf(period.start, grant) && expiry(grant) < period.end.getTime()
    ? { ...grant, expires_at: period.end }
    : grant;

/** The day of daily credits; the month of all others. */
function periodOf(feature: CreditKey, standing: Standing, now: Date): { start: Date; end: Date } {
  if (feature !== 'daily_credits') return standing.credit_period;
  const end = nextMidnight(now);
  return { start: new Date(end.getTime() - 86_400_000), end };
}

export interface DueGrants {
  /** Grants that have expired, or that another period's grant replaces. */
  close: Grant[];
  give: NewGrant[];
  /** Grants whose period has become longer since. */
  prolong: Grant[];
}

/**
 * What is due by now. A period that has nothing yet gets the plan's amount; one that has less than the plan gives gets
 * the difference. Grants of another period that are not over yet give way to a new period that brings at least as much;
 * else they stay until they expire: a downgrade takes nothing away. `given`: grants of the present periods, closed ones too.
 */
export function dueGrants(open: Grant[], given: GivenGrant[], standing: Standing, now: Date): DueGrants {
  const grants = open.map((grant) => lasting(grant, periodOf(grant.feature, standing, now)));
  const due: DueGrants = {
    close: grants.filter((grant) => isOver(grant, now)),
    give: [],
    prolong: grants.filter((grant) => !open.includes(grant)),
  };
  for (const feature of creditKeys) {
    const limit = standing.plan.limits[feature];
    const period = periodOf(feature, standing, now);
    if (limit === null || limit === 0 || period.end <= now) continue;
    const ofPeriod = given.filter((grant) => grant.feature === feature && ofPlan(grant) && isOf(period.start, grant));
    const others = grants.filter(
      (grant) => grant.feature === feature && ofPlan(grant) && !isOf(period.start, grant) && !isOver(grant, now),
    );
    const missing = limit - sum(ofPeriod);
    if (missing <= 0 || sum(others) > limit) continue;
    const reason = reasonOf(feature, ofPeriod.length > 0);
    const key = `${reason}:${standing.plan.id}:${period.start.toISOString()}`;
    if (ofPeriod.some((grant) => grant.key === key)) continue;
    due.close.push(...others);
    due.give.push({
      feature,
      key,
      reason,
      plan_id: standing.plan.id,
      period_start: period.start,
      amount: missing,
      expires_at: period.end,
    });
  }
  return due;
}

const reasonOf = (feature: CreditKey, hasSome: boolean): LedgerReason =>
  hasSome ? 'upgrade_grant' : feature === 'daily_credits' ? 'daily_refill' : 'monthly_grant';

/**
 * What has expired for somebody who stays away; nothing is given. Daily credits wait for their refill, which shares their line.
 */
export function overGrants(open: Grant[], standing: Standing, now: Date): DueGrants {
  const past = pastMonths(open, now).map((grant) => lasting(grant, standing.credit_period));
  return { close: pastMonths(past, now), give: [], prolong: past.filter((grant) => !isOver(grant, now)) };
}

/** Grants of months, not of days, whose time is over. */
export const pastMonths = (grants: Grant[], now: Date): Grant[] =>
  grants.filter((grant) => grant.feature !== 'daily_credits' && isOver(grant, now));

/** Used and limit of all features; what is held counts as used. `grants` are those that are not over. */
export function usageOf(grants: Grant[], standing: Standing, now: Date): Record<CreditKey, UsageEntry> {
  const entry = (feature: CreditKey): UsageEntry => {
    const own = grants.filter((grant) => grant.feature === feature && !isOver(grant, now));
    const planned = standing.plan.limits[feature];
    const period = periodOf(feature, standing, now);
    // The plan's grants decide: a correction may last longer.
    const end = own.find(ofPlan)?.expires_at ?? period.end;
    if (planned === null) return { used: 0, limit: null, reset_date: end.toISOString() };
    const limit = own.some(ofPlan) ? sum(own) : planned + sum(own);
    const remaining = own.reduce((total, grant) => total + grant.remaining, 0);
    return { used: limit - remaining, limit, reset_date: end.toISOString() };
  };
  return {
    credits: entry('credits'),
    daily_credits: entry('daily_credits'),
    image_credits: entry('image_credits'),
    scoring_credits: entry('scoring_credits'),
  };
}
