import { Stripe } from 'stripe';
import type { Clock } from '../../clock/clock.ts';
import { monthsAfter } from '../../clock/months-after.ts';
import { parseEvent } from '../event-shape.ts';
import type { PaidPlan, PaymentProvider } from '../payment-provider.ts';
import { verifyWebhook } from '../webhook-signature.ts';
import { isMissing, toProviderError } from './stripe-failure.ts';
import { createStripeSchedules, orElse } from './stripe-schedules.ts';
import { idOf, itemOf, oldestUnpaid, priceIdOf, readSubscription, type StripePrices } from './stripe-subscription.ts';

export interface StripeSettings {
  secret_key: string;
  webhook_secret: string;
  prices: StripePrices;
  /** Null: Stripe's own. For tests. */
  api_base: string | null;
}

/** Milliseconds that one call may last; the library tries twice more where that is safe. */
const timeoutMs = 20_000;
const retries = 2;

/** Stripe, through its own library. Prorations, payment retries, receipts and taxes are left to Stripe. */
export function createStripeProvider(settings: StripeSettings, clock: Clock): PaymentProvider {
  const { prices, webhook_secret } = settings;
  const stripe = new Stripe(settings.secret_key, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: 'Cardwright' },
    ...hostOf(settings.api_base),
  });
  const schedules = createStripeSchedules(stripe, prices);
  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toProviderError(error);
    }
  };
  const whole = (id: string) => stripe.subscriptions.retrieve(id, { expand: ['schedule', 'latest_invoice'] });
  const endWithPeriod = (id: string, key: string) =>
    stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey: key });
  /** Fields that undo a cancellation, whichever way it was expressed. */
  const notEnding = (subscription: Stripe.Subscription): Stripe.SubscriptionUpdateParams =>
    subscription.cancel_at !== null && !subscription.cancel_at_period_end
      ? { cancel_at: '' }
      : { cancel_at_period_end: false };

  return {
    id: 'stripe',
    createCustomer: ({ user_id, email, key }) =>
      asked(async () => (await stripe.customers.create({ email, metadata: { user_id } }, { idempotencyKey: key })).id),
    removeCustomer: (id) =>
      asked(async () => {
        await stripe.customers.del(id).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      }),
    checkout: ({ customer_id, plan, success_url, cancel_url, key }) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customer_id,
            line_items: [{ price: priceIdOf(prices, plan), quantity: 1 }],
            success_url,
            cancel_url,
          },
          { idempotencyKey: key },
        );
        // Only afterwards, so that of two pages made at the same time at most one stays open.
        const open = await stripe.checkout.sessions.list({ customer: customer_id, status: 'open', limit: 100 });
        for (const { id, created } of open.data)
          if (id !== session.id && created <= session.created)
            await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
              // It was paid or closed in the meantime.
              if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
            });
        return { id: session.id, url: session.url ?? success_url };
      }),
    changePage: ({ customer_id, subscription_id, plan, success_url, cancel_url, key }) =>
      asked(async () => {
        const item = itemOf(await whole(subscription_id));
        const session = await stripe.billingPortal.sessions.create(
          {
            customer: customer_id,
            return_url: cancel_url,
            flow_data: {
              type: 'subscription_update_confirm',
              subscription_update_confirm: {
                subscription: subscription_id,
                items: [{ id: item.id, price: priceIdOf(prices, plan), quantity: 1 }],
              },
              after_completion: { type: 'redirect', redirect: { return_url: success_url } },
            },
          },
          { idempotencyKey: key },
        );
        return { id: session.id, url: session.url };
      }),
    readPage: (id) =>
      asked(async () => {
        // Pages of the portal cannot be queried.
        if (!id.startsWith('cs_')) return null;
        const session = await stripe.checkout.sessions.retrieve(id);
        const subscription_id = session.subscription === null ? null : idOf(session.subscription);
        const status = session.status === 'complete' ? 'paid' : session.status === 'expired' ? 'expired' : 'open';
        return { status, subscription_id };
      }),
    portal: ({ customer_id, return_url }) =>
      asked(async () => (await stripe.billingPortal.sessions.create({ customer: customer_id, return_url })).url),
    previewChange: (id, plan) =>
      asked(async () => {
        const subscription = await whole(id);
        const item = itemOf(subscription);
        const invoice = await stripe.invoices.createPreview({
          customer: idOf(subscription.customer),
          subscription: id,
          subscription_details: {
            items: [{ id: item.id, price: priceIdOf(prices, plan) }],
            proration_behavior: 'always_invoice',
          },
        });
        return {
          currency: invoice.currency.toUpperCase(),
          amount: invoice.total < 0 ? invoice.total : invoice.amount_due,
          next_at: nextPayment(readSubscription(subscription, prices), plan, clock.now()),
        };
      }),
    changeNow: (id, plan, key) =>
      asked(async () => {
        const subscription = await whole(id);
        await schedules.without(subscription, key, () =>
          stripe.subscriptions.update(
            id,
            {
              items: [{ id: itemOf(subscription).id, price: priceIdOf(prices, plan) }],
              proration_behavior: 'always_invoice',
              // A declined card leaves the subscription as it was.
              payment_behavior: 'error_if_incomplete',
              ...notEnding(subscription),
            },
            { idempotencyKey: key },
          ),
        );
      }),
    changeAtPeriodEnd: (id, plan, key) =>
      asked(async () => {
        const subscription = await whole(id);
        const isEnding = readSubscription(subscription, prices).cancel_at_period_end;
        await schedules.without(subscription, key, async () => {
          if (isEnding)
            await stripe.subscriptions.update(id, notEnding(subscription), { idempotencyKey: `${key}:keep` });
          await orElse(
            () => schedules.schedule(id, plan, key),
            async () => {
              if (isEnding) await endWithPeriod(id, `${key}:end`);
            },
          );
        });
      }),
    cancelAtPeriodEnd: (id, key) =>
      asked(async () => {
        await schedules.without(await whole(id), key, () => endWithPeriod(id, key));
      }),
    resume: (id, key) =>
      asked(async () => {
        const subscription = await whole(id);
        await schedules.release(subscription);
        if (readSubscription(subscription, prices).cancel_at_period_end)
          await stripe.subscriptions.update(id, notEnding(subscription), { idempotencyKey: key });
      }),
    endNow: (id) =>
      asked(async () => {
        await stripe.subscriptions.cancel(id).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      }),
    readSubscription: (id) =>
      asked(async () => {
        const subscription = await whole(id).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        });
        if (subscription === null) return null;
        const state = readSubscription(subscription, prices);
        if (state.unpaid_since === null) return state;
        const invoices = await stripe.invoices.list({ subscription: id, limit: 100 });
        return { ...state, unpaid_since: oldestUnpaid(invoices.data) ?? state.unpaid_since };
      }),
    readEvent(body, signature) {
      verifyWebhook(body, signature, webhook_secret, clock.now());
      return parseEvent(body);
    },
  };
}

/** With the same interval the period stays; with another one it begins with the change. */
const nextPayment = (from: PaidPlan & { period_end: Date }, to: PaidPlan, now: Date) =>
  from.interval === to.interval ? from.period_end : monthsAfter(now, to.interval === 'annual' ? 12 : 1);

function hostOf(base: string | null): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (base === null) return {};
  const { hostname, port, protocol } = new URL(base);
  const secure = protocol === 'https:';
  return { host: hostname, port: port === '' ? (secure ? '443' : '80') : port, protocol: secure ? 'https' : 'http' };
}
