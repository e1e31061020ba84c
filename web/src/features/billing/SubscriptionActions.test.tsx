import type { Subscription } from '@cardwright/contract/billing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { subscription as onFree } from '../../testing/sample-user.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionNotice } from './SubscriptionNotice.tsx';

afterEach(cleanup);

const onPlus: Subscription = {
  ...onFree,
  current_plan: { id: 'plus', name: 'Plus' },
  interval: 'monthly',
  period_end: '2026-12-01T12:00:00Z',
  can_upgrade_to: ['pro'],
  can_downgrade_to: ['free', 'basic'],
};
const plans = {
  plans: [
    { id: 'plus', name: 'Plus', annual_saving_percent: 17 },
    { id: 'basic', name: 'Basic', annual_saving_percent: 17 },
  ],
};

const show = async (subscription: Subscription, answer: (call: RecordedCall) => Response = () => json(onPlus)) => {
  const told = { changes: 0, left: [] as string[] };
  const api = fakeApi((call) => (call.path === '/billing/plans' ? json(plans) : answer(call)));
  const services = { ...testServices(api), leave: (address: string) => told.left.push(address) };
  await renderApp(
    <>
      <SubscriptionNotice subscription={subscription} />
      <SubscriptionActions subscription={subscription} onChanged={() => (told.changes += 1)} />
    </>,
    services,
    '/profile',
  );
  return { ...told, told, api };
};
const button = (name: string) => screen.queryByRole('button', { name });

describe('what a seller can do with the plan', () => {
  it('is to choose a larger one while nothing is paid', async () => {
    await show(onFree);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Upgrade', '/pricing'],
      ['Manage', '/pricing'],
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is to manage the payment at the provider, or to be told why that fails', async () => {
    const { told } = await show(onPlus, () => json({ url: 'https://pay.example/portal' }));
    await userEvent.click(button('Manage') as HTMLElement);
    await expect.poll(() => told.left).toEqual(['https://pay.example/portal']);
  });

  it('is to pay at the provider what is owed, also after the days of grace', async () => {
    for (const status of ['past_due', 'unpaid', 'paused'] as const) {
      const { told } = await show({ ...onFree, status }, () => json({ url: 'https://pay.example/portal' }));
      await userEvent.click(button('Manage') as HTMLElement);
      await expect.poll(() => told.left).toEqual(['https://pay.example/portal']);
      expect([button('Cancel at period end'), button('Resume')]).toEqual([null, null]);
      cleanup();
    }
  });

  it('is to end the plan with its period, after a question', async () => {
    const { told, api } = await show(onPlus);
    await userEvent.click(button('Cancel at period end') as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Go back to Free?' }));
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '',
      'Keep my plan',
      'Cancel at period end',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel at period end' }));
    await waitFor(() => expect(told.changes).toBe(1));
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/billing/cancel']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is to resume a plan that ends, and to keep one that is to change', async () => {
    const { told, api } = await show({ ...onPlus, cancel_at_period_end: true });
    expect(screen.getByRole('status').textContent).toContain('Your plan ends on 1 Dec 2026');
    expect([button('Cancel at period end'), button('Pay annually, save 17%')]).toEqual([null, null]);
    await userEvent.click(button('Resume') as HTMLElement);
    await waitFor(() => expect(told.changes).toBe(1));
    expect(api.calls.some(({ path }) => path === '/billing/resume')).toBe(true);
    cleanup();
    const scheduled = { plan_id: 'basic', interval: 'monthly', at: '2026-12-01T12:00:00Z' } as const;
    await show({ ...onPlus, scheduled });
    expect(await screen.findByText('Changes to Basic, billed each month, on 1 Dec 2026')).toBeTruthy();
    expect(button('Keep my plan')).toBeTruthy();
  });

  it('is to pay annually, once the price is known; a card that is declined is said in the dialog', async () => {
    const preview = {
      ...{ plan_id: 'plus', interval: 'annual', applies: 'now', at: '2026-11-21T12:00:00Z', currency: 'USD' },
      ...{ amount_due: 35_100, credit: 0, next_amount: 39_000, next_at: '2027-11-21T12:00:00Z' },
    };
    const { told } = await show(onPlus, ({ body }) =>
      (body as { preview?: boolean }).preview
        ? json(preview)
        : problem(402, 'payment_declined', 'The card was declined.'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Pay annually, save 17%' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change to Plus, billed once a year' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Pay $351 and change' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('The card was declined.');
    expect(told.changes).toBe(0);
  });
});

describe('what a seller has to know of the plan', () => {
  const said = async (fields: Partial<Subscription>) => {
    await show({ ...onPlus, ...fields });
    const text = screen.queryByRole('status')?.textContent ?? '';
    cleanup();
    return text;
  };

  it('is nothing while all is well', async () => {
    expect(await said({})).toBe('');
  });

  it('is until when a plan stays whose payment failed, and what then applies', async () => {
    expect(await said({ status: 'past_due', grace_until: '2026-11-28T12:00:00Z' })).toContain(
      'You keep your plan until 28 Nov 2026.',
    );
    expect(await said({ status: 'unpaid', grace_until: null })).toContain('The limits of the Free plan apply');
    expect(await said({ status: 'past_due', interval: null, grace_until: '2026-11-20T12:00:00Z' })).toContain(
      'The limits of the Free plan apply',
    );
    expect(await said({ status: 'incomplete' })).toContain('Your first payment is not complete');
    expect(await said({ status: 'paused' })).toContain('Your plan is paused');
  });
});
