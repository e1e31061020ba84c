import type { Orm } from '../../../db/database.ts';
import type { Clock } from '../../clock/clock.ts';
import { monthsAfter } from '../../clock/months-after.ts';
import { type PaidPlan, PaymentProviderError } from '../payment-provider.ts';
import { advance, begin, changeNow, end, monthsOf, type PriceOf, type SandboxStep, tryAgain } from './sandbox-life.ts';
import type { SandboxPage, SandboxStore } from './sandbox-store.ts';

export interface SandboxDeskDeps {
  store: SandboxStore;
  clock: Clock;
  /** An id that nobody can guess, such as `sub_sandbox_…`. */
  newId(kind: string): string;
  priceOf: PriceOf;
  /** Whether a change applies at once. */
  appliesNow(from: PaidPlan, to: PaidPlan): boolean;
}

/** Changes subscriptions of the sandbox, one at a time, with the customer locked. */
export function createSandboxDesk({ store, clock, newId, priceOf, appliesNow }: SandboxDeskDeps) {
  const declined = () => new PaymentProviderError('declined', 'the card was declined');

  /** `work` gets the subscription as it is now; what it returns is stored. Null: there is no such subscription. */
  const changeIn = async (
    tx: Orm,
    id: string,
    work: (step: SandboxStep, now: Date) => SandboxStep | Promise<SandboxStep>,
  ): Promise<SandboxStep | null> => {
    const found = await store.subscription(tx, id);
    const purse = found === null ? null : await store.lockCustomer(tx, found.customer_id);
    // Read again under the lock.
    const held = purse === null ? null : await store.subscription(tx, id);
    if (purse === null || held === null) return null;
    const now = clock.now();
    const { card_declines, credit } = purse;
    const step: SandboxStep = { state: held.state, purse: { card_declines, credit }, events: [], bills: [] };
    const after = await work(advance(step, now, priceOf), now);
    await store.saveStep(tx, { subscription_id: id, customer_id: held.customer_id, newId }, after);
    return after;
  };
  const change = async (id: string, work: (step: SandboxStep, now: Date) => SandboxStep) => {
    const step = await store.transaction((tx) => changeIn(tx, id, work));
    if (step === null) throw new PaymentProviderError('refused', 'there is no such subscription');
    return step;
  };
  const going = (step: SandboxStep): SandboxStep => {
    if (step.state.status === 'canceled') throw new PaymentProviderError('refused', 'the subscription has ended');
    return step;
  };
  const updated = (step: SandboxStep, values: Partial<SandboxStep['state']>, at: Date): SandboxStep => ({
    ...step,
    state: { ...step.state, ...values },
    events: [...step.events, { type: 'customer.subscription.updated', at }],
  });
  const changed = (step: SandboxStep, plan: PaidPlan, now: Date): SandboxStep => {
    if (going(step).state.unpaid_since !== null) throw new PaymentProviderError('refused', 'a bill is open');
    const after = changeNow(step, plan, now, priceOf);
    if (after === null) throw declined();
    return after;
  };
  const scheduled = (step: SandboxStep, plan: PaidPlan, now: Date) =>
    updated(going(step), { scheduled: plan, cancel_at_period_end: false }, now);

  return {
    /** What has come due since. */
    settle: (id: string) => store.transaction((tx) => changeIn(tx, id, (step) => step)),
    changeNow: (id: string, plan: PaidPlan) => change(id, (step, now) => changed(step, plan, now)),
    changeAtPeriodEnd: (id: string, plan: PaidPlan) => change(id, (step, now) => scheduled(step, plan, now)),
    cancel: (id: string) =>
      change(id, (step, now) => updated(going(step), { cancel_at_period_end: true, scheduled: null }, now)),
    resume: (id: string) =>
      change(id, (step, now) => updated(going(step), { cancel_at_period_end: false, scheduled: null }, now)),
    end: (id: string) => change(id, (step, now) => (step.state.status === 'canceled' ? step : end(step, now))),
    payNow: (id: string) => change(id, (step, now) => tryAgain(step, now, priceOf)),
    /** The paid period ends now instead of later. */
    renewNow: (id: string) =>
      change(id, (step, now) => {
        const { interval } = going(step).state;
        const anchor = monthsAfter(now, -monthsOf(interval)).toISOString();
        return advance({ ...step, state: { ...step.state, anchor, months: 0 } }, now, priceOf);
      }),
    /** The page's payment, or the consent to a change that waits for the period's end. */
    async pay(page: SandboxPage): Promise<void> {
      await store.transaction(async (tx) => {
        const customer = await store.lockCustomer(tx, page.customer_id);
        const held = await store.page(tx, page.id);
        if (held?.status !== 'open') throw new PaymentProviderError('refused', 'this page is closed');
        const plan = { plan_id: page.plan_id, interval: page.interval };
        let id = page.subscription_id;
        if (id === null) {
          id = newId('sub');
          const now = clock.now();
          const step: SandboxStep = {
            state: begin(plan, now),
            // Whoever pays here has a card that works.
            purse: { card_declines: false, credit: customer?.credit ?? 0 },
            events: ['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'].map((type) => ({
              type,
              at: now,
            })),
            bills: [{ at: now, amount: priceOf(plan), what: `${plan.plan_id}, ${plan.interval}`, status: 'paid' }],
          };
          await store.saveStep(tx, { subscription_id: id, customer_id: page.customer_id, newId }, step);
        } else
          await changeIn(tx, id, (step, now) =>
            appliesNow(step.state, plan) ? changed(step, plan, now) : scheduled(step, plan, now),
          );
        await store.setPage(tx, page.id, 'paid', id);
      });
    },
  };
}
export type SandboxDesk = ReturnType<typeof createSandboxDesk>;
