import type { Plan, PlanStep } from '@cardwright/contract/plans';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FeedState } from '../../../lib/event-feed.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderApp, testServices } from '../../../testing/render-app.tsx';
import { PlanPanel } from './PlanPanel.tsx';

afterEach(cleanup);

const step = (id: string, fields: Partial<PlanStep>): PlanStep => ({
  ...{ id, title: id, status: 'pending', detail: null, started_at: null, finished_at: null },
  ...fields,
});

async function open(
  plan: Plan | undefined,
  connection: FeedState | null = 'connected',
  hasFailed = plan === undefined,
) {
  const calls = { reconnects: 0, reloads: 0 };
  const view = await renderApp(
    <PlanPanel
      plan={plan}
      hasFailed={hasFailed}
      onReload={() => {
        calls.reloads += 1;
      }}
      connection={connection}
      onReconnect={() => {
        calls.reconnects += 1;
      }}
    />,
    testServices(fakeApi(() => json({}))),
  );
  return { ...view, calls };
}
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows beside each step what it takes, nothing where it takes nothing, and the sum of the turn', async () => {
  const steps = [
    step('Import', { credits: 5, status: 'done', detail: 'Steel kettle' }),
    step('Read', {}),
    step('Tag', { credits: 1 }),
    step('Improve', { credits: 20, status: 'failed' }),
  ];
  await open({ run_id: null, steps, cost: { credits: 16 } });
  expect(lines()).toEqual(['ImportSteel kettle5 credits', 'Read', 'Tag1 credit', 'ImproveFailed']);
  expect(screen.getByText('1 of 4 steps done · 1 failed · 16 credits')).toBeTruthy();
});

it('shows the time that each step took, the seconds of the one at work, why one failed, and what is spent so far', async () => {
  const at = (seconds: number) => new Date(Date.parse('2026-11-21T11:59:00Z') + seconds * 1_000).toISOString();
  const steps = [
    step('Import', { status: 'done', started_at: at(0), finished_at: at(2.4), credits: 5, charged: 5 }),
    step('Improve', { status: 'in_progress', started_at: at(48) }),
    step('Score', { status: 'failed', started_at: at(3), finished_at: at(4), detail: 'No scoring credits are left.' }),
    step('Export', { status: 'skipped' }),
  ];
  await open({ run_id: null, steps, cost: { credits: 35, charged: 5 }, status: 'running' });
  expect(lines()).toEqual([
    'Import5 credits2.4 s',
    'Improve12 s',
    'ScoreFailedNo scoring credits are left.1.0 s',
    'ExportSkipped',
  ]);
  expect(screen.getByText('1 of 4 steps done · 1 failed · 1 skipped · 5 credits so far')).toBeTruthy();
});

it('adds what is paid with image and scoring credits', async () => {
  const steps = [step('Score', { status: 'done', credits: 1, charged: 1, feature: 'scoring_credits' })];
  const others = [
    { feature: 'image_credits' as const, credits: 3, charged: 2, held: 1 },
    { feature: 'scoring_credits' as const, credits: 1, charged: 1, held: 0 },
  ];
  const cost = { credits: 10, charged: 0, held: 10, others };
  await open({ run_id: null, steps, cost, status: 'running' });
  expect(lines()).toEqual(['Score1 scoring credit']);
  expect(screen.getByText('1 of 1 step done · 2 image credits, 1 scoring credit so far')).toBeTruthy();
  cleanup();
  await open({ run_id: null, steps, cost, status: 'done' });
  const text = '1 of 1 step done · 10 credits, 3 image credits, 1 scoring credit in all (10 for the request itself)';
  expect(screen.getByText(text)).toBeTruthy();
});

it.each([
  [10, { unchanged: true, status: 'skipped' as const }, '10 credits for the request itself'],
  [15, { charged: 5 }, '15 credits in all'],
])(
  'says what %i credits were for, beside an answer that says that nothing was charged',
  async (credits, values, text) => {
    const steps = [step('Edit', { status: 'done', ...values })];
    await open({ run_id: null, steps, cost: { credits }, status: 'done' });
    expect(screen.getByText(new RegExp(` · ${text}$`))).toBeTruthy();
  },
);

it('says that it waits for the seller', async () => {
  await open({
    run_id: null,
    steps: [step('Import', {})],
    cost: { credits: 0 },
    status: 'done',
    waiting_for_you: true,
  });
  expect(screen.getByText('Waiting for your answer')).toBeTruthy();
});

it.each([
  [null, 'Connecting'],
  ['connected', 'Connected'],
  ['disconnected', 'Disconnected, trying again'],
  ['error', 'Connection error'],
] as const)('tells the state of its connection: %s', async (state, text) => {
  const { calls } = await open({ run_id: null, steps: [], cost: { credits: 0 } }, state);
  expect(screen.getByText(text)).toBeTruthy();
  const again = screen.queryByRole('button', { name: 'Try again' });
  again?.click();
  expect(calls.reconnects).toBe(state === 'error' ? 1 : 0);
});

it('does not say that nothing is planned while that is not known', async () => {
  await open(undefined, null, false);
  expect(screen.getByRole('status', { name: 'Loading the plan' })).toBeTruthy();
  expect(screen.queryByText(/will appear here/)).toBeNull();
});

it('has one button for a plan and a connection that are both missing', async () => {
  const { calls } = await open(undefined, 'error');
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(calls).toEqual({ reconnects: 1, reloads: 1 });
});
