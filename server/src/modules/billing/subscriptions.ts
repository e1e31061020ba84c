import type {
  ChangePreview,
  ChangeRequest,
  CheckoutRequest,
  CheckoutState,
  PaymentPage,
} from '@cardwright/contract/payments';
import { checkoutReturnPath, portalReturnPath } from '@cardwright/contract/payments';
import type { Orm } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { type PaidPlan, type PaymentProvider, PaymentProviderError } from '../../outside/payments/payment-provider.ts';
import type { UsersService } from '../users/users-service.ts';
import { appliesNow, isSame } from './change-rules.ts';
import type { PaymentEventsStore } from './payment-events-store.ts';
import { planOf } from './plan-catalogue.ts';
import { type CheckoutRow, isCurrent, type SubscriptionRow, type SubscriptionStore } from './subscription-store.ts';
import type { SubscriptionSync } from './subscription-sync.ts';

/** What a seller can do with the plan. Every call throws ProblemError `unavailable` when the provider does not answer. */
export interface Subscriptions {
  /**
   * A page to pay on, or to confirm a change of a subscription that is already paid.
   * @throws ProblemError `already_subscribed`, and `conflict` while a bill is open
   */
  checkout(userId: string, request: CheckoutRequest): Promise<PaymentPage>;
  /** @throws ProblemError `not_found` */
  checkoutState(userId: string, id: string): Promise<CheckoutState>;
  portal(userId: string): Promise<PaymentPage>;
  /** @throws ProblemError `conflict` without a subscription, `already_subscribed` */
  preview(userId: string, request: ChangeRequest): Promise<ChangePreview>;
  /** @throws as `preview`, and `payment_declined` */
  change(userId: string, request: ChangeRequest): Promise<void>;
  /** @throws ProblemError `conflict` without a subscription */
  cancel(userId: string): Promise<void>;
  /** Undoes a cancellation or a waiting change. @throws ProblemError `conflict` without a subscription */
  resume(userId: string): Promise<void>;
  /** Part of deleting the account. */
  erase(userId: string, tx: Orm): Promise<string[]>;
}

export interface SubscriptionsDeps {
  store: SubscriptionStore;
  events: Pick<PaymentEventsStore, 'forget'>;
  provider: PaymentProvider;
  sync: SubscriptionSync;
  users: Pick<UsersService, 'profile'>;
  clock: Clock;
  newId: NewId;
  publicUrl(path: string): string;
  log: { warn(details: object, message: string): void };
}

/** A payment page is open for a day at most; the extra hour allows for clocks that differ. */
const pageLifeMs = 25 * 3_600_000;

