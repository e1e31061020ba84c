import type { BillingInterval, PlanId } from '@cardwright/contract/billing';
import { planCatalogue } from './plan-catalogue.ts';

interface Bought {
  plan_id: PlanId;
  interval: BillingInterval;
}

const rankOf = (id: PlanId) => planCatalogue.plans.findIndex((plan) => plan.id === id);

/**
 * A more expensive plan applies at once, and so does a year instead of a month of the same plan; a cheaper plan and a month
 * instead of a year wait for the end of the period (decisions, "Changing plan").
 */
export function appliesNow(from: Bought, to: Bought): boolean {
  const step = rankOf(to.plan_id) - rankOf(from.plan_id);
  return step > 0 || (step === 0 && from.interval === 'monthly' && to.interval === 'annual');
}

export const isSame = (one: Bought, other: Bought): boolean =>
  one.plan_id === other.plan_id && one.interval === other.interval;
