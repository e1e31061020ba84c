import type { Plans, PricedPlan, Subscription } from '@cardwright/contract/billing';
import type { Site } from '@cardwright/contract/site';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
// What the page loads when a plan is chosen, so that no test has to wait for it.
import '../../features/billing/PlanSwitch.tsx';
import { renderApp, testServices, testUserStore } from '../../testing/render-app.tsx';
import { PricingPage } from './PricingPage.tsx';

afterEach(cleanup);

const plan = (fields: Partial<PricedPlan> & Pick<PricedPlan, 'id' | 'name'>): PricedPlan => ({
  prices: { currency: 'USD', monthly: 0, annual: 0 },
  annual_saving_percent: 17,
  features: [],
  limits: {
    credits: 1_300,
    daily_credits: 300,
    image_credits: 10,
    scoring_credits: 20,
    concurrent_tasks: 1,
    scheduled_tasks: 1,
    public_cases: 1,
  },
  most_popular: false,
  ...fields,
});

const free = plan({ id: 'free', name: 'Free' });
const plus = plan({
  id: 'plus',
  name: 'Plus',
  prices: { currency: 'USD', monthly: 3_900, annual: 39_000 },
  limits: { ...free.limits, credits: 1_800, public_cases: null },
  features: ['marketplace_exports'],
  most_popular: true,
});
const pro = plan({
  id: 'pro',
  name: 'Pro',
  prices: { currency: 'USD', monthly: 9_900, annual: 99_000 },
  features: ['unlimited_chat', 'marketplace_exports'],
});
const catalogue: Plans = {
  plans: [free, plus, pro],
  costs: { chat_turn: 10, improve: 20, import: 5, score: 1, image: 1, export: 0 },
};

const site: Site = {
  support_email: 'help@shop.example',
  community_url: null,
  help_url: null,
  offices: [],
  gtm_id: null,
  has_outbox: false,
};

const subscription: Subscription = {
  current_plan: { id: 'plus', name: 'Plus' },
  interval: 'monthly',
  status: 'active',
  period_start: '2026-11-01T00:00:00.000Z',
  period_end: '2026-12-01T12:00:00.000Z',
  cancel_at_period_end: false,
  usage: {} as Subscription['usage'],
  can_upgrade_to: ['pro'],
  can_downgrade_to: ['free'],
};

/** On Free, with the larger plans ahead. */
const onFree = {
  current_plan: { id: 'free', name: 'Free' },
  interval: null,
  can_upgrade_to: ['plus', 'pro'],
  can_downgrade_to: [],
};

const preview = {
  plan_id: 'pro',
  interval: 'monthly',
  applies: 'now',
  at: '2026-11-21T12:00:00.000Z',
  currency: 'USD',
  amount_due: 4_250,
  credit: 0,
  next_amount: 9_900,
  next_at: '2026-12-01T12:00:00.000Z',
};

interface Answers {
  checkout?: () => Response;
  plans?: () => Response | Promise<Response>;
  subscription?: () => Response;
  site?: Site;
}

async function show(answers: Answers = {}, { isSignedIn = false, address = '/pricing' } = {}) {
  const api = fakeApi(({ path, body }) => {
    if (path === '/billing/plans') return answers.plans?.() ?? json(catalogue);
    if (path === '/billing/subscription') return answers.subscription?.() ?? json(subscription);
    if (path === '/users/me') return json({ email: 'anna@shop.example' });
    if (path === '/billing/checkout') return answers.checkout?.() ?? json({ url: 'https://pay.example/1' });
    if (path === '/billing/portal') return json({ url: 'https://pay.example/portal' });
    if (path === '/billing/change')
      return json((body as { preview?: boolean }).preview === true ? preview : { ...subscription, scheduled: null });
    if (path === '/billing/cancel') return json({ ...subscription, cancel_at_period_end: true });
    return json(answers.site ?? site);
  });
  const left: string[] = [];
  const services = { ...testServices(api), leave: (address: string) => left.push(address) };
  if (isSignedIn) services.tokens.save({ access_token: 'a', refresh_token: 'r' });
  const user = testUserStore(services);
  if (isSignedIn) {
    await user.getState().loadProfile();
    await user.getState().loadSubscription();
  }
  return { ...(await renderApp(<PricingPage />, services, address, user)), left, calls: api.calls };
}

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 2 });
  return within(heading.closest('li') as HTMLElement);
};

