import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../clock/clock.ts';
import { parseEvent } from '../event-shape.ts';
import {
  type PaidPlan,
  type PaymentProvider,
  PaymentProviderError,
  type ProviderSubscription,
} from '../payment-provider.ts';
import { verifyWebhook } from '../webhook-signature.ts';
import { createSandboxDesk, type SandboxDesk } from './sandbox-desk.ts';
import { type PriceOf, periodOf, proration, type SandboxState } from './sandbox-life.ts';
import { createSandboxSender, type SandboxSender, type SendEvent } from './sandbox-sender.ts';
import { createSandboxStore, type SandboxPage, type SandboxStore } from './sandbox-store.ts';

export interface SandboxDeps {
  database: Database;
  clock: Clock;
  /** A text that nobody can guess. */
  secretId(): string;
  /** Signs the events. */
  webhook_secret: string;
  priceOf: PriceOf;
  /** Whether a change applies at once. */
  appliesNow(from: PaidPlan, to: PaidPlan): boolean;
  publicUrl(path: string): string;
  onError(error: unknown): void;
}

/** The payment provider of a local start: nobody pays anything, and everything else is as with a real one. */
export interface Sandbox {
  provider: PaymentProvider;
  store: SandboxStore;
  desk: SandboxDesk;
  sender: SandboxSender;
  /** Begins to send events; the answer of `send` is the HTTP status. */
  begin(send: SendEvent): void;
}

const pageLifeMs = 24 * 3_600_000;

export function createSandbox(deps: SandboxDeps): Sandbox {
  const { database, clock, secretId, webhook_secret, priceOf, appliesNow, publicUrl, onError } = deps;
  const store = createSandboxStore(database);
  const newId = (kind: string) => `${kind}_sandbox_${secretId()}`;
  const desk = createSandboxDesk({ store, clock, newId, priceOf, appliesNow });
  const sender = createSandboxSender({ store, desk, clock, webhook_secret, onError });

  const open = async (request: {
    customer_id: string;
    subscription_id: string | null;
    plan: PaidPlan;
    success_url: string;
    cancel_url: string;
  }) => {
    await store.expirePages(request.customer_id);
    const id = newId('cs');
    const now = clock.now();
    const page: SandboxPage = {
      id,
      customer_id: request.customer_id,
      subscription_id: request.subscription_id,
      ...request.plan,
      status: 'open',
      success_url: request.success_url,
      cancel_url: request.cancel_url,
      created_at: now,
      expires_at: new Date(now.getTime() + pageLifeMs),
    };
    await store.addPage(page);
    return { id, url: publicUrl(`/sandbox/checkout/${id}`) };
  };
  const done = async (work: Promise<unknown>) => {
    await work;
    sender.wake();
  };

  const provider: PaymentProvider = {
    id: 'sandbox',
    createCustomer: ({ user_id }) => store.addCustomer({ id: newId('cus'), user_id, portal_id: newId('bps') }),
    removeCustomer: (id) => store.removeCustomer(id),
    checkout: (request) => open({ ...request, subscription_id: null }),
    changePage: (request) => open(request),
    async readPage(id) {
      const page = await store.page(null, id);
      if (page === null) return null;
      const { subscription_id } = page;
      if (page.status === 'paid') return { status: 'paid', subscription_id };
      return { status: pageStatus(page, clock.now()) === 'open' ? 'open' : 'expired', subscription_id };
    },
    async portal({ customer_id, return_url }) {
      const id = await store.setReturnUrl(customer_id, return_url);
      if (id === null) throw new PaymentProviderError('refused', 'there is no such customer');
      return publicUrl(`/sandbox/portal/${id}`);
    },
    async previewChange(id, plan) {
      const step = await desk.settle(id);
      if (step === null) throw new PaymentProviderError('refused', 'there is no such subscription');
      return proration(step.state, plan, clock.now(), priceOf);
    },
    changeNow: (id, plan) => done(desk.changeNow(id, plan)),
    changeAtPeriodEnd: (id, plan) => done(desk.changeAtPeriodEnd(id, plan)),
    cancelAtPeriodEnd: (id) => done(desk.cancel(id)),
    resume: (id) => done(desk.resume(id)),
    endNow: (id) => done(desk.end(id)),
    async readSubscription(id) {
      const settled = await desk.settle(id);
      const found = settled === null ? null : await store.subscription(null, id);
      return found === null ? null : subscriptionOf(found);
    },
    readEvent(body, signature) {
      verifyWebhook(body, signature, webhook_secret, clock.now());
      return parseEvent(body);
    },
  };
  return {
    provider,
    store,
    desk,
    sender,
    begin: sender.begin,
  };
}

export const pageStatus = (page: SandboxPage, now: Date): SandboxPage['status'] =>
  page.status === 'open' && page.expires_at <= now ? 'expired' : page.status;

function subscriptionOf(found: { id: string; customer_id: string; state: SandboxState }): ProviderSubscription {
  const { state } = found;
  const { start, end } = periodOf(state);
  const time = (text: string | null) => (text === null ? null : new Date(text));
  return {
    id: found.id,
    customer_id: found.customer_id,
    plan_id: state.plan_id,
    interval: state.interval,
    status: state.status,
    started_at: new Date(state.started_at),
    period_start: start,
    period_end: end,
    cancel_at_period_end: state.cancel_at_period_end,
    scheduled: state.scheduled === null ? null : { ...state.scheduled, at: end },
    unpaid_since: time(state.unpaid_since),
    ended_at: time(state.ended_at),
  };
}
