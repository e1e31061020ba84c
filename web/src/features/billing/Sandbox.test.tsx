import type { SandboxPortal as Portal, SandboxCheckout as Session } from '@cardwright/contract/sandbox';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { SandboxCheckout } from './SandboxCheckout.tsx';
import { portalActions, SandboxPortal } from './SandboxPortal.tsx';

afterEach(cleanup);

const session: Session = {
  id: 'page',
  plan: 'plus',
  plan_name: 'Plus',
  interval: 'monthly',
  amount: 3_900,
  currency: 'USD',
  kind: 'new',
  applies_at: '2026-11-21T12:00:00Z',
  status: 'open',
  return_url: '/checkout/return?checkout=1',
};
const portal: Portal = {
  id: 'portal',
  return_url: '/profile',
  card: 'works',
  subscription: {
    plan: 'plus',
    plan_name: 'Plus',
    interval: 'monthly',
    status: 'active',
    period_end: '2026-12-21T12:00:00Z',
    cancel_at_period_end: false,
    scheduled_plan: null,
  },
  invoices: [{ id: 'i', at: '2026-11-21T12:00:00Z', amount: 3_900, currency: 'USD', what: 'plus', status: 'paid' }],
};

const show = async (page: React.ReactNode, answer: (call: RecordedCall) => Response) => {
  const left: string[] = [];
  const api = fakeApi(answer);
  await renderApp(page, { ...testServices(api), leave: (address: string) => left.push(address) }, '/sandbox');
  return { left, api };
};
const checkout = (answer: (call: RecordedCall) => Response) => show(<SandboxCheckout sessionId="page" />, answer);

describe('the sandbox’s checkout', () => {
  it('says what is bought, and goes back when it is paid', async () => {
    const { left, api } = await checkout(({ method }) =>
      json(method === 'GET' ? session : { paid: true, return_url: session.return_url }),
    );
    expect((await screen.findByRole('heading')).textContent).toBe('Plus, billed each month');
    await userEvent.click(screen.getByRole('button', { name: 'Pay $39' }));
    await expect.poll(() => left).toEqual([session.return_url]);
    expect(api.calls.at(-1)).toMatchObject({ path: '/sandbox/checkout/page/pay', body: { outcome: 'success' } });
  });

  it('stays and says so when the card is declined', async () => {
    const { left } = await checkout(({ method }) =>
      json(method === 'GET' ? session : { paid: false, return_url: '/' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Pay with a card that is declined' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The card was declined. Nothing was charged.');
    expect(left).toEqual([]);
    expect(screen.getByRole('button', { name: 'Pay $39' })).toHaveProperty('disabled', false);
  });

  it('turns back without paying', async () => {
    const { left } = await checkout(() => json(session));
    await userEvent.click(await screen.findByRole('button', { name: 'Go back without paying' }));
    await expect.poll(() => left).toEqual([session.return_url]);
  });

  it.each([
    ['unknown', () => problem(404, 'not_found', 'Page not found.'), 'No payment is waiting here'],
    ['abandoned', () => json({ ...session, status: 'abandoned' }), 'No payment is waiting here'],
    ['expired', () => json({ ...session, status: 'expired' }), 'No payment is waiting here'],
    ['paid', () => json({ ...session, status: 'paid' }), 'This is paid already'],
  ])('offers no payment on a page that is %s', async (_state, answer, heading) => {
    await checkout(answer);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });
});

describe('the sandbox’s portal', () => {
  it('shows plan, card and invoices, and what an action has changed', async () => {
    const { left, api } = await show(<SandboxPortal sessionId="portal" />, ({ method }) =>
      json(method === 'GET' ? portal : { ...portal, card: 'declines' }),
    );
    expect(await screen.findByText('Plus, billed each month')).toBeTruthy();
    expect(screen.getByRole('row').textContent).toContain('$39');
    await userEvent.click(screen.getByRole('button', { name: 'Use a card that is declined' }));
    expect(await screen.findByText('The test card is declined')).toBeTruthy();
    expect(api.calls.at(-1)).toMatchObject({ path: '/sandbox/portal/portal', body: { action: 'card_declines' } });
    await userEvent.click(screen.getByRole('button', { name: 'Back to Cardwright' }));
    expect(left).toEqual(['/profile']);
  });

  it('offers only what would change something', () => {
    expect(portalActions(portal)).toEqual(['card_declines', 'cancel', 'renew_now']);
    const { subscription } = portal;
    const ending = { ...portal, subscription: subscription && { ...subscription, cancel_at_period_end: true } };
    expect(portalActions(ending)).toEqual(['card_declines', 'resume', 'renew_now']);
    const invoices = portal.invoices.map((invoice) => ({ ...invoice, status: 'open' as const }));
    expect(portalActions({ ...portal, card: 'declines', subscription: null, invoices })).toEqual([
      'pay_now',
      'card_works',
    ]);
  });

  it('puts what undoes an action in its place, where the keyboard is', async () => {
    const { subscription } = portal;
    const ending = { ...portal, subscription: subscription && { ...subscription, cancel_at_period_end: true } };
    let isEnding = false;
    await show(<SandboxPortal sessionId="portal" />, ({ method }) => {
      if (method === 'POST') isEnding = true;
      return json(isEnding ? ending : portal);
    });
    const cancel = await screen.findByRole('button', { name: 'Cancel at period end' });
    await userEvent.click(cancel);
    expect(await screen.findByRole('button', { name: 'Resume' })).toBe(cancel);
  });

  it('says that it knows no such address', async () => {
    await show(<SandboxPortal sessionId="x" />, () => problem(404, 'not_found', 'Page not found.'));
    expect(await screen.findByText(/is unknown or has expired/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To my profile' }).getAttribute('href')).toBe('/profile');
  });
});