describe('the plans', () => {
  it('stand with their monthly prices first, limits and unlocks as text', async () => {
    await show();
    const popular = await card('Plus');
    expect(popular.getByText('$39')).toBeTruthy();
    expect(popular.getByText('Most popular')).toBeTruthy();
    expect(popular.getByText('1,800 credits a month, 500 more than Free')).toBeTruthy();
    expect(popular.getByText('Unlimited public cases')).toBeTruthy();
    expect(popular.getByText(/every marketplace’s own format/)).toBeTruthy();
    expect((await card('Pro')).getByText('Unlimited chat')).toBeTruthy();
    expect((await card('Free')).queryByText('Most popular')).toBeNull();
  });

  it('show the price of a month and the sum of the year when they are billed annually', async () => {
    const { router } = await show();
    await card('Plus');
    await userEvent.click(screen.getByRole('radio', { name: 'Annually save 17%' }));
    const popular = await card('Plus');
    expect(popular.getByText('$32.50')).toBeTruthy();
    expect(popular.getByText('$390 billed once a year')).toBeTruthy();
    expect(router.state.location.search).toBe('?interval=annual');
  });

  it('remember the interval in the address', async () => {
    await show({}, { address: '/pricing?interval=annual' });
    expect((await card('Pro')).getByText('$990 billed once a year')).toBeTruthy();
  });

  it('send a guest to the registration', async () => {
    await show();
    const links = [(await card('Free')).getByRole('link'), (await card('Pro')).getByRole('link')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/auth/registration', '/auth/registration']);
  });

  it('are announced as loading before they come', async () => {
    await show({ plans: () => new Promise<Response>(() => undefined) });
    expect(screen.getByRole('status', { name: 'Loading the plans' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Importing a listing' })).toBeTruthy();
  });

  it('can be asked for again after a failure', async () => {
    let failures = 1;
    await show({ plans: () => (failures-- > 0 ? problem(500, 'internal', 'No.') : json(catalogue)) });
    expect((await screen.findByRole('alert')).textContent).toContain('The plans could not be loaded.');
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await card('Plus')).getByText('$39')).toBeTruthy();
  });
});

describe('a signed-in seller', () => {
  it('sees the own plan marked, without a button', async () => {
    await show({}, { isSignedIn: true });
    const own = await card('Plus');
    expect(own.getByText('Your plan')).toBeTruthy();
    expect(own.queryByRole('button')).toBeNull();
    expect((await card('Pro')).queryByText('Your plan')).toBeNull();
  });

  it('pays for the first time at the provider, once however often the button is pressed', async () => {
    const { left, calls } = await show(
      { subscription: () => json({ ...subscription, ...onFree }) },
      { isSignedIn: true, address: '/pricing?interval=annual' },
    );
    await userEvent.dblClick((await card('Plus')).getByRole('button', { name: 'Upgrade to Plus' }));
    await expect.poll(() => left).toEqual(['https://pay.example/1']);
    expect(calls.filter(({ path }) => path === '/billing/checkout').map(({ body }) => body)).toEqual([
      { plan_id: 'plus', interval: 'annual' },
    ]);
    const other = (await card('Pro')).getByRole('button', { name: 'Upgrade to Pro' });
    expect([other.getAttribute('aria-disabled'), other.hasAttribute('disabled')]).toEqual(['true', false]);
  });

  it('can choose again after going back from the payment page, with the plan read anew', async () => {
    const { left, calls } = await show(
      { subscription: () => json({ ...subscription, ...onFree }) },
      { isSignedIn: true },
    );
    await userEvent.click((await card('Plus')).getByRole('button', { name: 'Upgrade to Plus' }));
    await expect.poll(() => left).toHaveLength(1);
    const reads = () => calls.filter(({ path }) => path === '/billing/subscription').length;
    const before = reads();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await expect.poll(reads).toBe(before + 1);
    await userEvent.click((await card('Pro')).getByRole('button', { name: 'Upgrade to Pro' }));
    await expect.poll(() => left).toHaveLength(2);
  });

  it('is told why the payment page does not open, and can press again', async () => {
    await show(
      {
        subscription: () => json({ ...subscription, ...onFree }),
        checkout: () => problem(409, 'already_subscribed', 'You have this plan already.'),
      },
      { isSignedIn: true },
    );
    await userEvent.click((await card('Plus')).getByRole('button', { name: 'Upgrade to Plus' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You have this plan already.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect((await card('Plus')).getByRole('button', { name: 'Upgrade to Plus' }).getAttribute('aria-disabled')).toBe(
      'false',
    );
  });

  it('pays at the provider what is owed before another plan can be bought', async () => {
    const { left, calls } = await show(
      { subscription: () => json({ ...subscription, ...onFree, status: 'unpaid' }) },
      { isSignedIn: true },
    );
    await userEvent.click((await card('Plus')).getByRole('button', { name: 'Upgrade to Plus' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your last payment failed' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Manage' }));
    await expect.poll(() => left).toEqual(['https://pay.example/portal']);
    expect(calls.some(({ path }) => path === '/billing/checkout')).toBe(false);
  });

  it('sees what a change of a paid plan costs before it is made', async () => {
    const { calls } = await show({}, { isSignedIn: true });
    await userEvent.click((await card('Pro')).getByRole('button', { name: 'Upgrade to Pro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change to Pro, billed each month' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Pay $42.50 and change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const changes = calls.filter(({ path }) => path === '/billing/change').map(({ body }) => body);
    expect(changes).toEqual([
      { plan_id: 'pro', interval: 'monthly', preview: true },
      { plan_id: 'pro', interval: 'monthly' },
    ]);
  });

  it('can pay the own plan annually, starts with the own way to pay, and ends the plan by going back to Free', async () => {
    const { calls } = await show({}, { isSignedIn: true });
    await card('Plus');
    await userEvent.click(screen.getByRole('radio', { name: 'Annually save 17%' }));
    expect((await card('Plus')).getByText('Your plan')).toBeTruthy();
    expect((await card('Plus')).getByRole('button', { name: 'Pay annually' })).toBeTruthy();
    await userEvent.click((await card('Free')).getByRole('button', { name: 'Change to Free' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Go back to Free?' }));
    expect(dialog.getByText(/You keep Plus until 1 Dec 2026/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel at period end' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/billing/cancel')).toBe(true));
  });

  it('sees the annual prices first who pays annually, and what begins at the end of the period', async () => {
    const scheduled = { plan_id: 'free', interval: 'annual', at: '2026-12-01T12:00:00.000Z' };
    await show({ subscription: () => json({ ...subscription, interval: 'annual', scheduled }) }, { isSignedIn: true });
    expect((await card('Plus')).getByText('$390 billed once a year')).toBeTruthy();
    expect((await card('Plus')).getByText('This is your plan now')).toBeTruthy();
    expect((await card('Free')).getByText('Begins on 1 Dec 2026')).toBeTruthy();
  });

  it('can ask for the subscription again when it could not be loaded', async () => {
    let failures = 1;
    await show(
      { subscription: () => (failures-- > 0 ? problem(400, 'internal', 'No.') : json(subscription)) },
      { isSignedIn: true },
    );
    expect(await screen.findByText(/Failed to load subscription data\./)).toBeTruthy();
    expect((await card('Pro')).queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await card('Plus')).getByText('Your plan')).toBeTruthy());
  });
});

describe('costs and help', () => {
  it('tell what each piece of work takes', async () => {
    await show();
    await card('Plus');
    const cost = (name: string) => screen.getByRole('rowheader', { name }).nextElementSibling?.textContent;
    expect(cost('Importing a listing')).toBe('5 credits');
    expect(cost('Scoring a card')).toBe('1 scoring credit');
    expect(cost('Making or editing an image')).toBe('1 image credit');
    expect(cost('Exporting cards')).toBe('Free');
  });

  it('lead to the support address and to the help centre, else to how it works', async () => {
    await show();
    expect((await screen.findByRole('link', { name: 'Contact us' })).getAttribute('href')).toBe(
      'mailto:help@shop.example',
    );
    expect(screen.getByRole('link', { name: 'Help center' }).getAttribute('href')).toBe('/about#how');
  });

  it('use the help centre that the installation names', async () => {
    await show({ site: { ...site, help_url: 'https://help.example/' } });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Help center' }).getAttribute('href')).toBe('https://help.example/'),
    );
  });
});
