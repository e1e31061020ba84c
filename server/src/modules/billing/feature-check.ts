import {
  type CanUse,
  type FeatureKey,
  featureKeys,
  type PlanId,
  type PricedPlan,
  type UnlockKey,
  type UsageEntry,
  unlockKeys,
} from '@cardwright/contract/billing';
import type { CreditKey } from '@cardwright/contract/ledger';
import { planOf, plansAround } from './plan-catalogue.ts';

/** How a sentence names what a plan counts. */
const countedWords: Record<FeatureKey, string> = {
  credits: 'credits',
  daily_credits: 'daily credits',
  image_credits: 'image credits',
  scoring_credits: 'scoring credits',
  concurrent_tasks: 'tasks at the same time',
  scheduled_tasks: 'scheduled tasks',
  public_cases: 'public cases',
};

const lockedReasons: Record<UnlockKey, (planName: string) => string> = {
  unlimited_chat: (planName) => `The ${planName} plan has no unlimited chat.`,
  marketplace_exports: (planName) => `The ${planName} plan has no exports in the marketplaces’ own formats.`,
};

export const isFeatureKey = (feature: string): feature is FeatureKey => featureKeys.some((key) => key === feature);
export const isUnlockKey = (feature: string): feature is UnlockKey => unlockKeys.some((key) => key === feature);

const cheapestDearer = (plan: PricedPlan, allows: (dearer: PricedPlan) => boolean): PlanId | null =>
  plansAround(plan.id).dearer.find((id) => allows(planOf(id))) ?? null;

/** Whether one more of a counted feature fits into the plan. */
export function checkCounted(plan: PricedPlan, feature: FeatureKey, usage: UsageEntry): CanUse {
  const { used, limit } = usage;
  if (limit === null || used < limit) return { feature, allowed: true, reason: null, ...usage, upgrade_to: null };
  return {
    feature,
    allowed: false,
    reason: `You have reached the ${plan.name} plan’s limit of ${limit.toLocaleString('en-US')} for ${countedWords[feature]}.`,
    ...usage,
    upgrade_to: cheapestDearer(plan, ({ limits }) => limits[feature] === null || limits[feature] > used),
  };
}

/** The same for what the ledger counts: what `credits` pays for is paid with the day's credits first. */
export function checkCredits(plan: PricedPlan, feature: CreditKey, usage: Record<CreditKey, UsageEntry>): CanUse {
  const checked = checkCounted(plan, feature, usage[feature]);
  const isDailyLeft = feature === 'credits' && checkCounted(plan, 'daily_credits', usage.daily_credits).allowed;
  return isDailyLeft ? { ...checked, allowed: true, reason: null, upgrade_to: null } : checked;
}

/** Whether the plan unlocks a feature that is not counted. */
export function checkUnlock(plan: PricedPlan, feature: UnlockKey): CanUse {
  const uncounted = { used: 0, limit: null, reset_date: null };
  if (plan.features.includes(feature)) return { feature, allowed: true, reason: null, ...uncounted, upgrade_to: null };
  const upgradeTo = cheapestDearer(plan, ({ features }) => features.includes(feature));
  return {
    feature,
    allowed: false,
    reason: lockedReasons[feature](plan.name),
    ...uncounted,
    upgrade_to: upgradeTo,
  };
}
