import type { Stripe } from 'stripe';
import type { PaidPlan } from '../payment-provider.ts';
import { idOf, priceIdOf, readSubscription, type StripePrices } from './stripe-subscription.ts';

/** Changes that wait for the period's end: at Stripe a schedule of two phases that then lets the subscription go. */
export function createStripeSchedules(stripe: Stripe, prices: StripePrices) {
  const release = async ({ schedule }: Stripe.Subscription): Promise<void> => {
    if (schedule === null) return;
    const going = typeof schedule === 'string' || schedule.status === 'active' || schedule.status === 'not_started';
    if (going) await stripe.subscriptionSchedules.release(idOf(schedule));
  };

  /** The subscription must have no schedule. */
  const schedule = async (id: string, plan: PaidPlan, key: string): Promise<void> => {
    const made = await stripe.subscriptionSchedules.create(
      { from_subscription: id },
      { idempotencyKey: `${key}:schedule` },
    );
    const [present] = made.phases;
    const item = present?.items[0];
    if (present === undefined || item === undefined) throw new Error(`the schedule ${made.id} has no phase`);
    const phases: Stripe.SubscriptionScheduleUpdateParams.Phase[] = [
      {
        items: [{ price: idOf(item.price), quantity: 1 }],
        start_date: present.start_date,
        end_date: present.end_date,
      },
      {
        items: [{ price: priceIdOf(prices, plan), quantity: 1 }],
        duration: { interval: plan.interval === 'annual' ? 'year' : 'month', interval_count: 1 },
      },
    ];
    await orElse(
      () =>
        stripe.subscriptionSchedules.update(
          made.id,
          { end_behavior: 'release', proration_behavior: 'none', phases },
          { idempotencyKey: `${key}:phases` },
        ),
      () => stripe.subscriptionSchedules.release(made.id),
    );
  };

  return {
    release,
    schedule,
    /** Does `work` while nothing is scheduled; if it fails, the schedule is made again. */
    async without(subscription: Stripe.Subscription, key: string, work: () => Promise<unknown>): Promise<void> {
      const { scheduled } = readSubscription(subscription, prices);
      await release(subscription);
      await orElse(work, async () => {
        if (scheduled !== null) await schedule(subscription.id, scheduled, `${key}:again`);
      });
    },
  };
}

/** Calls `putBack` when `work` fails, and throws the error of `work` even if `putBack` fails too. */
export async function orElse(work: () => Promise<unknown>, putBack: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await putBack().catch(() => {});
    throw error;
  }
}
