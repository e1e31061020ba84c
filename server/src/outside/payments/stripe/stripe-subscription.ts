import { subscriptionStatuses } from '@cardwright/contract/billing';
import type { Stripe } from 'stripe';
import { type PaidPlan, PaymentProviderError, type ProviderSubscription } from '../payment-provider.ts';

/** The id of a price at Stripe for each plan and interval. */
export type StripePrices = Record<`${PaidPlan['plan_id']}_${PaidPlan['interval']}`, string>;

export const priceIdOf = (prices: StripePrices, plan: PaidPlan): string => prices[`${plan.plan_id}_${plan.interval}`];

export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

const timeOf = (seconds: number) => new Date(seconds * 1000);

function planOfPrice(prices: StripePrices, price: string | { id: string }): PaidPlan {
  const id = idOf(price);
  const key = Object.entries(prices).find(([, known]) => known === id)?.[0];
  if (key === undefined) throw new PaymentProviderError('refused', `no plan has the price ${id}`);
  const [plan_id, interval] = key.split('_');
  return { plan_id, interval } as PaidPlan;
}

/** The one item of a subscription: ours have one price each. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new PaymentProviderError('refused', `the subscription ${subscription.id} has no items`);
  return item;
}

/** It ends with the paid period; newer billing modes say so by a date. */
const isEnding = (subscription: Stripe.Subscription, periodEnd: number) =>
  subscription.cancel_at_period_end || (subscription.cancel_at !== null && subscription.cancel_at <= periodEnd);

/** A subscription of Stripe's, read with its schedule and its latest invoice. */
export function readSubscription(subscription: Stripe.Subscription, prices: StripePrices): ProviderSubscription {
  const item = itemOf(subscription);
  const plan = planOfPrice(prices, item.price);
  const status = statusOf(subscription.status);
  const ended = status === 'canceled';
  return {
    id: subscription.id,
    customer_id: idOf(subscription.customer),
    ...plan,
    status,
    started_at: timeOf(subscription.start_date),
    // Since Stripe's version of March 2025 the item has the period.
    period_start: timeOf(item.current_period_start),
    period_end: timeOf(item.current_period_end),
    cancel_at_period_end: !ended && isEnding(subscription, item.current_period_end),
    scheduled: ended ? null : scheduledOf(subscription.schedule, plan, prices),
    unpaid_since: status === 'past_due' || status === 'unpaid' ? unpaidSince(subscription) : null,
    ended_at: subscription.ended_at === null ? null : timeOf(subscription.ended_at),
  };
}

function statusOf(status: Stripe.Subscription.Status): ProviderSubscription['status'] {
  if (status === 'incomplete_expired') return 'canceled';
  const known = subscriptionStatuses.find((one) => one === status);
  if (known === undefined) throw new PaymentProviderError('refused', `the status ${status} is unknown`);
  return known;
}

/** The phase that follows the present one, when it is another plan. */
function scheduledOf(
  schedule: Stripe.Subscription['schedule'],
  current: PaidPlan,
  prices: StripePrices,
): ProviderSubscription['scheduled'] {
  if (schedule === null || typeof schedule === 'string' || schedule.current_phase === null) return null;
  const { end_date } = schedule.current_phase;
  const next = schedule.phases.find(({ start_date }) => start_date >= end_date);
  const price = next?.items[0]?.price;
  if (next === undefined || price === undefined) return null;
  const plan = planOfPrice(prices, price);
  const same = plan.plan_id === current.plan_id && plan.interval === current.interval;
  return same ? null : { ...plan, at: timeOf(next.start_date) };
}

function unpaidSince(subscription: Stripe.Subscription): Date {
  const invoice = subscription.latest_invoice;
  if (invoice === null || typeof invoice === 'string') return timeOf(itemOf(subscription).current_period_start);
  return triedAt(invoice);
}

/** When the invoice was finalised, which is when its first payment was tried. */
const triedAt = (invoice: Stripe.Invoice) => timeOf(invoice.status_transitions.finalized_at ?? invoice.created);

/**
 * Since when nothing was paid. Stripe keeps writing an invoice each period for a subscription that is not paid, so the
 * oldest one after the last that was paid counts. Null: there is none.
 */
export function oldestUnpaid(invoices: Stripe.Invoice[]): Date | null {
  const lastPaid = Math.max(...invoices.filter(({ status }) => status === 'paid').map(({ created }) => created));
  const open = invoices.filter(({ status, created }) => status !== 'paid' && status !== 'void' && created > lastPaid);
  const [oldest] = open.sort((a, b) => a.created - b.created);
  return oldest === undefined ? null : triedAt(oldest);
}
