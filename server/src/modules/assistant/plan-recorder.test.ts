import type { PlanStep } from '@cardwright/contract/plans';
import { expect, it } from 'vitest';
import { manualClock } from '../../testing/manual-clock.ts';
import { createPlanRecorder } from './plan-recorder.ts';
import { closedSteps, expectedCredits } from './plan-steps.ts';

const planned = [
  { tool: 'import_listing', title: 'Import' },
  { tool: 'improve_card', title: 'Improve' },
  { tool: 'export_cards', title: 'Export' },
];

async function recorded(work: (plan: ReturnType<typeof createPlanRecorder>) => void) {
  const saved: PlanStep[][] = [];
  const clock = manualClock();
  const plan = createPlanRecorder(planned, {
    clock,
    prices: { import_listing: 5, improve_card: 20 },
    save: async (steps) => void saved.push(steps),
    onError: (error) => expect(error).toBeUndefined(),
  });
  work(plan);
  await plan.settled();
  return saved;
}

it('says what each step has taken, what it asks, and when it began and ended', async () => {
  const saved = await recorded((plan) => {
    plan.end(plan.begin('import_listing', 'Import'), 'failed', 'Blocked');
    plan.end(plan.begin('improve_card', 'Improve'), 'done', 'Score 58 → 83', true);
    plan.end(plan.begin('export_cards', 'Export'), 'unchanged', 'There was nothing new');
    plan.begin('list_cards', 'Look');
  });
  const at = '2026-03-01T12:00:00.000Z';
  expect(saved.at(-1)).toEqual([
    { id: 'step-1', title: 'Import', status: 'failed', detail: 'Blocked', started_at: at, finished_at: at, credits: 5 },
    {
      id: 'step-2',
      title: 'Improve',
      status: 'done',
      detail: 'Score 58 → 83',
      started_at: at,
      finished_at: at,
      credits: 20,
      charged: 20,
      asks: true,
    },
    {
      id: 'step-3',
      title: 'Export',
      status: 'skipped',
      unchanged: true,
      detail: 'There was nothing new',
      started_at: at,
      finished_at: at,
    },
    { id: 'step-4', title: 'Look', status: 'in_progress', detail: null, started_at: at, finished_at: null },
  ]);
  expect([saved[0], saved.at(-1)].map((steps = []) => expectedCredits(steps, undefined))).toEqual([25, 0]);
});

it('closes what a dead or stopped process left: the running step failed or was skipped, the rest is skipped', async () => {
  const saved = await recorded((plan) => void plan.begin('import_listing', 'Import'));
  const statuses = (outcome: 'done' | 'stopped' | 'failed') =>
    closedSteps(saved.at(-1) ?? [], outcome, 'now').map(({ status, finished_at }) => [status, finished_at]);
  expect(statuses('failed')).toEqual([
    ['failed', 'now'],
    ['skipped', null],
    ['skipped', null],
  ]);
  expect(statuses('stopped')[0]).toEqual(['skipped', 'now']);
});
