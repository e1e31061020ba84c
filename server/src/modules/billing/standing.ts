import type { BillingInterval, PlanId, PricedPlan, Subscription } from '@cardwright/contract/billing';
import type { Database, Orm } from '../../db/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { monthsAfter } from '../../outside/clock/months-after.ts';
import { type BillingPeriod, monthlyPeriod } from './billing-period.ts';
import { planOf } from './plan-catalogue.ts';
import { createAccountReader, type SubscriptionRow } from './subscription-store.ts';

type SubscriptionStatus = Subscription['status'];

/** What a user is entitled to now. */
export interface Standing {
  plan: PricedPlan;
  /** Null: nothing is paid. */
  interval: BillingInterval | null;
  status: SubscriptionStatus;
  /** The paid period, or the free month. */
  period: BillingPeriod;
  /** The month of credits, also for those who pay a year. */
  credit_period: BillingPeriod;
  cancel_at_period_end: boolean;
  scheduled: { plan_id: PlanId; interval: BillingInterval; at: Date } | null;
  /** Until when the plan stays although a payment is missing, even if that time is over; null: nothing is missing. */
  grace_until: Date | null;
}

export interface Standings {
  /** @throws ProblemError `unauthenticated` when the account is gone */
  of(userId: string, tx?: Orm): Promise<Standing>;
}

/** A plan whose payment is missing, or not known to have come, stays this long (issue "Plans, credits and billing"). */
export const graceMs = 7 * 24 * 3_600_000;

export function createStandings({ database, clock }: { database: Database; clock: Clock }): Standings {
  const accountOf = createAccountReader(database.orm);
  return {
    async of(userId, tx) {
      const account = await accountOf(userId, tx);
      if (account === null) throw new ProblemError('unauthenticated', 'Please sign in to continue.');
      return standingOf(account.subscription, account.created_at, clock.now());
    },
  };
}

/** The standing of an account with the subscription that counts, if there is one. */
export function standingOf(row: SubscriptionRow | null, created: Date, now: Date): Standing {
  if (row === null) return freeStanding(created, now);
  const graceUntil = graceOf(row);
  const lapsed = { ...freeStanding(created, now), status: row.status, grace_until: graceUntil };
  if (row.status === 'paused' || row.status === 'incomplete' || row.status === 'canceled') return lapsed;
  if (graceUntil !== null && now >= graceUntil) return lapsed;
  const over = now >= row.period_end;
  if (over && row.cancel_at_period_end) return freeStanding(created, now);
  // The news of the next period may be late: a seller who pays does not lose the plan for that.
  if (over && now.getTime() >= row.period_end.getTime() + graceMs) return lapsed;
  const scheduled = scheduledOf(row);
  const changed = scheduled !== null && now >= scheduled.at;
  const interval = changed ? scheduled.interval : row.interval;
  const period = over ? periodAfter(row.period_end, interval, now) : { start: row.period_start, end: row.period_end };
  return {
    plan: planOf(changed ? scheduled.plan_id : row.plan_id),
    interval,
    status: row.status,
    period,
    credit_period: interval === 'annual' ? monthWithin(period, now) : period,
    cancel_at_period_end: row.cancel_at_period_end,
    scheduled: changed ? null : scheduled,
    grace_until: graceUntil,
  };
}

function freeStanding(created: Date, now: Date): Standing {
  const month = monthlyPeriod(created, now);
  return {
    plan: planOf('free'),
    interval: null,
    status: 'active',
    period: month,
    credit_period: month,
    cancel_at_period_end: false,
    scheduled: null,
    grace_until: null,
  };
}

const graceOf = (row: SubscriptionRow) =>
  row.status === 'past_due' || row.status === 'unpaid'
    ? new Date((row.unpaid_since ?? row.period_start).getTime() + graceMs)
    : null;

function scheduledOf(row: SubscriptionRow): Standing['scheduled'] {
  const { scheduled_plan_id: plan_id, scheduled_interval: interval, scheduled_at: at } = row;
  return plan_id === null || interval === null || at === null ? null : { plan_id, interval, at };
}

/** The period that follows one whose end has passed. */
function periodAfter(end: Date, interval: BillingInterval, now: Date): BillingPeriod {
  const months = interval === 'annual' ? 12 : 1;
  let passed = 0;
  while (monthsAfter(end, passed + months) <= now) passed += months;
  return { start: monthsAfter(end, passed), end: monthsAfter(end, passed + months) };
}

/** The month of a paid year that holds `now`; the last one ends with the year. */
function monthWithin(year: BillingPeriod, now: Date): BillingPeriod {
  const { start, end } = monthlyPeriod(year.start, now);
  return { start, end: new Date(Math.min(end.getTime(), year.end.getTime())) };
}
