import type { Subscription } from '@cardwright/contract/billing';
import type { ChangePreview, CheckoutState } from '@cardwright/contract/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeProvider } from '../../outside/payments/stripe/stripe-provider.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { type StripeServer, startStripeServer, stripeSettings } from '../../testing/stripe-server.ts';
import { openTestApp, type SignedIn, type TestApp, testPassword } from '../../testing/test-app.ts';
import { openTestPglite } from '../../testing/test-databases.ts';
import { planOf } from './plan-catalogue.ts';

const lastPart = (url: string) => url.split('/').at(-1) ?? '';

describe('billing over Stripe', () => {
  const clock = manualClock(new Date('2026-03-01T12:00:00.000Z'));
  let app: TestApp;
  let stripe: StripeServer;
  let seller: SignedIn;
  const logged: string[] = [];
  beforeAll(async () => {
    stripe = await startStripeServer(clock.now);
    app = await openTestApp(openTestPglite, {
      clock,
      base_plan: planOf('free'),
      payment_provider: createStripeProvider({ ...stripeSettings, api_base: stripe.url }, clock),
      config: { production: false, log_level: 'warn', trusted_proxies: 0 },
      log_stream: { write: (line) => void logged.push(line) },
    });
    seller = await app.signIn();
  });
  afterAll(async () => {
    await app.close();
    await stripe.close();
  });

  const billing = async <T = Subscription>(path: string, payload?: object, headers = seller.headers) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: `/api/billing/${path}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json<T & { code: string; detail: string }>() };
  };
  const mine = async () =>
    (await app.http.inject({ url: '/api/billing/subscription', headers: seller.headers })).json<Subscription>();
  const state = async (returnUrl: string) => {
    const id = new URL(returnUrl).searchParams.get('checkout') ?? '';
    const answer = await app.http.inject({ url: `/api/billing/checkout/${id}`, headers: seller.headers });
    return answer.json<CheckoutState>().status;
  };
  const deliver = async ({ body, signature }: { body: string; signature: string }) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      payload: body,
    });
    await app.payments.events.work();
    return answer.statusCode;
  };
  const signInAgain = async () => {
    const payload = { email: seller.email, password: testPassword };
    const answer = await app.http.inject({ method: 'POST', url: '/api/auth/login', payload });
    const { access_token } = answer.json<{ access_token: string }>();
    seller = { ...seller, headers: { authorization: `Bearer ${access_token}` } };
  };
  const mySubscription = () => [...stripe.subscriptions.values()].find(({ status }) => status !== 'canceled');

  it('pays on Stripe’s page, and the plan comes with the event', async () => {
    const { body } = await billing<{ url: string }>('checkout', { plan_id: 'plus', interval: 'monthly' });
    const made = stripe.calls.find(({ call }) => call === 'POST /v1/checkout/sessions');
    expect(made?.version).toMatch(/^\d{4}-\d\d-\d\d\./);
    expect(made?.idempotency_key).toMatch(/^checkout:/);
    expect(Object.fromEntries(made?.body ?? [])).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': 'price_plus_m',
      customer: expect.stringMatching(/^cus_/),
    });
    const back = made?.body.get('success_url') ?? '';
    expect(await state(back)).toBe('open');
    const subscription = stripe.pay(lastPart(body.url));
    expect((await mine()).current_plan.id).toBe('free');
    const event = stripe.event('customer.subscription.created', subscription);
    expect(await deliver(event)).toBe(200);
    expect(await deliver(event)).toBe(200);
    expect(await mine()).toMatchObject({
      current_plan: { id: 'plus' },
      status: 'active',
      period_end: '2026-04-01T12:00:00.000Z',
    });
    expect(await state(back)).toBe('done');
    const [row] = await app.database.query<{ count: string | number }>('select count(*) as count from payment_events');
    expect(Number(row?.count)).toBe(1);
  });

  it('keeps one customer for a user, and closes pages that were left open', async () => {
    const other = await app.signIn();
    const first = await billing<{ url: string }>('checkout', { plan_id: 'pro', interval: 'annual' }, other.headers);
    await billing('checkout', { plan_id: 'basic', interval: 'annual' }, other.headers);
    expect(stripe.sessions.get(lastPart(first.body.url))?.status).toBe('expired');
    expect([...stripe.customers.values()].filter(({ email }) => email === other.email)).toHaveLength(1);
    const order = (interval: string) => billing('checkout', { plan_id: 'pro', interval }, other.headers);
    await Promise.all(['annual', 'monthly'].map(order));
    const made = [...stripe.sessions.values()];
    const customer = stripe.sessions.get(lastPart(first.body.url))?.customer;
    const open = made.filter((session) => session.customer === customer && session.status === 'open');
    expect(open.length).toBeLessThan(2);
  });

  it('makes no page for a first payment that was made and not heard of yet', async () => {
    const mainSeller = seller;
    seller = await app.signIn();
    const order = () => billing<{ url: string }>('checkout', { plan_id: 'pro', interval: 'annual' });
    stripe.pay(lastPart((await order()).body.url));
    expect((await order()).body.code).toBe('already_subscribed');
    const id = [...stripe.subscriptions.keys()].at(-1) ?? '';
    const back = stripe.calls.findLast(({ call }) => call === 'POST /v1/checkout/sessions')?.body.get('success_url');
    expect(await state(back ?? '')).toBe('done');
    await app.database.query('update subscriptions set surplus = true where id = $1', [id]);
    expect(await state(back ?? '')).toBe('surplus');
    await app.database.query('update subscriptions set surplus = false where id = $1', [id]);
    seller = mainSeller;
  });

  it('refuses what Stripe has not signed, or signed long ago', async () => {
    const event = stripe.event('invoice.paid', { object: 'invoice', customer: 'cus_1' });
    expect(await deliver({ ...event, body: event.body.replace('cus_1', 'cus_2') })).toBe(400);
    expect(await deliver({ ...event, signature: event.signature.replace(/v1=./, 'v1=') })).toBe(400);
    clock.advance(301_000);
    expect(await deliver(event)).toBe(400);
  });

  it('sends a change of what is paid to the portal', async () => {
    const { body } = await billing<{ url: string }>('checkout', { plan_id: 'plus', interval: 'annual' });
    expect(body.url).toContain('billing.stripe.test');
    const flow = stripe.calls.at(-1)?.body;
    expect(flow?.get('flow_data[type]')).toBe('subscription_update_confirm');
    expect(flow?.get('flow_data[subscription_update_confirm][items][0][price]')).toBe('price_plus_y');
    const back = flow?.get('flow_data[after_completion][redirect][return_url]') ?? '';
    expect(await state(back)).toBe('open');
    expect((await billing<{ url: string }>('portal')).body.url).toContain('billing.stripe.test');
  });

  it('schedules a downgrade, shows it, and gives it up', async () => {
    const down = await billing('change', { plan_id: 'basic', interval: 'monthly' });
    const scheduled = { plan_id: 'basic', interval: 'monthly', at: '2026-04-01T12:00:00.000Z' };
    expect(down.body).toMatchObject({ current_plan: { id: 'plus' }, scheduled });
    expect((await billing('resume')).body).toMatchObject({ scheduled: null });
    expect(mySubscription()?.schedule).toBeNull();
    await billing('change', { plan_id: 'basic', interval: 'annual' });
    // What fails half way leaves what there was: what is scheduled here, the cancellation further down.
    stripe.fail('right', 'right', 'right', 400);
    expect((await billing('cancel')).status).toBe(409);
    const annual = { ...scheduled, interval: 'annual' };
    expect(await mine()).toMatchObject({ cancel_at_period_end: false, scheduled: annual });
    expect(mySubscription()?.schedule?.phases).toHaveLength(2);
    // A cancellation takes the place of what was scheduled: Stripe refuses both together.
    expect((await billing('cancel')).body).toMatchObject({ cancel_at_period_end: true, scheduled: null });
    stripe.fail('right', 'right', 'right', 'right', 400);
    expect((await billing('change', { plan_id: 'basic', interval: 'monthly' })).status).toBe(409);
    expect(await mine()).toMatchObject({ cancel_at_period_end: true, scheduled: null });
    expect(mySubscription()).toMatchObject({ cancel_at_period_end: true, schedule: null });
    expect((await billing('change', { plan_id: 'basic', interval: 'monthly' })).body).toMatchObject({
      cancel_at_period_end: false,
      scheduled,
    });
  });

  it('upgrades at once with proration; a declined card changes nothing', async () => {
    stripe.card.declines = true;
    expect(await billing('change', { plan_id: 'pro', interval: 'monthly' })).toMatchObject({
      status: 402,
      body: { code: 'payment_declined' },
    });
    expect(await mine()).toMatchObject({ current_plan: { id: 'plus' }, scheduled: { plan_id: 'basic' } });
    stripe.card.declines = false;
    const preview = await billing<ChangePreview>('change', { plan_id: 'pro', interval: 'annual', preview: true });
    expect(preview.body).toMatchObject({ applies: 'now', currency: 'USD', credit: 0, next_amount: 99_000 });
    expect(preview.body.amount_due).toBeGreaterThan(95_000);
    expect((await billing('change', { plan_id: 'pro', interval: 'annual' })).body).toMatchObject({
      current_plan: { id: 'pro' },
      interval: 'annual',
      scheduled: null,
    });
  });

  it('reads a cancellation that was made at Stripe, and takes it back', async () => {
    const subscription = mySubscription();
    if (subscription === undefined) throw new Error('no subscription');
    // As the newer billing mode says it.
    subscription.cancel_at = subscription.items.data[0].current_period_end;
    await deliver(stripe.event('customer.subscription.updated', subscription));
    expect((await mine()).cancel_at_period_end).toBe(true);
    expect((await billing('resume')).body.cancel_at_period_end).toBe(false);
    expect(subscription.cancel_at).toBeNull();
  });

  it('asks again when Stripe does not answer, and says so in the end', async () => {
    stripe.fail('cut', 500);
    expect((await billing('cancel')).status).toBe(200);
    stripe.fail(500, 500, 500);
    expect(await billing('resume')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await billing('resume')).status).toBe(200);
    stripe.fail(500, 500, 500);
    const event = stripe.event('customer.subscription.updated', mySubscription() ?? {});
    expect(await deliver(event)).toBe(200);
    const waiting = () => app.database.query("select 1 from payment_events where status = 'waiting'");
    expect(await waiting()).toHaveLength(1);
    clock.advance(11_000);
    await app.payments.events.work();
    expect(await waiting()).toEqual([]);
  });

  it('shows a payment of nobody to those who run the server', async () => {
    stripe.customers.set('cus_stranger', { email: 'x@y.test', deleted: false });
    const answer = stripe.answer(
      'POST',
      '/v1/checkout/sessions',
      new URLSearchParams({ customer: 'cus_stranger', 'line_items[0][price]': 'price_pro_m' }),
    );
    const subscription = stripe.pay((answer.body as { id: string }).id);
    await deliver(stripe.event('customer.subscription.created', subscription));
    await deliver(stripe.event('invoice.paid', { object: 'invoice', customer: 'cus_stranger', subscription: null }));
    expect(await app.payments.counts()).toMatchObject({ unknown: 2, failed: 0 });
    expect(logged.filter((line) => line.includes('belongs to nobody'))).toHaveLength(2);
  });

  it('ends a second subscription of one user, whichever is heard of first', async () => {
    const subscription = mySubscription();
    const answer = stripe.answer(
      'POST',
      '/v1/checkout/sessions',
      new URLSearchParams({ customer: subscription?.customer ?? '', 'line_items[0][price]': 'price_pro_m' }),
    );
    clock.advance(60_000);
    const second = stripe.pay((answer.body as { id: string }).id);
    await deliver(stripe.event('customer.subscription.created', second));
    expect(second.status).toBe('canceled');
    expect(await mine()).toMatchObject({ current_plan: { id: 'pro' }, interval: 'annual', status: 'active' });
    expect((await app.payments.counts()).surplus).toBe(1);
  });

  it('removes the customer with the account', async () => {
    const customer = mySubscription()?.customer ?? '';
    const gone = await app.http.inject({
      method: 'DELETE',
      url: '/api/users/me',
      headers: seller.headers,
      payload: { password: testPassword },
    });
    expect(gone.statusCode).toBe(204);
    await app.payments.events.work();
    expect(stripe.customers.get(customer)?.deleted).toBe(true);
    await deliver(
      stripe.event('invoice.paid', { object: 'invoice', customer, subscription: null, customer_email: 'a@b.test' }),
    );
    const rows = await app.database.query<{ body: string; status: string }>(
      'select body, status from payment_events where customer_id = $1',
      [customer],
    );
    expect(new Set(rows.map(({ body }) => body))).toEqual(new Set(['']));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['applied']));
  });

  it('gives a week of grace once, however many bills stay open', async () => {
    seller = await app.signIn();
    const { body } = await billing<{ url: string }>('checkout', { plan_id: 'plus', interval: 'monthly' });
    const subscription = stripe.pay(lastPart(body.url));
    const renewed = async (bill: 'paid' | 'open' | 'draft') => {
      clock.advance(subscription.items.data[0].current_period_end * 1000 - clock.now().getTime());
      stripe.renew(subscription, bill);
      await deliver(stripe.event('customer.subscription.updated', subscription));
      await signInAgain();
      return mine();
    };
    expect((await renewed('paid')).grace_until).toBeNull();
    const unpaid = await renewed('open');
    expect(unpaid).toMatchObject({ current_plan: { id: 'plus' }, status: 'past_due' });
    for (let month = 0; month < 2; month += 1)
      expect(await renewed('draft')).toMatchObject({
        current_plan: { id: 'free' },
        status: 'unpaid',
        grace_until: unpaid.grace_until,
      });
    expect((await renewed('paid')).current_plan.id).toBe('plus');
    expect((await renewed('open')).current_plan.id).toBe('plus');
  });

  it('asks Stripe before it makes a page: a plan that has ended unheard can be bought again', async () => {
    const order = () => billing<{ url: string }>('checkout', { plan_id: 'plus', interval: 'monthly' });
    expect((await order()).body.code).toBe('already_subscribed');
    for (const subscription of stripe.subscriptions.values()) subscription.status = 'canceled';
    expect((await order()).body.url).toContain('checkout.stripe.test');
  });

  it('goes on with the others when one subscription cannot be read or one customer not be removed, and ends what is surplus', async () => {
    const buy = async () => {
      seller = await app.signIn();
      const { body } = await billing<{ url: string }>('checkout', { plan_id: 'plus', interval: 'monthly' });
      const subscription = stripe.pay(lastPart(body.url));
      await deliver(stripe.event('customer.subscription.created', subscription));
      clock.advance(60_000);
      return subscription;
    };
    const strange = await buy();
    const fine = await buy();
    clock.advance(32 * 24 * 3_600_000);
    stripe.renew(strange, 'paid');
    stripe.renew(fine, 'paid');
    strange.items.data[0].price.id = 'price_of_nothing';
    await app.payments.maintain();
    const reads = await app.database.query<{ period_start: Date }>(
      'select period_start from subscriptions where id in ($1, $2) order by started_at',
      [strange.id, fine.id],
    );
    const starts = reads.map(({ period_start }) => period_start.getTime() / 1000);
    expect(starts[0]).toBeLessThan(strange.items.data[0].current_period_start);
    expect(starts[1]).toBe(fine.items.data[0].current_period_start);
    expect(logged.filter((line) => line.includes('could not be read from'))).toHaveLength(1);

    // Found to be surplus by a process that died before it ended it.
    await app.database.query('update subscriptions set surplus = true where id = $1', [fine.id]);
    clock.advance(2 * 3_600_000);
    await app.payments.maintain();
    expect(fine.status).toBe('canceled');

    await app.database.query(`insert into payment_customers_to_remove (provider, id, created_at)
      values ('stripe', 'cus_a', now()), ('stripe', 'cus_b', now())`);
    const left = () => app.database.query('select 1 from payment_customers_to_remove where removed_at is null');
    stripe.fail(400);
    await app.payments.events.work();
    expect(await left()).toHaveLength(1);
    await app.payments.events.work();
    expect(await left()).toEqual([]);
  });

  it('tells nobody of the end of a plan that never began, and makes another customer for one that was deleted', async () => {
    seller = await app.signIn();
    const order = () => billing<{ url: string }>('checkout', { plan_id: 'plus', interval: 'monthly' });
    const subscription = stripe.pay(lastPart((await order()).body.url));
    for (const status of ['incomplete', 'incomplete_expired', 'incomplete_expired'] as const) {
      subscription.status = status;
      await deliver(stripe.event('customer.subscription.updated', subscription));
    }
    await app.mails.work();
    expect(app.mailer.sent.filter(({ to }) => to === seller.email)).toEqual([]);

    stripe.answer('DELETE', `/v1/customers/${subscription.customer}`, new URLSearchParams());
    await deliver(stripe.event('customer.deleted', { object: 'customer', id: subscription.customer }));
    clock.advance(3_600_000);
    await signInAgain();
    const next = await order();
    expect(next.status).toBe(200);
    expect(stripe.sessions.get(lastPart(next.body.url))?.customer).not.toBe(subscription.customer);
  });
});
