import type { Database } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { PaymentProvider } from '../../outside/payments/payment-provider.ts';
import { createSandbox, type Sandbox } from '../../outside/payments/sandbox/sandbox-provider.ts';
import type { MailsService } from '../mails/mails-service.ts';
import type { AccountEraser } from '../users/account-eraser.ts';
import type { UsersService } from '../users/users-service.ts';
import { createBillingMails } from './billing-mails.ts';
import { appliesNow } from './change-rules.ts';
import { createPaymentEvents, type PaymentEvents } from './payment-events.ts';
import { createPaymentEventsStore } from './payment-events-store.ts';
import { priceOf } from './plan-catalogue.ts';
import { createSandboxPages, type SandboxPages } from './sandbox-pages.ts';
import type { Standings } from './standing.ts';
import { createSubscriptionStore } from './subscription-store.ts';
import { createSubscriptionSync, type SubscriptionSync } from './subscription-sync.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';
import { createUsageWatch, type UsageWatch } from './usage-watch.ts';

export interface PaymentsDeps {
  /** Null: the sandbox. */
  provider: PaymentProvider | null;
  database: Database;
  standings: Standings;
  users: UsersService;
  mails: MailsService;
  clock: Clock;
  newId: NewId;
  /** A text that nobody can guess. */
  secretId(): string;
  /** Signs the sandbox's events. */
  sandbox_secret: string;
  publicUrl(path: string): string;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
  onError(error: unknown): void;
}

/** Everything about paying, wired to one provider. */
export interface Payments {
  subscriptions: Subscriptions;
  events: PaymentEvents;
  sync: SubscriptionSync;
  usage: UsageWatch;
  /** Null with a real provider. */
  sandbox: (Sandbox & { pages: SandboxPages }) | null;
  eraser: AccountEraser;
  /** Removes what is old, and asks the provider about events that should have come. */
  maintain(): Promise<void>;
  /** Numbers of events and subscriptions that need attention. */
  counts(): Promise<Record<string, number>>;
}

const day = 24 * 3_600_000;
const keepEventsMs = 180 * day;
const keepCheckoutsMs = 30 * day;

export function createPayments(deps: PaymentsDeps): Payments {
  const { database, standings, users, clock, newId, publicUrl, log } = deps;
  const sandbox =
    deps.provider === null
      ? createSandbox({ ...deps, webhook_secret: deps.sandbox_secret, priceOf, appliesNow })
      : null;
  const provider = deps.provider ?? sandbox?.provider;
  if (provider === undefined) throw new Error('there is no payment provider');
  const mails = createBillingMails({ mails: deps.mails, users, standings, clock, publicUrl });
  const store = createSubscriptionStore(database, provider.id);
  const eventsStore = createPaymentEventsStore(database, provider.id);
  const sync = createSubscriptionSync({ store, provider, users, mails, clock, log });
  const subscriptions = createSubscriptions({
    store,
    events: eventsStore,
    provider,
    sync,
    users,
    clock,
    newId,
    publicUrl,
    log,
  });
  return {
    subscriptions,
    events: createPaymentEvents({ store: eventsStore, subscriptions: store, provider, sync, clock, log }),
    sync,
    usage: createUsageWatch({ database, mails, clock, onError: deps.onError }),
    sandbox: sandbox === null ? null : { ...sandbox, pages: createSandboxPages(sandbox, clock) },
    eraser: { erase: (userId, tx) => subscriptions.erase(userId, tx) },
    async maintain() {
      await sync.refreshOverdue();
      const now = clock.now().getTime();
      await eventsStore.removeOld(new Date(now - keepEventsMs));
      await store.removeOldCheckouts(new Date(now - keepCheckoutsMs));
    },
    counts: eventsStore.open,
  };
}
