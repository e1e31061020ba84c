import type { Subscription } from '@cardwright/contract/billing';
import type { PlanChoice } from './billing-calls.ts';

export interface PlanSwitchProps {
  choice: PlanChoice & { plan_name: string };
  /** What the seller has now; without an interval nothing is paid, and the first payment is a checkout. */
  own: { plan_name: string; interval: Subscription['interval']; status: Subscription['status']; period_end: string };
  onChanged(subscription: Subscription): void;
  onClose(): void;
}
