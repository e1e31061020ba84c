import { describe, expect, it } from 'vitest';
import { createTaskTools } from './task-tools.ts';

const task = {
  id: 'task',
  title: 'Score all my cards',
  instruction: 'score all my cards',
  schedule: '0 9 * * 1',
  timezone: 'Asia/Tokyo',
  enabled: true,
  next_run_at: null,
};

/** Schedules, and answers what the tasks were told. */
async function schedule(input: object) {
  const told: unknown[] = [];
  const context = {
    run: async (_name: string, _title: string, _options: object, work: (step: object) => unknown) =>
      work({ detail: () => {} }),
    cards: {},
    timeZone: 'Europe/Berlin',
    tasks: {
      list: async () => ({ items: [task], next_cursor: null }),
      change: async (_user: string, _id: string, change: object) => {
        told.push(change);
        return task;
      },
      create: async (_user: string, values: object) => {
        told.push(values);
        return task;
      },
    },
  };
  const execute = createTaskTools(context as never).schedule_task?.execute;
  await execute?.({ schedule: '0 8 * * 1', ...input } as never, {} as never);
  return told;
}

describe('scheduling', () => {
  it('changes of a task what the call says otherwise, and nothing else', async () => {
    const { instruction } = task;
    const same = { task_id: 'task', instruction };
    expect(await schedule(same)).toEqual([{ schedule: '0 8 * * 1' }]);
    expect(await schedule({ ...same, timezone: 'UTC', card_ids: ['a'] })).toEqual([
      { schedule: '0 8 * * 1', timezone: 'UTC', card_ids: ['a'] },
    ]);
    expect(await schedule({ ...same, instruction: 'export all my cards' })).toEqual([
      { schedule: '0 8 * * 1', instruction: 'export all my cards', title: 'Export all my cards' },
    ]);
  });

  it('makes a task in the zone of the seller', async () => {
    const { instruction, title } = task;
    const made = { title, instruction, schedule: '0 8 * * 1', timezone: 'Europe/Berlin', card_ids: [] };
    expect(await schedule({ instruction })).toEqual([{ ...made, enabled: true, notify: true }]);
  });
});