export function createSubscriptions(deps: SubscriptionsDeps): Subscriptions {
  const { store, events, provider, sync, users, clock, newId, publicUrl, log } = deps;

  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof PaymentProviderError && error.kind !== 'declined')
        log.warn({ reason: error.message }, 'the payment provider did not do what it was asked');
      throw toProblem(error);
    }
  };

  const customerOf = async (userId: string): Promise<string> => {
    const kept = await store.customerOf(userId);
    if (kept !== null) return kept;
    const { email } = await users.profile(userId);
    // The hour is part of the key, so that a customer deleted at the provider can be followed by a new one.
    const key = `customer:${userId}:${clock.now().toISOString().slice(0, 13)}`;
    const made = await provider.createCustomer({ user_id: userId, email, key });
    return store.keepCustomer(userId, made, clock.now());
  };

  /** Read from the provider, because our rows may be a moment behind. */
  const present = async (userId: string): Promise<SubscriptionRow | null> => {
    const row = await store.current(userId);
    if (row === null) return null;
    await sync.refresh(row.id);
    return store.current(userId);
  };
  const current = async (userId: string): Promise<SubscriptionRow> => {
    const row = await present(userId);
    if (row === null) throw noSubscription();
    return row;
  };

  /** Even after a change that failed half way, the row says what the provider has. */
  const changing = async (id: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      await sync.refresh(id).catch(() => {});
      throw error;
    }
    await sync.refresh(id);
  };

  const plan = async (userId: string, { plan_id, interval }: ChangeRequest) => {
    const row = await current(userId);
    const to = { plan_id, interval };
    if (isSame(row, to) && !row.cancel_at_period_end && row.scheduled_plan_id === null) throw alreadySubscribed(to);
    const now = appliesNow(row, to);
    if (now && row.unpaid_since !== null) throw billIsOpen();
    return { row, to, now };
  };

  const stateOf = async (row: CheckoutRow): Promise<CheckoutState['status']> => {
    const page = await provider.readPage(row.page_id);
    const subscriptionId = page?.subscription_id ?? row.subscription_id;
    const found = async () => {
      if (subscriptionId === null) return null;
      await sync.refresh(subscriptionId);
      const kept = await store.get(subscriptionId);
      if (kept === null || kept.user_id !== row.user_id) return null;
      if (kept.surplus) return 'surplus';
      const waits = kept.scheduled_plan_id === row.plan_id && kept.scheduled_interval === row.interval;
      return isCurrent(kept.status) && (isSame(kept, row) || waits) ? 'done' : null;
    };
    if (page === null) return (await found()) ?? 'open';
    if (page.status !== 'paid') return page.status === 'expired' ? 'abandoned' : 'open';
    return (await found()) ?? 'confirming';
  };

  /** Looks at recent pages for a first payment of which we have not heard yet. */
  const firstPaid = async (userId: string): Promise<SubscriptionRow | null> => {
    for (const row of await store.firstCheckouts(userId, new Date(clock.now().getTime() - pageLifeMs)))
      await stateOf(row);
    return store.current(userId);
  };

  return {
    checkout: (userId, { plan_id, interval }) =>
      asked(async () => {
        const to: PaidPlan = { plan_id, interval };
        const row = (await present(userId)) ?? (await firstPaid(userId));
        if (row !== null && isSame(row, to)) throw alreadySubscribed(to);
        if (row !== null && row.unpaid_since !== null) throw billIsOpen();
        const customer_id = await customerOf(userId);
        const id = newId();
        const back = publicUrl(`${checkoutReturnPath}?${new URLSearchParams({ checkout: id })}`);
        const request = {
          customer_id,
          plan: to,
          success_url: back,
          cancel_url: `${back}&turned_back=1`,
          key: `checkout:${id}`,
        };
        const page = await (row === null
          ? provider.checkout(request)
          : provider.changePage({ ...request, subscription_id: row.id }));
        await store.addCheckout({
          id,
          user_id: userId,
          page_id: page.id,
          plan_id,
          interval,
          subscription_id: row?.id ?? null,
          created_at: clock.now(),
        });
        return { url: page.url };
      }),
    checkoutState: (userId, id) =>
      asked(async () => {
        const row = await store.checkout(userId, id);
        if (row === null) throw notFound('Checkout');
        return { id, status: await stateOf(row), plan_id: row.plan_id, interval: row.interval };
      }),
    portal: (userId) =>
      asked(async () => ({
        url: await provider.portal({ customer_id: await customerOf(userId), return_url: publicUrl(portalReturnPath) }),
      })),
    preview: (userId, request) =>
      asked(async () => {
        const { row, to, now } = await plan(userId, request);
        const { prices } = planOf(to.plan_id);
        const price = prices[to.interval];
        const later = {
          plan_id: to.plan_id,
          interval: to.interval,
          currency: prices.currency,
          amount_due: 0,
          credit: 0,
          next_amount: price,
        };
        if (to.plan_id === 'free' || !now) {
          const at = row.period_end.toISOString();
          return { ...later, applies: 'period_end', at, next_at: to.plan_id === 'free' ? null : at };
        }
        const { currency, amount, next_at } = await provider.previewChange(row.id, { ...to, plan_id: to.plan_id });
        return {
          ...later,
          applies: 'now',
          at: clock.now().toISOString(),
          currency,
          amount_due: Math.max(0, amount),
          credit: Math.max(0, -amount),
          next_at: next_at.toISOString(),
        };
      }),
    change: (userId, request) =>
      asked(async () => {
        const { row, to, now } = await plan(userId, request);
        const key = `change:${newId()}`;
        await changing(row.id, () => {
          if (to.plan_id === 'free') return provider.cancelAtPeriodEnd(row.id, key);
          if (isSame(row, to)) return provider.resume(row.id, key);
          const paid = { ...to, plan_id: to.plan_id };
          return now ? provider.changeNow(row.id, paid, key) : provider.changeAtPeriodEnd(row.id, paid, key);
        });
      }),
    cancel: (userId) =>
      asked(async () => {
        const row = await current(userId);
        if (!row.cancel_at_period_end)
          await changing(row.id, () => provider.cancelAtPeriodEnd(row.id, `cancel:${newId()}`));
      }),
    resume: (userId) =>
      asked(async () => {
        const row = await current(userId);
        if (row.cancel_at_period_end || row.scheduled_plan_id !== null)
          await changing(row.id, () => provider.resume(row.id, `resume:${newId()}`));
      }),
    async erase(userId, tx) {
      await events.forget(tx, userId, clock.now());
      return [];
    },
  };
}

const noSubscription = () => new ProblemError('conflict', 'No active subscription.');

const billIsOpen = () =>
  new ProblemError('conflict', 'Please pay the open bill first: choose “Manage” in your profile and check your card.');

const alreadySubscribed = ({ plan_id, interval }: ChangeRequest) =>
  new ProblemError(
    'already_subscribed',
    `You have the ${planOf(plan_id).name} plan already, billed ${wordOf[interval]}.`,
  );

const wordOf = { monthly: 'each month', annual: 'each year' };

function toProblem(error: unknown): unknown {
  if (!(error instanceof PaymentProviderError)) return error;
  if (error.kind === 'declined')
    return new ProblemError(
      'payment_declined',
      'Your card was declined. Nothing was charged and your plan is unchanged.',
      {
        cause: error,
      },
    );
  if (error.kind === 'refused')
    return new ProblemError('conflict', 'The payment provider refuses this change. Nothing was charged.', {
      cause: error,
    });
  return new ProblemError('unavailable', 'The payment provider does not answer. Please try again in a minute.', {
    cause: error,
    retryAfterSeconds: 60,
  });
}
