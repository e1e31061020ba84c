import type { CanUse, FeatureKey, Plans, Subscription, UsageEntry } from '@cardwright/contract/billing';
import { featureKeys } from '@cardwright/contract/billing';
import { type CreditKey, creditKeys } from '@cardwright/contract/ledger';
import { ProblemError } from '../../http/problem-error.ts';
import { checkCounted, checkCredits, checkUnlock, isFeatureKey, isUnlockKey } from './feature-check.ts';
import type { Ledger } from './ledger.ts';
import { planCatalogue, plansAround } from './plan-catalogue.ts';
import type { Standing, Standings } from './standing.ts';

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
  standings: Standings;
  ledger: Pick<Ledger, 'usage'>;
  counters: UsageCounters;
}): BillingService {
  const { standings, ledger, counters } = deps;

  /** What exists at the same time; there is nothing to reset. A feature without a counter has nothing used. */
  const countOf = async (userId: string, feature: FeatureKey, { plan }: Standing): Promise<UsageEntry> => ({
    used: (await counters[feature]?.(userId)) ?? 0,
    limit: plan.limits[feature],
    reset_date: null,
  });

  async function usageOf(userId: string, at: Standing): Promise<Record<FeatureKey, UsageEntry>> {
    const credits = await ledger.usage(userId);
    const counts = await Promise.all(
      featureKeys
        .filter((feature) => !isCreditKey(feature))
        .map(async (feature) => [feature, await countOf(userId, feature, at)] as const),
    );
    return { ...credits, ...Object.fromEntries(counts) } as Record<FeatureKey, UsageEntry>;
  }

  return {
    plans: () => planCatalogue,
    async subscription(userId) {
      const at = await standings.of(userId);
      const { dearer, cheaper } = plansAround(at.plan.id);
      return {
        current_plan: { id: at.plan.id, name: at.plan.name },
        interval: at.interval,
        status: at.status,
        period_start: at.period.start.toISOString(),
        period_end: at.period.end.toISOString(),
        cancel_at_period_end: at.cancel_at_period_end,
        scheduled: at.scheduled === null ? null : { ...at.scheduled, at: at.scheduled.at.toISOString() },
        grace_until: at.grace_until?.toISOString() ?? null,
        usage: await usageOf(userId, at),
        can_upgrade_to: dearer,
        can_downgrade_to: cheaper,
      };
    },
    async canUse(userId, feature) {
      const { plan, ...at } = await standings.of(userId);
      if (isUnlockKey(feature)) return checkUnlock(plan, feature);
      if (!isFeatureKey(feature)) throw new ProblemError('not_found', 'There is no feature of this name.');
      if (!isCreditKey(feature)) return checkCounted(plan, feature, await countOf(userId, feature, { plan, ...at }));
      return checkCredits(plan, feature, await ledger.usage(userId));
    },
  };
}

const isCreditKey = (feature: string): feature is CreditKey => creditKeys.some((key) => key === feature);
