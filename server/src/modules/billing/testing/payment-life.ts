import type { SeededRandom } from '../../../../../listing/testing/seeded-random.ts';
import { monthsAfter } from '../../../outside/clock/months-after.ts';
import type { PaidPlan, ProviderSubscription } from '../../../outside/payments/payment-provider.ts';

/** An event of a life, and after how many steps of it the event arrives. */
interface LifeEvent {
  id: string;
  body: string;
  arrives: number;
}

/** What the provider knows about one customer, changed step by step, and the events by which it says so. */
export interface PaymentLife {
  customer_id: string;
  subscriptions: Map<string, ProviderSubscription>;
  /** Lets the next thing happen at `now`; returns its name. */
  step(now: Date): string;
  /** Every event so far. */
  events: LifeEvent[];
}

const plans: PaidPlan[] = (['basic', 'plus', 'pro'] as const).flatMap((plan_id) =>
  (['monthly', 'annual'] as const).map((interval) => ({ plan_id, interval })),
);
const day = 24 * 3_600_000;

/** A random life of a subscription: every kind of event of issue "Plans, credits and billing" comes up. */
export function paymentLife(random: SeededRandom, customer_id: string): PaymentLife {
  const subscriptions = new Map<string, ProviderSubscription>();
  const events: LifeEvent[] = [];
  let current: ProviderSubscription | null = null;
  let steps = 0;
  const below = (limit: number) => Math.floor(random.next() * limit);

  const emit = (now: Date, type: string, object: object) => {
    const id = `evt_${customer_id}_${events.length}`;
    const created = Math.floor(now.getTime() / 1000);
    const body = JSON.stringify({ id, object: 'event', type, created, data: { object } });
    // Some at once, some days later, some after everything else.
    const delay = random.chance(0.5) ? 0 : below(8);
    events.push({ id, body, arrives: steps + delay });
  };
  const tell = (now: Date, type: string, subscription: ProviderSubscription) =>
    emit(now, type, { object: 'subscription', id: subscription.id, customer: customer_id });
  const bill = (now: Date, type: string, subscription: ProviderSubscription) =>
    emit(now, type, {
      object: 'invoice',
      customer: customer_id,
      parent: { subscription_details: { subscription: subscription.id } },
    });
  const periodFrom = (start: Date, { interval }: PaidPlan) => ({
    period_start: start,
    period_end: monthsAfter(start, interval === 'annual' ? 12 : 1),
  });

  const begin = (now: Date) => {
    const plan = random.pick(plans);
    const trial = random.chance(0.3);
    const id = `sub_${customer_id}_${subscriptions.size}`;
    current = {
      id,
      customer_id,
      ...plan,
      status: trial ? 'trialing' : 'active',
      started_at: now,
      ...periodFrom(now, plan),
      cancel_at_period_end: false,
      scheduled: null,
      unpaid_since: null,
      ended_at: null,
    };
    subscriptions.set(id, current);
    emit(now, 'checkout.session.completed', { object: 'checkout.session', customer: customer_id, subscription: id });
    tell(now, 'customer.subscription.created', current);
    if (!trial) bill(now, 'invoice.paid', current);
    return trial ? 'trial' : 'created';
  };

  /** What may happen to a subscription that goes on. */
  const turns: Record<string, (subscription: ProviderSubscription, now: Date) => void> = {
    upgraded(subscription, now) {
      Object.assign(subscription, { plan_id: 'pro', scheduled: null, cancel_at_period_end: false });
      bill(now, 'invoice.paid', subscription);
    },
    'downgrade scheduled'(subscription) {
      const plan = { plan_id: 'basic' as const, interval: 'monthly' as const };
      Object.assign(subscription, { scheduled: { ...plan, at: subscription.period_end }, cancel_at_period_end: false });
    },
    renewed(subscription, now) {
      if (subscription.cancel_at_period_end) return end(subscription, now);
      const plan = subscription.scheduled ?? subscription;
      const { plan_id, interval } = plan;
      Object.assign(subscription, { plan_id, interval, scheduled: null, status: 'active', unpaid_since: null });
      Object.assign(subscription, periodFrom(now, plan));
      bill(now, 'invoice.paid', subscription);
    },
    'payment failed'(subscription, now) {
      Object.assign(subscription, { status: random.chance(0.3) ? 'unpaid' : 'past_due', unpaid_since: now });
      bill(now, 'invoice.payment_failed', subscription);
    },
    recovered(subscription, now) {
      Object.assign(subscription, { status: 'active', unpaid_since: null });
      bill(now, 'invoice.paid', subscription);
    },
    cancelled(subscription) {
      Object.assign(subscription, { cancel_at_period_end: true, scheduled: null });
    },
    resumed(subscription) {
      Object.assign(subscription, { cancel_at_period_end: false, scheduled: null });
    },
    disputed(_subscription, now) {
      emit(now, 'charge.dispute.created', { object: 'dispute', id: `dp_${steps}`, charge: `ch_${steps}` });
    },
    deleted: (subscription, now) => end(subscription, now),
  };
  const end = (subscription: ProviderSubscription, now: Date) => {
    Object.assign(subscription, { status: 'canceled', ended_at: now, cancel_at_period_end: false, scheduled: null });
    tell(now, 'customer.subscription.deleted', subscription);
    current = null;
  };

  return {
    customer_id,
    subscriptions,
    events,
    step(now) {
      steps += 1;
      if (current === null) return begin(now);
      const subscription: ProviderSubscription = current;
      const name = random.pick(Object.keys(turns));
      // An end for one that has just begun would leave nothing to see.
      if (name === 'deleted' && random.chance(0.7)) return 'nothing';
      turns[name]?.(subscription, now);
      tell(new Date(now.getTime() + below(day)), 'customer.subscription.updated', subscription);
      return name;
    },
  };
}
