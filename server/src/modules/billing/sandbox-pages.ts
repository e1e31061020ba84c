import { type PlanId, planIds } from '@cardwright/contract/billing';
import type { SandboxCheckout, SandboxPay, SandboxPortal, SandboxPortalAction } from '@cardwright/contract/sandbox';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { PaymentProviderError } from '../../outside/payments/payment-provider.ts';
import { periodOf, proration } from '../../outside/payments/sandbox/sandbox-life.ts';
import { pageStatus, type Sandbox } from '../../outside/payments/sandbox/sandbox-provider.ts';
import type { SandboxCustomer, SandboxPage } from '../../outside/payments/sandbox/sandbox-store.ts';
import { appliesNow } from './change-rules.ts';
import { planOf, priceOf } from './plan-catalogue.ts';

/** What the local payment provider's own pages show and do. Whoever knows a page's id may use it. */
export interface SandboxPages {
  /** @throws ProblemError `not_found`, as all of these */
  checkout(id: string): Promise<SandboxCheckout>;
  /** @throws ProblemError `conflict` when the page is closed */
  pay(id: string, outcome: SandboxPay['outcome']): Promise<{ paid: boolean; return_url: string }>;
  abandon(id: string): Promise<SandboxCheckout>;
  portal(id: string): Promise<SandboxPortal>;
  /** @throws ProblemError `conflict` when there is nothing to do this to */
  act(id: string, action: SandboxPortalAction['action']): Promise<SandboxPortal>;
}

const planIdWord = new RegExp(`\\b(${planIds.join('|')})\\b`);
/** Names plans for people; the provider knows them by their ids. */
const withPlanName = (what: string): string => what.replace(planIdWord, (id) => planOf(id as PlanId).name);

export function createSandboxPages(sandbox: Sandbox, clock: Clock): SandboxPages {
  const { store, desk, sender } = sandbox;

  const pageOf = async (id: string): Promise<SandboxPage> => {
    const page = await store.page(null, id);
    if (page === null) throw notFound('Payment page');
    return page;
  };
  const view = async (page: SandboxPage): Promise<SandboxCheckout> => {
    const plan = { plan_id: page.plan_id, interval: page.interval };
    const status = pageStatus(page, clock.now());
    const step = page.subscription_id === null || status !== 'open' ? null : await desk.settle(page.subscription_id);
    const now = step === null || appliesNow(step.state, plan);
    const change = step === null ? priceOf(plan) : proration(step.state, plan, clock.now(), priceOf).amount;
    const at = now || step === null ? clock.now() : periodOf(step.state).end;
    return {
      id: page.id,
      plan: page.plan_id,
      plan_name: planOf(page.plan_id).name,
      interval: page.interval,
      amount: now ? Math.max(0, change) : 0,
      currency: planOf(page.plan_id).prices.currency,
      kind: step === null ? 'new' : 'change',
      applies_at: at.toISOString(),
      status,
      return_url: status === 'paid' ? page.success_url : page.cancel_url,
    };
  };
  const customerOf = async (portalId: string): Promise<SandboxCustomer> => {
    const customer = await store.customerOfPortal(portalId);
    if (customer === null) throw notFound('Portal');
    return customer;
  };
  const newest = async (customer: SandboxCustomer) => {
    for (const { id } of await store.subscriptionsOf(customer.id)) await desk.settle(id);
    const all = await store.subscriptionsOf(customer.id);
    return all.find(({ state }) => state.status !== 'canceled') ?? null;
  };
  const refused = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (!(error instanceof PaymentProviderError) || error.kind === 'declined') throw error;
      throw new ProblemError('conflict', 'This is not possible any more. Please go back and start again.', {
        cause: error,
      });
    });

  const portal = async (id: string): Promise<SandboxPortal> => {
    const customer = await customerOf(id);
    const found = await newest(customer);
    const invoices = await store.invoices(customer.id);
    return {
      id,
      return_url: customer.return_url ?? '/',
      card: customer.card_declines ? 'declines' : 'works',
      subscription:
        found === null
          ? null
          : {
              plan: found.state.plan_id,
              plan_name: planOf(found.state.plan_id).name,
              interval: found.state.interval,
              status: found.state.status,
              period_end: periodOf(found.state).end.toISOString(),
              cancel_at_period_end: found.state.cancel_at_period_end,
              scheduled_plan: found.state.scheduled?.plan_id ?? null,
            },
      invoices: invoices.map((invoice) => ({
        ...invoice,
        at: invoice.at.toISOString(),
        currency: 'USD',
        what: withPlanName(invoice.what),
      })),
    };
  };

  return {
    checkout: async (id) => view(await pageOf(id)),
    async pay(id, outcome) {
      const page = await pageOf(id);
      if (pageStatus(page, clock.now()) !== 'open')
        throw new ProblemError('conflict', 'This payment page is closed. Please start again from the plans.');
      if (outcome === 'decline') return { paid: false, return_url: page.cancel_url };
      try {
        await refused(desk.pay(page));
      } catch (error) {
        if (!(error instanceof PaymentProviderError)) throw error;
        return { paid: false, return_url: page.cancel_url };
      }
      sender.wake();
      return { paid: true, return_url: page.success_url };
    },
    async abandon(id) {
      const page = await pageOf(id);
      if (pageStatus(page, clock.now()) === 'open')
        await store.transaction((tx) => store.setPage(tx, id, 'abandoned', page.subscription_id));
      return view(await pageOf(id));
    },
    portal,
    async act(id, action) {
      const customer = await customerOf(id);
      if (action === 'card_works' || action === 'card_declines')
        await store.setCard(customer.id, action === 'card_declines');
      else {
        const found = await newest(customer);
        if (found === null) throw new ProblemError('conflict', 'There is no subscription.');
        const work = { cancel: desk.cancel, resume: desk.resume, pay_now: desk.payNow, renew_now: desk.renewNow };
        await refused(work[action](found.id));
        sender.wake();
      }
      return portal(id);
    },
  };
}
