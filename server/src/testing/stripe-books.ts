import type { Stripe } from 'stripe';
import { monthsAfter } from '../outside/clock/months-after.ts';

/** Cents for each price id. */
const prices: Record<string, { cents: number; months: number }> = {
  price_basic_m: { cents: 1_900, months: 1 },
  price_basic_y: { cents: 19_000, months: 12 },
  price_plus_m: { cents: 3_900, months: 1 },
  price_plus_y: { cents: 39_000, months: 12 },
  price_pro_m: { cents: 9_900, months: 1 },
  price_pro_y: { cents: 99_000, months: 12 },
};

type Item = Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_start' | 'current_period_end'> & {
  price: Pick<Stripe.Price, 'id' | 'object'>;
};
type Phase = Pick<Stripe.SubscriptionSchedule.Phase, 'start_date' | 'end_date'> & {
  items: { price: string; quantity: number }[];
};
type Schedule = Pick<Stripe.SubscriptionSchedule, 'id' | 'object' | 'status' | 'current_phase'> & {
  phases: Phase[];
  subscription: string;
};
/** The fields of Stripe's answers that we, or a reader of the test, look at. */
type BookedSubscription = Pick<
  Stripe.Subscription,
  'id' | 'object' | 'status' | 'start_date' | 'cancel_at' | 'cancel_at_period_end' | 'ended_at'
> & {
  customer: string;
  items: { object: 'list'; data: [Item] };
  schedule: Schedule | null;
  latest_invoice: BookedInvoice;
};
type BookedInvoice = Pick<Stripe.Invoice, 'id' | 'object' | 'created' | 'status'> & {
  status_transitions: Pick<Stripe.Invoice.StatusTransitions, 'finalized_at'>;
};
type Session = Pick<Stripe.Checkout.Session, 'id' | 'object' | 'created' | 'status' | 'url'> & {
  customer: string;
  subscription: string | null;
  price: string;
};

export interface StripeBooks {
  customers: Map<string, { email: string; deleted: boolean }>;
  subscriptions: Map<string, BookedSubscription>;
  sessions: Map<string, Session>;
  /** The card of everybody. */
  card: { declines: boolean };
  /** The person pays on the page; returns the subscription. */
  pay(sessionId: string): BookedSubscription;
  /** The period ends, and the next one's bill is paid, open, or, if the subscription was given up, a draft. */
  renew(subscription: BookedSubscription, bill: 'paid' | 'open' | 'draft'): void;
  answer(method: string, path: string, body: URLSearchParams): { status: number; body: object };
}

