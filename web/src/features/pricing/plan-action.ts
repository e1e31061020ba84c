import type { BillingInterval, PlanId, PricedPlan, Subscription } from '@cardwright/contract/billing';

/** What is known about the seller's subscription: null before it has been loaded. */
type OwnPlan = Pick<Subscription, 'can_upgrade_to' | 'can_downgrade_to'> &
  Partial<Pick<Subscription, 'current_plan' | 'interval' | 'cancel_at_period_end' | 'scheduled' | 'period_end'>>;

export interface PlanViewer {
  isSignedIn: boolean;
  /** Null: not known (yet). */
  subscription: OwnPlan | null;
}

/** What a plan's card offers to this person. `switch`: the same plan, paid for the other interval. */
export type PlanAction = 'register' | 'current' | 'switch' | 'upgrade' | 'downgrade' | 'scheduled' | 'none';

/** Whether the plan is the seller's own, whichever interval is paid. */
export const isOwnPlan = (planId: PlanId, { subscription }: PlanViewer): boolean =>
  subscription?.current_plan?.id === planId;

/** What the seller has arranged for the end of the period; null: it goes on as it is. */
function arranged({ cancel_at_period_end, scheduled, interval, period_end }: OwnPlan) {
  if (cancel_at_period_end && period_end !== undefined)
    return { plan_id: 'free' as const, interval: interval ?? 'monthly', at: period_end };
  return scheduled ?? null;
}

/** When a plan that the seller has already asked for begins; null when it was not asked for. */
export function beginsAt(planId: PlanId, interval: BillingInterval, { subscription }: PlanViewer): string | null {
  const next = subscription === null ? null : arranged(subscription);
  if (next === null || next.plan_id !== planId) return null;
  return planId === 'free' || next.interval === interval ? next.at : null;
}

/** Only what the server allows is offered. */
export function planAction(planId: PlanId, interval: BillingInterval, viewer: PlanViewer): PlanAction {
  const { isSignedIn, subscription } = viewer;
  if (!isSignedIn) return 'register';
  if (subscription === null) return 'none';
  if (beginsAt(planId, interval, viewer) !== null) return 'scheduled';
  if (isOwnPlan(planId, viewer)) {
    const isSame = !subscription.interval || subscription.interval === interval;
    return isSame ? 'current' : 'switch';
  }
  if (subscription.can_upgrade_to.includes(planId)) return 'upgrade';
  return subscription.can_downgrade_to.includes(planId) ? 'downgrade' : 'none';
}

/** What a plan costs per month, and per year if it is billed yearly; minor units. */
export function pricesOf(
  { prices }: Pick<PricedPlan, 'prices'>,
  interval: BillingInterval,
): { month: number; year: number | null } {
  return interval === 'monthly'
    ? { month: prices.monthly, year: null }
    : { month: prices.annual / 12, year: prices.annual };
}
