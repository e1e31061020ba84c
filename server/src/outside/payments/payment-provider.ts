import type { BillingInterval, Subscription } from '@cardwright/contract/billing';
import type { PaidPlanId } from '@cardwright/contract/payments';

/** What is paid for. */
export interface PaidPlan {
  plan_id: PaidPlanId;
  interval: BillingInterval;
}

/** A subscription as the provider has it at the moment it is asked. */
export interface ProviderSubscription extends PaidPlan {
  id: string;
  customer_id: string;
  status: Subscription['status'];
  started_at: Date;
  period_start: Date;
  period_end: Date;
  cancel_at_period_end: boolean;
  /** What applies after the end of the period. */
  scheduled: (PaidPlan & { at: Date }) | null;
  /** Since when a payment is missing, in `past_due` and `unpaid`. */
  unpaid_since: Date | null;
  ended_at: Date | null;
}

/** What a change would cost; minor units. */
export interface ProrationPreview {
  currency: string;
  /** Below 0: more was unused than the new plan costs. */
  amount: number;
  /** When the next payment follows: the new plan's whole price. */
  next_at: Date;
}

/** What the server needs from an event; everything else is read from the provider again. */
export interface PaymentEvent {
  id: string;
  type: string;
  created_at: Date;
  customer_id: string | null;
  subscription_id: string | null;
}

interface CheckoutPageState {
  status: 'open' | 'paid' | 'expired';
  subscription_id: string | null;
}

/**
 * One payment provider. A call that is repeated with the same `key` happens once.
 * Every method may throw `PaymentProviderError`.
 */
export interface PaymentProvider {
  readonly id: 'stripe' | 'sandbox';
  createCustomer(request: { user_id: string; email: string; key: string }): Promise<string>;
  /** Ends the customer's subscriptions at once and forgets the customer. One that is gone already is fine. */
  removeCustomer(customerId: string): Promise<void>;
  /** A page on which a first payment is made. Older pages of the customer that are still open are closed. */
  checkout(request: {
    customer_id: string;
    plan: PaidPlan;
    success_url: string;
    cancel_url: string;
    key: string;
  }): Promise<{ id: string; url: string }>;
  /** A page on which a change of a subscription is confirmed. */
  changePage(request: {
    customer_id: string;
    subscription_id: string;
    plan: PaidPlan;
    success_url: string;
    cancel_url: string;
    key: string;
  }): Promise<{ id: string; url: string }>;
  /** Null: the provider says nothing about this page. */
  readPage(pageId: string): Promise<CheckoutPageState | null>;
  /** The provider's own pages for cards and invoices. */
  portal(request: { customer_id: string; return_url: string }): Promise<string>;
  previewChange(subscriptionId: string, plan: PaidPlan): Promise<ProrationPreview>;
  /** At once, with proration; a declined card changes nothing. */
  changeNow(subscriptionId: string, plan: PaidPlan, key: string): Promise<void>;
  changeAtPeriodEnd(subscriptionId: string, plan: PaidPlan, key: string): Promise<void>;
  /** Cancels a scheduled change. */
  cancelAtPeriodEnd(subscriptionId: string, key: string): Promise<void>;
  /** Undoes a cancellation and a scheduled change. */
  resume(subscriptionId: string, key: string): Promise<void>;
  /** Ends a subscription at once; for one that nobody should have. */
  endNow(subscriptionId: string): Promise<void>;
  /** Null: there is no such subscription. */
  readSubscription(id: string): Promise<ProviderSubscription | null>;
  /** @throws WebhookRefused for a body that the provider has not signed, or not lately */
  readEvent(body: string, signature: string | undefined): PaymentEvent;
}

/** `declined`: the card; `unavailable`: ask again later; `refused`: it will not do this, whoever asks. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
  readonly kind: 'declined' | 'unavailable' | 'refused';

  constructor(kind: 'declined' | 'unavailable' | 'refused', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The body of a webhook call is not to be trusted. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
