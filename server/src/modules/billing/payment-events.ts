import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { type PaymentProvider, WebhookRefused } from '../../outside/payments/payment-provider.ts';
import { eachByItself } from './each-by-itself.ts';
import type { PaymentEventRow, PaymentEventsStore } from './payment-events-store.ts';
import type { SubscriptionStore } from './subscription-store.ts';
import type { SubscriptionSync } from './subscription-sync.ts';

export interface PaymentEvents {
  /**
   * Keeps an event of the provider; it is applied soon after. The same event again changes nothing.
   * @throws ProblemError `invalid_signature`
   */
  receive(body: string, signature: string | undefined): Promise<void>;
  /** Starts applying what waits. */
  begin(): void;
  /** Applies what is due now; resolves when nothing is due or under way. */
  work(): Promise<void>;
  /** Ends after the event under way; the rest waits for the next start. */
  close(): Promise<void>;
}

export interface PaymentEventsDeps {
  store: PaymentEventsStore;
  subscriptions: Pick<SubscriptionStore, 'idsOfCustomer' | 'dropCustomer'>;
  provider: Pick<PaymentProvider, 'readEvent' | 'removeCustomer'>;
  sync: Pick<SubscriptionSync, 'refresh'>;
  clock: Clock;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
}

const minute = 60_000;
const hour = 60 * minute;
/** Waits after each failed try: three days in all, as long as Stripe itself keeps trying. */
const retryWaitsMs = [10_000, minute, 10 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour];
/** After this long a process that took an event counts as dead. */
const leaseMs = 2 * minute;
const pollMs = 5_000;

/** Events that say that money has come, even if they name no subscription. */
const paidTypes = new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded', 'invoice.paid']);

/** The provider's events: kept first, answered at once, and applied from the table, each until it has taken effect. */
export function createPaymentEvents(deps: PaymentEventsDeps): PaymentEvents {
  const { store, subscriptions, provider, sync, clock, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let wakes = 0;
  let stopped = false;

  const apply = async (row: PaymentEventRow): Promise<'applied' | 'unknown'> => {
    if (row.type === 'charge.dispute.created')
      log.error({ event: row.id }, 'a payment is disputed: please answer it on the pages of the payment provider');
    const ids =
      row.subscription_id !== null
        ? [row.subscription_id]
        : row.customer_id === null
          ? []
          : await subscriptions.idsOfCustomer(row.customer_id);
    let known = true;
    for (const id of ids) known = (await sync.refresh(id)) === 'known' && known;
    // The customer's next page needs another customer.
    if (row.type === 'customer.deleted' && row.customer_id !== null) await subscriptions.dropCustomer(row.customer_id);
    // A payment that belongs to nothing we know needs a person, unless it is from somebody who has left.
    const lost = !known || (paidTypes.has(row.type) && ids.length === 0);
    if (!lost || (row.customer_id !== null && (await store.wasRemoved(row.customer_id)))) return 'applied';
    log.error({ event: row.id, type: row.type }, 'a payment belongs to nobody that is known here');
    return 'unknown';
  };

  const handle = async (row: PaymentEventRow) => {
    try {
      const status = await apply(row);
      await store.finish(row, { status, last_error: null, finished_at: clock.now() });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const wait = retryWaitsMs[row.attempts - 1];
      if (wait === undefined) {
        await store.finish(row, { status: 'failed', last_error: reason, finished_at: clock.now() });
        log.error({ event: row.id, type: row.type, reason }, 'an event of the payment provider was given up');
      } else {
        await store.postpone(row, new Date(clock.now().getTime() + wait), reason);
        log.warn(
          { event: row.id, type: row.type, reason },
          'an event of the payment provider could not be applied yet',
        );
      }
    }
  };

  const removeCustomers = async () => {
    const remove = async (id: string) => {
      await provider.removeCustomer(id);
      await store.markRemoved(id, clock.now());
    };
    await eachByItself(await store.customersToRemove(), remove, (id, error) =>
      log.error({ customer: id, err: error }, 'a customer could not be removed at the payment provider'),
    );
  };

  const run = async () => {
    while (!stopped) {
      const seen = wakes;
      const now = clock.now();
      const row = await store.claim(now, new Date(now.getTime() + leaseMs));
      if (row !== null) await handle(row);
      else if (seen === wakes) break;
    }
    if (!stopped) await removeCustomers();
  };
  const wake = () => {
    wakes += 1;
    running ??= run()
      .catch((error: unknown) => log.error({ err: error }, 'events of the payment provider cannot be applied'))
      .finally(() => {
        running = null;
      });
    return running;
  };

  return {
    async receive(body, signature) {
      const event = readEvent(provider, body, signature);
      await store.keep(event, body, clock.now());
      void wake();
    },
    begin() {
      timer = setInterval(() => void wake(), pollMs);
      void wake();
    },
    work: wake,
    async close() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

function readEvent(provider: Pick<PaymentProvider, 'readEvent'>, body: string, signature: string | undefined) {
  try {
    return provider.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    throw new ProblemError('invalid_signature', 'The signature of this event is not right.', { cause: error });
  }
}
