import type { Subscription } from '@cardwright/contract/billing';
import type { ChangePreview, CheckoutState } from '@cardwright/contract/payments';
import type { SandboxCheckout, SandboxPortal } from '@cardwright/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../testing/manual-clock.ts';
import { openTestApp, type SignedIn, type TestApp, testPassword } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { planOf } from './plan-catalogue.ts';

const day = 24 * 3_600_000;
const lastPart = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

describe.each(testDatabases)('subscriptions on $name', ({ open }) => {
  const clock = manualClock(new Date('2026-03-01T12:00:00.000Z'));
  let app: TestApp;
  let seller: SignedIn;
  beforeAll(async () => {
    app = await openTestApp(open, { clock, base_plan: planOf('free') });
  });
  afterAll(() => app.close());

  const call = async <T>(
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
    headers: Record<string, string> = seller.headers,
  ) => {
    const answer = await app.http.inject({
      method,
      url: `/api/${path}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json<T & { code: string; detail: string }>() };
  };
  const billing = <T = Subscription>(path: string, payload?: object) => call<T>('POST', `billing/${path}`, payload);
  const mine = async () => (await call<Subscription>('GET', 'billing/subscription')).body;
  const checkout = async (plan_id: string, interval: string) => {
    const answer = await billing<{ url: string }>('checkout', { plan_id, interval });
    expect(answer.status).toBe(200);
    return lastPart(answer.body.url);
  };
  const pay = (page: string, outcome: string) =>
    call<{ paid: boolean; return_url: string }>('POST', `sandbox/checkout/${page}/pay`, { outcome });
  const buy = async (plan_id: string, interval: string) => {
    const page = await checkout(plan_id, interval);
    const { body } = await pay(page, 'success');
    expect(body.paid).toBe(true);
    await app.payments.sandbox?.sender.work();
    await app.payments.events.work();
    return new URL(body.return_url).searchParams.get('checkout') ?? '';
  };
  const later = async (ms: number) => {
    clock.advance(ms);
    await app.payments.sandbox?.sender.work();
    await app.payments.events.work();
    await app.mails.work();
    const { body } = await call<{ access_token: string }>('POST', 'auth/login', {
      email: seller.email,
      password: testPassword,
    });
    seller = { ...seller, headers: { authorization: `Bearer ${body.access_token}` } };
  };
  const mailsTo = (email: string) => app.mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject);

  it('buys a plan by way of the payment page', async () => {
    seller = await app.signIn();
    const page = await checkout('plus', 'monthly');
    expect((await call<SandboxCheckout>('GET', `sandbox/checkout/${page}`, undefined, {})).body).toMatchObject({
      plan: 'plus',
      interval: 'monthly',
      amount: 3_900,
      currency: 'USD',
      kind: 'new',
      status: 'open',
    });
    const declined = await pay(page, 'decline');
    expect(declined.body.paid).toBe(false);
    expect((await mine()).current_plan.id).toBe('free');
    const { body } = await pay(page, 'success');
    const id = new URL(body.return_url).searchParams.get('checkout') ?? '';
    // Also before the provider's news has come.
    expect((await call<CheckoutState>('GET', `billing/checkout/${id}`)).body.status).toBe('done');
    expect(await mine()).toMatchObject({
      current_plan: { id: 'plus', name: 'Plus' },
      interval: 'monthly',
      status: 'active',
      period_start: '2026-03-01T12:00:00.000Z',
      period_end: '2026-04-01T12:00:00.000Z',
      cancel_at_period_end: false,
      scheduled: null,
      grace_until: null,
      can_upgrade_to: ['pro'],
      can_downgrade_to: ['free', 'basic'],
    });
    expect((await pay(page, 'success')).status).toBe(409);
    const stranger = await app.signIn();
    expect((await call('GET', `billing/checkout/${id}`, undefined, stranger.headers)).status).toBe(404);
  });

  it('refuses the same plan and interval only', async () => {
    expect(await billing('checkout', { plan_id: 'plus', interval: 'monthly' })).toMatchObject({
      status: 409,
      body: { code: 'already_subscribed', detail: 'You have the Plus plan already, billed each month.' },
    });
    expect((await billing('change', { plan_id: 'plus', interval: 'monthly' })).body.code).toBe('already_subscribed');
    expect((await billing('checkout', { plan_id: 'free', interval: 'monthly' })).status).toBe(422);
  });

  it('changes a month to a year on the payment page, at once and with proration', async () => {
    await later(15.5 * day);
    const preview = (await billing<ChangePreview>('change', { plan_id: 'plus', interval: 'annual', preview: true }))
      .body;
    expect(preview).toMatchObject({ applies: 'now', amount_due: 39_000 - 1_950, credit: 0, next_amount: 39_000 });
    const page = await checkout('plus', 'annual');
    expect((await call<SandboxCheckout>('GET', `sandbox/checkout/${page}`)).body).toMatchObject({
      kind: 'change',
      amount: 37_050,
    });
    expect((await pay(page, 'success')).body.paid).toBe(true);
    await app.payments.sandbox?.sender.work();
    await app.payments.events.work();
    expect(await mine()).toMatchObject({
      current_plan: { id: 'plus' },
      interval: 'annual',
      period_start: '2026-03-17T00:00:00.000Z',
      period_end: '2027-03-17T00:00:00.000Z',
    });
    const rows = await app.database.query('select id from subscriptions where user_id = $1', [seller.id]);
    expect(rows).toHaveLength(1);
  });

  it('applies an upgrade at once, and a downgrade at the end of the period', async () => {
    const up = await billing('change', { plan_id: 'pro', interval: 'annual' });
    expect(up.body).toMatchObject({ current_plan: { id: 'pro' }, interval: 'annual', scheduled: null });
    const preview = (await billing<ChangePreview>('change', { plan_id: 'basic', interval: 'monthly', preview: true }))
      .body;
    expect(preview).toMatchObject({
      applies: 'period_end',
      at: '2027-03-17T00:00:00.000Z',
      amount_due: 0,
      next_amount: 1_900,
    });
    const down = await billing('change', { plan_id: 'basic', interval: 'monthly' });
    const scheduled = { plan_id: 'basic', interval: 'monthly', at: '2027-03-17T00:00:00.000Z' };
    expect(down.body).toMatchObject({ current_plan: { id: 'pro' }, scheduled });
    // Back to what there is: the change is given up.
    expect((await billing('change', { plan_id: 'pro', interval: 'annual' })).body.scheduled).toBeNull();
    await billing('change', { plan_id: 'basic', interval: 'monthly' });
    await later(366 * day);
    expect(await mine()).toMatchObject({
      current_plan: { id: 'basic' },
      interval: 'monthly',
      period_start: '2027-03-17T00:00:00.000Z',
      period_end: '2027-04-17T00:00:00.000Z',
      scheduled: null,
    });
  });

  it('cancels to the end of the period, and resumes', async () => {
    expect((await billing('cancel')).body).toMatchObject({ current_plan: { id: 'basic' }, cancel_at_period_end: true });
    expect((await billing('cancel')).status).toBe(200);
    await app.mails.work();
    expect(mailsTo(seller.email)).toEqual(['You have cancelled your plan']);
    expect((await billing('resume')).body).toMatchObject({ cancel_at_period_end: false });
    expect((await billing('change', { plan_id: 'free', interval: 'monthly' })).body.cancel_at_period_end).toBe(true);
    await later(31 * day);
    expect(await mine()).toMatchObject({ current_plan: { id: 'free' }, interval: null, status: 'active' });
    for (const path of ['cancel', 'resume', 'change'])
      expect(await billing(path, { plan_id: 'plus', interval: 'monthly' })).toMatchObject({
        status: 409,
        body: { code: 'conflict', detail: 'No active subscription.' },
      });
    expect(mailsTo(seller.email)).toHaveLength(1);
  });

  it('keeps a plan that was not paid for a week, then gives the limits of Free, and comes back when it is paid', async () => {
    seller = await app.signIn();
    await buy('plus', 'monthly');
    const portal = lastPart((await billing<{ url: string }>('portal')).body.url);
    const act = (action: string) => call<SandboxPortal>('POST', `sandbox/portal/${portal}`, { action });
    expect((await act('card_declines')).body.card).toBe('declines');
    expect(await billing('change', { plan_id: 'pro', interval: 'monthly' })).toMatchObject({
      status: 402,
      body: { code: 'payment_declined' },
    });
    const { period_end } = await mine();
    await later(new Date(period_end).getTime() - clock.now().getTime() + day);
    const grace = new Date(new Date(period_end).getTime() + 7 * day).toISOString();
    expect(await mine()).toMatchObject({ current_plan: { id: 'plus' }, status: 'past_due', grace_until: grace });
    expect(mailsTo(seller.email)).toEqual(['Your payment did not go through']);
    // The price of the difference would not pay the open bill.
    for (const path of ['change', 'checkout'])
      expect(await billing(path, { plan_id: 'pro', interval: 'monthly' })).toMatchObject({
        status: 409,
        body: { code: 'conflict', detail: expect.stringContaining('pay the open bill first') },
      });
    const [row] = await app.database.query<{ id: string }>('select id from subscriptions where user_id = $1', [
      seller.id,
    ]);
    await expect(
      app.payments.sandbox?.provider.changeNow(row?.id ?? '', { plan_id: 'pro', interval: 'monthly' }, 'change'),
    ).rejects.toMatchObject({ kind: 'refused' });
    await later(6 * day);
    expect(await mine()).toMatchObject({ current_plan: { id: 'free' }, status: 'unpaid', interval: null });
    await act('card_works');
    expect((await act('pay_now')).body.invoices[0]).toMatchObject({
      amount: 3_900,
      status: 'paid',
      what: 'Plus, monthly',
    });
    await later(0);
    expect(await mine()).toMatchObject({ current_plan: { id: 'plus' }, status: 'active', grace_until: null });
    expect(mailsTo(seller.email)).toHaveLength(1);
  });

  it('ends with the account, at the provider too', async () => {
    const [before] = await app.database.query<{ id: string }>('select id from sandbox_customers where user_id = $1', [
      seller.id,
    ]);
    const gone = await app.http.inject({
      method: 'DELETE',
      url: '/api/users/me',
      headers: seller.headers,
      payload: { password: testPassword },
    });
    expect(gone.statusCode).toBe(204);
    await app.payments.events.work();
    expect(await app.database.query('select 1 from subscriptions where user_id = $1', [seller.id])).toEqual([]);
    expect(
      await app.database.query('select 1 from payment_events where customer_id = $1 and body <> $2', [before?.id, '']),
    ).toEqual([]);
    expect(
      await app.database.query('select 1 from payment_customers_to_remove where id = $1 and removed_at is not null', [
        before?.id,
      ]),
    ).toHaveLength(1);
  });

  it('does not take a misspelt preview for an order', async () => {
    seller = await app.signIn();
    await buy('basic', 'monthly');
    const order = { plan_id: 'pro', interval: 'annual' };
    for (const [path, more] of [
      ['change', { dry_run: true }],
      ['checkout', { seats: 2 }],
    ] as const) {
      const refused = await billing(path, { ...order, ...more });
      expect([path, refused.status, refused.body.code]).toEqual([path, 422, 'invalid_request']);
    }
    expect((await mine()).current_plan.id).toBe('basic');
    expect((await billing('change', { ...order, preview: true })).status).toBe(200);
  });

  it('answers a repeated order with the same page', async () => {
    seller = await app.signIn();
    const order = () =>
      call<{ url: string }>(
        'POST',
        'billing/checkout',
        { plan_id: 'pro', interval: 'annual' },
        {
          ...seller.headers,
          'idempotency-key': 'one order',
        },
      );
    // The key may hold no space.
    expect((await order()).status).toBe(422);
    const orders = await Promise.all(
      [1, 2].map(() =>
        call<{ url: string }>(
          'POST',
          'billing/checkout',
          { plan_id: 'pro', interval: 'annual' },
          {
            ...seller.headers,
            'idempotency-key': 'one-order',
          },
        ),
      ),
    );
    expect(orders[0]?.body.url).toBe(orders[1]?.body.url);
  });

  it('closes a page with the next one, by turning back, and after a day', async () => {
    const first = await checkout('basic', 'monthly');
    const second = await checkout('basic', 'annual');
    expect((await pay(first, 'success')).status).toBe(409);
    expect((await call<SandboxCheckout>('POST', `sandbox/checkout/${second}/abandon`)).body).toMatchObject({
      status: 'abandoned',
      return_url: expect.stringContaining('turned_back=1'),
    });
    const third = await checkout('basic', 'annual');
    await later(day);
    expect((await call<SandboxCheckout>('GET', `sandbox/checkout/${third}`)).body.status).toBe('expired');
    expect((await pay(third, 'success')).status).toBe(409);
    expect((await mine()).current_plan.id).toBe('free');
    for (const path of ['sandbox/checkout/nothing', 'sandbox/portal/nothing'])
      expect((await call('GET', path)).status).toBe(404);
  });

  it('takes a forged event from nobody', async () => {
    const event = { id: 'evt_forged', type: 'invoice.paid', created: 1, data: { object: { object: 'invoice' } } };
    for (const signature of [
      undefined,
      't=1,v1=00',
      `t=${Math.floor(clock.now().getTime() / 1000)},v1=${'0'.repeat(64)}`,
    ]) {
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/billing/webhook',
        headers: {
          'content-type': 'application/json',
          ...(signature === undefined ? {} : { 'stripe-signature': signature }),
        },
        payload: event,
      });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid_signature']);
    }
    expect(await app.database.query("select 1 from payment_events where id = 'evt_forged'")).toEqual([]);
  });

  it('lets nobody in without a sign-in', async () => {
    for (const path of ['checkout', 'portal', 'change', 'cancel', 'resume'])
      expect((await app.http.inject({ method: 'POST', url: `/api/billing/${path}` })).statusCode, path).toBe(401);
  });
});
