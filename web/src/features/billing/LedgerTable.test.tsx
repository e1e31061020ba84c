import type { LedgerEntry } from '@cardwright/contract/ledger';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { listWithoutMore, reloadAfterFailedMore } from '../../testing/failed-more.ts';
import { fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { LedgerTable } from './LedgerTable.tsx';

afterEach(cleanup);

const entry = (fields: Partial<LedgerEntry>): LedgerEntry => ({
  id: crypto.randomUUID(),
  at: '2026-11-21T10:15:00.000Z',
  feature: 'credits',
  amount: -20,
  balance: 1_280,
  reason: 'improve',
  ref: null,
  kind: 'charge',
  status: 'settled',
  title: null,
  plan_id: null,
  expires_at: null,
  ...fields,
});
const card = { kind: 'card', id: '01980000-0000-7000-8000-000000000002' } as const;
const granted = entry({
  amount: 1_800,
  balance: 1_800,
  reason: 'monthly_grant',
  kind: 'grant',
  status: null,
  plan_id: 'plus',
  expires_at: '2026-12-21T10:15:00.000Z',
});

const show = async (
  answer: (call: RecordedCall) => Response | Promise<Response>,
  filter: 'all' | 'image_credits' = 'all',
) => {
  const api = fakeApi((call) =>
    call.path === '/billing/plans' ? json({ plans: [{ id: 'plus', name: 'Plus' }] }) : answer(call),
  );
  const { queryClient } = await renderApp(<LedgerTable filter={filter} />, testServices(api), '/profile/credits');
  return { api, queryClient };
};
const page = (items: LedgerEntry[], next_cursor: string | null = null) => json({ items, next_cursor });
const rows = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);

it('says of each movement when, why, on what, how much, and what was left', async () => {
  await show(() => page([entry({ title: 'Steel bottle', ref: card }), granted]));
  await screen.findByText('Credits of the month, Plus plan');
  const [spent, given] = await rows();
  expect(spent).toMatch(/Nov 2026, .*Improving a listingSteel bottle−20Credits1,280$/);
  expect(given).toMatch(/Credits of the month, Plus planTo be used until 21 Dec 2026, .*\+1,800Credits1,800$/);
  expect(screen.getByRole('link', { name: 'Steel bottle' }).getAttribute('href')).toBe(`/library/${card.id}`);
});

it('says what became of work that was not charged', async () => {
  await show(() =>
    page([
      entry({ kind: 'return', amount: 20, status: 'released' }),
      entry({ status: 'released' }),
      entry({ status: 'held', ref: { kind: 'chat', id: card.id }, reason: 'chat_turn' }),
    ]),
  );
  const [given, failed, going] = await rows();
  expect(given).toContain('Given back: Improving a listing');
  expect(failed).toContain('Not charged: the work failed, was stopped, or found nothing to change.');
  expect(going).toContain('The work goes on; nothing is charged until it succeeds.');
  expect(screen.getByRole('link', { name: 'Open the chat' })).toBeTruthy();
});

it('asks for one feature only when that is wanted, and for older lines by the cursor', async () => {
  const { api } = await show(
    ({ query }) => (query.cursor === 'older' ? page([granted]) : page([entry({ feature: 'image_credits' })], 'older')),
    'image_credits',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await expect.poll(async () => (await rows()).length).toBe(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(api.calls.filter(({ path }) => path === '/billing/ledger').map(({ query }) => query)).toEqual([
    { cursor: '', limit: 30, feature: 'image_credits' },
    { cursor: 'older', limit: 30, feature: 'image_credits' },
  ]);
});

it('has a sentence for a seller of whom nothing stands there yet, and a way out of a failure', async () => {
  await show(() => page([]), 'image_credits');
  expect(await screen.findByText('Nothing has happened to these credits yet.')).toBeTruthy();
  cleanup();
  let isDown = true;
  await show(() => (isDown ? problem(503, 'unavailable', 'Busy.') : page([granted])));
  const alert = within(await screen.findByRole('alert'));
  isDown = false;
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

it('stays while it is loaded anew after older lines could not be had', async () => {
  const { queryClient } = await show(listWithoutMore([granted]));
  await reloadAfterFailedMore(queryClient, 'Show more');
  expect(await rows()).toHaveLength(1);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