/** The state behind the server that answers like Stripe: https://docs.stripe.com/api */
export function createStripeBooks(now: () => Date): StripeBooks {
  const customers: StripeBooks['customers'] = new Map();
  const subscriptions: StripeBooks['subscriptions'] = new Map();
  const sessions: StripeBooks['sessions'] = new Map();
  const schedules = new Map<string, Schedule>();
  const invoices: { subscription: string; invoice: BookedInvoice }[] = [];
  const card = { declines: false };
  let count = 0;
  const newId = (kind: string) => {
    count += 1;
    return `${kind}_${count}`;
  };
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  const later = (from: number, price: string) =>
    seconds(monthsAfter(new Date(from * 1000), prices[price]?.months ?? 1));
  const ok = (body: object) => ({ status: 200, body });
  const missing = (what: string) => ({
    status: 404,
    body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` } },
  });
  const refused = (message: string) => ({ status: 400, body: { error: { type: 'invalid_request_error', message } } });
  const declined = () => ({
    status: 402,
    body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
  });

  const write = (subscription: string, status: 'paid' | 'open' | 'draft'): BookedInvoice => {
    const created = seconds(now());
    const invoice: BookedInvoice = {
      id: newId('in'),
      object: 'invoice',
      created,
      status,
      status_transitions: { finalized_at: status === 'draft' ? null : created },
    };
    invoices.unshift({ subscription, invoice });
    return invoice;
  };

  const begin = (customer: string, price: string): BookedSubscription => {
    const start = seconds(now());
    const id = newId('sub');
    const subscription: BookedSubscription = {
      id,
      object: 'subscription',
      customer,
      status: 'active',
      start_date: start,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      items: {
        object: 'list',
        data: [
          {
            id: newId('si'),
            object: 'subscription_item',
            price: { id: price, object: 'price' },
            current_period_start: start,
            current_period_end: later(start, price),
          },
        ],
      },
      schedule: null,
      latest_invoice: write(id, 'paid'),
    };
    subscriptions.set(subscription.id, subscription);
    return subscription;
  };

  const update = (subscription: BookedSubscription, body: URLSearchParams) => {
    const [item] = subscription.items.data;
    const price = body.get('items[0][price]');
    if (subscription.schedule !== null && body.has('cancel_at_period_end'))
      return refused(
        'The subscription is managed by the subscription schedule, and updating any cancelation behavior directly is not allowed.',
      );
    if (price !== null) {
      if (body.get('items[0][id]') !== item.id || prices[price] === undefined) return refused('no such item or price');
      if (card.declines && body.get('payment_behavior') === 'error_if_incomplete') return declined();
      if (prices[price].months !== prices[item.price.id]?.months) {
        item.current_period_start = seconds(now());
        item.current_period_end = later(item.current_period_start, price);
      }
      item.price.id = price;
    }
    if (body.has('cancel_at_period_end')) {
      subscription.cancel_at_period_end = body.get('cancel_at_period_end') === 'true';
      subscription.cancel_at = subscription.cancel_at_period_end ? item.current_period_end : null;
    }
    if (body.get('cancel_at') === '') subscription.cancel_at = null;
    return ok(subscription);
  };

  const preview = (body: URLSearchParams) => {
    const subscription = subscriptions.get(body.get('subscription') ?? '');
    const price = prices[body.get('subscription_details[items][0][price]') ?? ''];
    if (subscription === undefined || price === undefined) return missing('subscription');
    const [item] = subscription.items.data;
    const old = prices[item.price.id] ?? price;
    const left = (item.current_period_end - seconds(now())) / (item.current_period_end - item.current_period_start);
    const total = Math.round(price.cents * (price.months === old.months ? left : 1) - old.cents * left);
    return ok({ object: 'invoice', currency: 'usd', total, amount_due: Math.max(0, total) });
  };

  const schedule = (body: URLSearchParams) => {
    const subscription = subscriptions.get(body.get('from_subscription') ?? '');
    if (subscription === undefined) return missing('subscription');
    if (subscription.schedule !== null)
      return refused('You cannot migrate a subscription that is already attached to a schedule');
    const [item] = subscription.items.data;
    const phase = { start_date: item.current_period_start, end_date: item.current_period_end };
    const made: Schedule = {
      id: newId('sub_sched'),
      object: 'subscription_schedule',
      status: 'active',
      current_phase: phase,
      phases: [{ ...phase, items: [{ price: item.price.id, quantity: 1 }] }],
      subscription: subscription.id,
    };
    subscription.schedule = made;
    schedules.set(made.id, made);
    return ok(made);
  };

  const changeSchedule = (found: Schedule, body: URLSearchParams) => {
    const [first] = found.phases;
    const price = body.get('phases[1][items][0][price]');
    if (first === undefined || price === null) return refused('phases are missing');
    if (body.get('phases[0][start_date]') !== String(first.start_date))
      return refused('the present phase may not move');
    const until = Number(body.get('phases[0][end_date]'));
    found.phases = [
      { ...first, end_date: until },
      { start_date: until, end_date: later(until, price), items: [{ price, quantity: 1 }] },
    ];
    return ok(found);
  };

  const answer: StripeBooks['answer'] = (method, path, body) => {
    const [, , resource = '', id = '', action = ''] = path.split('/');
    const call = `${method} ${resource}`;
    if (call === 'POST customers') {
      const customer = newId('cus');
      customers.set(customer, { email: body.get('email') ?? '', deleted: false });
      return ok({ id: customer, object: 'customer', email: body.get('email') });
    }
    if (call === 'DELETE customers') {
      const customer = customers.get(id);
      if (customer === undefined || customer.deleted) return missing('customer');
      customer.deleted = true;
      for (const subscription of subscriptions.values())
        if (subscription.customer === id) Object.assign(subscription, { status: 'canceled', ended_at: seconds(now()) });
      return ok({ id, object: 'customer', deleted: true });
    }
    if (path.startsWith('/v1/checkout/sessions')) return sessionCall(method, path.split('/').slice(4), body);
    if (path === '/v1/billing_portal/sessions') {
      const made = newId('bps');
      return ok({ id: made, object: 'billing_portal.session', url: `https://billing.stripe.test/${made}` });
    }
    if (path === '/v1/invoices/create_preview') return preview(body);
    if (call === 'GET invoices') {
      const own = invoices.filter(({ subscription }) => subscription === body.get('subscription'));
      return ok({ object: 'list', data: own.map(({ invoice }) => invoice), has_more: false, url: path });
    }
    if (call === 'POST subscription_schedules') {
      const found = schedules.get(id);
      if (id === '') return schedule(body);
      if (found === undefined) return missing('schedule');
      if (action !== 'release') return changeSchedule(found, body);
      found.status = 'released';
      const subscription = subscriptions.get(found.subscription);
      if (subscription !== undefined) subscription.schedule = null;
      return ok(found);
    }
    const subscription = subscriptions.get(id);
    if (resource !== 'subscriptions' || subscription === undefined) return missing(resource);
    if (method === 'POST') return update(subscription, body);
    if (method === 'DELETE') Object.assign(subscription, { status: 'canceled', ended_at: seconds(now()) });
    return ok(subscription);
  };

  const sessionCall = (method: string, [id = '', action = '']: string[], body: URLSearchParams) => {
    if (id === '' && method === 'GET') {
      const data = [...sessions.values()].filter(
        ({ customer, status }) => customer === body.get('customer') && status === body.get('status'),
      );
      return ok({ object: 'list', data, has_more: false, url: '/v1/checkout/sessions' });
    }
    if (id === '') {
      const made = newId('cs');
      const session: Session = {
        id: made,
        object: 'checkout.session',
        created: seconds(now()),
        status: 'open',
        url: `https://checkout.stripe.test/${made}`,
        customer: body.get('customer') ?? '',
        subscription: null,
        price: body.get('line_items[0][price]') ?? '',
      };
      if (prices[session.price] === undefined || !customers.has(session.customer)) return missing('price');
      sessions.set(made, session);
      return ok(session);
    }
    const session = sessions.get(id);
    if (session === undefined) return missing('checkout session');
    if (action === 'expire') {
      if (session.status !== 'open') return refused('Only Checkout Sessions with a status of open can be expired');
      session.status = 'expired';
    }
    return ok(session);
  };

  return {
    customers,
    subscriptions,
    sessions,
    card,
    pay(id) {
      const session = sessions.get(id);
      if (session === undefined || session.status !== 'open') throw new Error(`the page ${id} is closed`);
      const subscription = begin(session.customer, session.price);
      session.status = 'complete';
      session.subscription = subscription.id;
      return subscription;
    },
    renew(subscription, bill) {
      const [item] = subscription.items.data;
      item.current_period_start = item.current_period_end;
      item.current_period_end = later(item.current_period_start, item.price.id);
      subscription.latest_invoice = write(subscription.id, bill);
      subscription.status = bill === 'paid' ? 'active' : bill === 'open' ? 'past_due' : 'unpaid';
    },
    answer,
  };
}
