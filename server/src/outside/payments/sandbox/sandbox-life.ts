import type { BillingInterval, Subscription } from '@cardwright/contract/billing';
import { monthsAfter } from '../../clock/months-after.ts';
import type { PaidPlan, ProrationPreview } from '../payment-provider.ts';

/** A subscription of the sandbox, as it is kept; times in ISO 8601. */
export interface SandboxState extends PaidPlan {
  status: Subscription['status'];
  started_at: string;
  /** Periods are counted from here, so that the 31st comes back after a short month. */
  anchor: string;
  /** Months from the anchor to the start of the period. */
  months: number;
  cancel_at_period_end: boolean;
  scheduled: PaidPlan | null;
  unpaid_since: string | null;
  /** Failed tries of the open bill. */
  tries: number;
  ended_at: string | null;
}

/** The customer's card, and the credit left over from earlier changes; cents. */
interface SandboxPurse {
  card_declines: boolean;
  credit: number;
}

interface SandboxBill {
  at: Date;
  amount: number;
  what: string;
  status: 'paid' | 'open' | 'void';
}

/** What has happened: events by Stripe's names, and bills. */
export interface SandboxStep {
  state: SandboxState;
  purse: SandboxPurse;
  events: { type: string; at: Date }[];
  bills: SandboxBill[];
}

/** Cents of a plan for one interval. */
export type PriceOf = (plan: PaidPlan) => number;

const dayMs = 24 * 3_600_000;
/** Days after which an unpaid bill is tried again; after the last try it stays unpaid until the period ends. */
const retryDays = [3, 5, 7];

export const monthsOf = (interval: BillingInterval) => (interval === 'annual' ? 12 : 1);

export function periodOf(state: SandboxState): { start: Date; end: Date } {
  const anchor = new Date(state.anchor);
  return {
    start: monthsAfter(anchor, state.months),
    end: monthsAfter(anchor, state.months + monthsOf(state.interval)),
  };
}

/** When something happens by itself; null: never again. */
export function nextAt(state: SandboxState): Date | null {
  if (state.status === 'canceled') return null;
  const { end } = periodOf(state);
  const days = state.unpaid_since === null ? undefined : retryDays[state.tries - 1];
  if (days === undefined || state.unpaid_since === null) return end;
  return new Date(Math.min(end.getTime(), new Date(state.unpaid_since).getTime() + days * dayMs));
}

export function begin(plan: PaidPlan, at: Date): SandboxState {
  const now = at.toISOString();
  return {
    ...plan,
    status: 'active',
    started_at: now,
    anchor: now,
    months: 0,
    cancel_at_period_end: false,
    scheduled: null,
    unpaid_since: null,
    tries: 0,
    ended_at: null,
  };
}

const ended = (state: SandboxState, at: Date): SandboxState => ({
  ...state,
  status: 'canceled',
  cancel_at_period_end: false,
  scheduled: null,
  ended_at: at.toISOString(),
});

export const end = (step: SandboxStep, at: Date): SandboxStep => ({
  ...step,
  state: ended(step.state, at),
  events: [...step.events, { type: 'customer.subscription.deleted', at }],
});

/** Everything that has become due by `now`, in order. */
export function advance(first: SandboxStep, now: Date, priceOf: PriceOf): SandboxStep {
  let step = first;
  for (let at = nextAt(step.state); at !== null && at <= now; at = nextAt(step.state)) step = happen(step, at, priceOf);
  return step;
}

function happen(step: SandboxStep, at: Date, priceOf: PriceOf): SandboxStep {
  const { state } = step;
  if (at < periodOf(state).end) return tryAgain(step, at, priceOf);
  // A period that was never paid is not followed by another one.
  if (state.cancel_at_period_end || state.unpaid_since !== null) return end(step, at);
  const renewed: SandboxState =
    state.scheduled === null
      ? { ...state, months: state.months + monthsOf(state.interval) }
      : { ...state, ...state.scheduled, scheduled: null, anchor: at.toISOString(), months: 0 };
  return charge({ ...step, state: renewed }, at, priceOf);
}

