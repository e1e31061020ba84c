import type { PlanStep } from '@cardwright/contract/plans';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderApp, testServices } from '../../../testing/render-app.tsx';
import { PlanPanel } from './PlanPanel.tsx';

afterEach(cleanup);

const step = (id: string, fields: Partial<PlanStep>): PlanStep => ({
  ...{ id, title: id, status: 'pending', detail: null, started_at: null, finished_at: null },
  ...fields,
});

it('shows beside each step what it takes, nothing where it takes nothing, and the sum of the turn', async () => {
  const steps = [
    step('Import', { credits: 5, status: 'done', detail: 'Steel kettle' }),
    step('Read', {}),
    step('Tag', { credits: 1 }),
    step('Improve', { credits: 20, status: 'failed' }),
  ];
  await renderApp(
    <PlanPanel
      plan={{ run_id: null, steps, cost: { credits: 16 } }}
      hasFailed={false}
      onReload={() => undefined}
      connection="connected"
      now={new Date('2026-11-21T12:00:00Z')}
    />,
    testServices(fakeApi(() => json({}))),
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ImportSteel kettle5 credits',
    'Read',
    'Tag1 credit',
    'Improve',
  ]);
  expect(screen.getByText('1 of 4 steps done · 16 credits')).toBeTruthy();
});
