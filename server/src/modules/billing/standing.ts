import type { BillingInterval, PlanId, PricedPlan, Subscription } from '@cardwright/contract/billing';
import { eq } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { type BillingPeriod, monthlyPeriod } from './billing-period.ts';
import { planOf } from './plan-catalogue.ts';

export type SubscriptionStatus = Subscription['status'];

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
  /** Until when a plan that is not paid for stays; null: there is nothing to pay. */
  grace_until: Date | null;
}

export interface Standings {
  /** @throws ProblemError `unauthenticated` when the account is gone */
  of(userId: string, tx?: Orm): Promise<Standing>;
}

export function createStandings({ database, clock }: { database: Database; clock: Clock }): Standings {
  return {
    async of(userId, tx = database.orm) {
      const [account] = await tx.select({ created_at: users.created_at }).from(users).where(eq(users.id, userId));
      if (account === undefined) throw new ProblemError('unauthenticated', 'Please sign in to continue.');
      return freeStanding(account.created_at, clock.now());
    },
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
