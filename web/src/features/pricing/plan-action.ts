import type { BillingInterval, PlanId, PricedPlan, Subscription } from '@cardwright/contract/billing';

/** What is known of the seller's subscription: null before it has been loaded. */
type OwnPlan = Pick<Subscription, 'can_upgrade_to' | 'can_downgrade_to'> &
  Partial<Pick<Subscription, 'current_plan' | 'interval'>>;

export interface PlanViewer {
  isSignedIn: boolean;
  /** Null: not known (yet). */
  subscription: OwnPlan | null;
  /** Undefined: not known yet; null: the installation has no address. */
  supportEmail: string | null | undefined;
}

/** What a plan's card offers to this person. */
export type PlanAction = 'register' | 'current' | 'upgrade' | 'downgrade' | 'none';

/** A change of plan goes by e-mail, so without an address there is nothing to press. */
export function planAction(planId: PlanId, { isSignedIn, subscription, supportEmail }: PlanViewer): PlanAction {
  if (!isSignedIn) return 'register';
  if (subscription?.current_plan?.id === planId) return 'current';
  if (subscription === null || !supportEmail) return 'none';
  if (subscription.can_upgrade_to.includes(planId)) return 'upgrade';
  return subscription.can_downgrade_to.includes(planId) ? 'downgrade' : 'none';
}

/** A mail link with its subject and text filled in. */
export function mailAddress(to: string, subject: string, body: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** What a plan costs a month, and a year where it is billed once a year; minor units. */
export function pricesOf(
  { prices }: Pick<PricedPlan, 'prices'>,
  interval: BillingInterval,
): { month: number; year: number | null } {
  return interval === 'monthly'
    ? { month: prices.monthly, year: null }
    : { month: prices.annual / 12, year: prices.annual };
}
