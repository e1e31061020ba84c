import type { CanUse, FeatureKey, Plans, PricedPlan, Subscription, UsageEntry } from '@cardwright/contract/billing';
import { featureKeys } from '@cardwright/contract/billing';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { UsersService } from '../users/users-service.ts';
import { type BillingPeriod, monthlyPeriod, nextMidnight } from './billing-period.ts';
import { checkCounted, checkUnlock, isFeatureKey, isUnlockKey } from './feature-check.ts';
import { planCatalogue, planOf, plansAround } from './plan-catalogue.ts';

/** How many of a feature exist at present; the modules that own those things pass their counts in. */
export type UsageCounters = Partial<Record<FeatureKey, (userId: string) => Promise<number>>>;

export interface BillingService {
  plans(): Plans;
  /** @throws ProblemError `unauthenticated` when the account is gone */
  subscription(userId: string): Promise<Subscription>;
  /**
   * Whether the user may use one more of a counted feature, or an unlocked one at all.
   * @throws ProblemError `not_found` for a feature that no plan knows
   */
  canUse(userId: string, feature: string): Promise<CanUse>;
}

export function createBillingService(deps: {
  users: Pick<UsersService, 'profile'>;
  clock: Clock;
  counters: UsageCounters;
}): BillingService {
  const { users, clock, counters } = deps;

  /** Nothing can be bought yet, so every account is on the free plan from its first day. */
  async function standing(userId: string): Promise<{ plan: PricedPlan; period: BillingPeriod; now: Date }> {
    const { created_at } = await users.profile(userId);
    const now = clock.now();
    return { plan: planOf('free'), period: monthlyPeriod(new Date(created_at), now), now };
  }

  /** Work is not charged for yet, so a feature without a counter has nothing used. */
  async function usageOf(
    userId: string,
    feature: FeatureKey,
    at: Awaited<ReturnType<typeof standing>>,
  ): Promise<UsageEntry> {
    const used = (await counters[feature]?.(userId)) ?? 0;
    return { used, limit: at.plan.limits[feature], reset_date: resetOf(feature, at)?.toISOString() ?? null };
  }

  return {
    plans: () => planCatalogue,
    async subscription(userId) {
      const at = await standing(userId);
      const entries = await Promise.all(
        featureKeys.map(async (feature) => [feature, await usageOf(userId, feature, at)] as const),
      );
      const { dearer, cheaper } = plansAround(at.plan.id);
      return {
        current_plan: { id: at.plan.id, name: at.plan.name },
        interval: null,
        status: 'active',
        period_start: at.period.start.toISOString(),
        period_end: at.period.end.toISOString(),
        cancel_at_period_end: false,
        usage: Object.fromEntries(entries) as Subscription['usage'],
        can_upgrade_to: dearer,
        can_downgrade_to: cheaper,
      };
    },
    async canUse(userId, feature) {
      const at = await standing(userId);
      if (isUnlockKey(feature)) return checkUnlock(at.plan, feature);
      if (!isFeatureKey(feature)) throw new ProblemError('not_found', 'There is no feature of this name.');
      return checkCounted(at.plan, feature, await usageOf(userId, feature, at));
    },
  };
}

/** Credits come back with the next period, daily ones at midnight; the others limit what exists at the same time. */
function resetOf(feature: FeatureKey, { period, now }: { period: BillingPeriod; now: Date }): Date | null {
  if (feature === 'daily_credits') return nextMidnight(now);
  return feature === 'credits' || feature === 'image_credits' || feature === 'scoring_credits' ? period.end : null;
}