/** What the period's bill takes from the credit, and from the card. */
function sharesOf({ state, purse }: SandboxStep, priceOf: PriceOf): { fromCredit: number; amount: number } {
  const price = priceOf(state);
  const fromCredit = Math.min(price, purse.credit);
  return { fromCredit, amount: price - fromCredit };
}

/** The period's bill, paid from the credit first; one that is not paid leaves the credit alone. */
function charge(step: SandboxStep, at: Date, priceOf: PriceOf): SandboxStep {
  const { state, purse } = step;
  const { fromCredit, amount } = sharesOf(step, priceOf);
  const what = `${state.plan_id}, ${state.interval}`;
  const declined = amount > 0 && purse.card_declines;
  return {
    state: declined
      ? { ...state, status: 'past_due', unpaid_since: at.toISOString(), tries: 1 }
      : { ...state, status: 'active' },
    purse: declined ? purse : { ...purse, credit: purse.credit - fromCredit },
    events: [
      ...step.events,
      { type: declined ? 'invoice.payment_failed' : 'invoice.paid', at },
      { type: 'customer.subscription.updated', at },
    ],
    bills: [...step.bills, { at, amount, what, status: declined ? 'open' : 'paid' }],
  };
}

/** Another try to collect the open bill; `bills` then holds what became of it. */
export function tryAgain(step: SandboxStep, at: Date, priceOf: PriceOf): SandboxStep {
  const { state, purse } = step;
  if (state.unpaid_since === null) return step;
  const { fromCredit, amount } = sharesOf(step, priceOf);
  const bill = { at, amount, what: `${state.plan_id}, ${state.interval}` };
  if (!purse.card_declines)
    return {
      ...step,
      purse: { ...purse, credit: purse.credit - fromCredit },
      state: { ...state, status: 'active', unpaid_since: null, tries: 0 },
      events: [...step.events, { type: 'invoice.paid', at }, { type: 'customer.subscription.updated', at }],
      bills: [...step.bills, { ...bill, status: 'paid' }],
    };
  const tries = state.tries + 1;
  return {
    ...step,
    state: { ...state, tries, status: tries > retryDays.length ? 'unpaid' : 'past_due' },
    events: [...step.events, { type: 'invoice.payment_failed', at }, { type: 'customer.subscription.updated', at }],
  };
}

/**
 * What a change at `now` costs: with the same interval the difference for the rest of the period, with another one the new
 * price less what is unused, for a period that begins now.
 */
export function proration(state: SandboxState, plan: PaidPlan, now: Date, priceOf: PriceOf): ProrationPreview {
  const { start, end: until } = periodOf(state);
  const left = Math.min(1, Math.max(0, (until.getTime() - now.getTime()) / (until.getTime() - start.getTime())));
  const unused = Math.round(priceOf(state) * left);
  if (plan.interval === state.interval)
    return { currency: 'USD', amount: Math.round(priceOf(plan) * left) - unused, next_at: until };
  return { currency: 'USD', amount: priceOf(plan) - unused, next_at: monthsAfter(now, monthsOf(plan.interval)) };
}

/** Null: the card was declined, and nothing has changed. */
export function changeNow(step: SandboxStep, plan: PaidPlan, now: Date, priceOf: PriceOf): SandboxStep | null {
  const { state, purse } = step;
  const { amount } = proration(state, plan, now, priceOf);
  const paid = Math.max(0, amount - purse.credit);
  if (paid > 0 && purse.card_declines) return null;
  const period = plan.interval === state.interval ? {} : { anchor: now.toISOString(), months: 0 };
  return {
    state: { ...state, ...plan, ...period, cancel_at_period_end: false, scheduled: null },
    purse: { ...purse, credit: Math.max(0, purse.credit - amount) },
    events: [...step.events, { type: 'customer.subscription.updated', at: now }, { type: 'invoice.paid', at: now }],
    bills: [
      ...step.bills,
      {
        at: now,
        amount: amount < 0 ? amount : paid,
        what: `change to ${plan.plan_id}, ${plan.interval}`,
        status: 'paid',
      },
    ],
  };
}
