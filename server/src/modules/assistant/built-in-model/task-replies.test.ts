import { describe, expect, it } from 'vitest';
import { givens, promptOf } from '../intents/givens.ts';
import { placeholders } from '../intents/seller-library.ts';
import { conversationOf } from './conversation.ts';
import { decide, planOf } from './decide.ts';

const begun = (given: string, text: string) => {
  const before = givens[given];
  if (before === undefined) throw new Error(`no such beginning: ${given}`);
  return conversationOf(promptOf(before, text), before.shownCardId);
};
const { $task: first, $task2: second } = placeholders;

describe('after a list of tasks', () => {
  it.each([
    ['cancel both', [first, second]],
    ['stop all of them', [first, second]],
    ['delete them please', [first, second]],
    ['cancel the first and the second', [first, second]],
    ['cancel all except the first', [second]],
    ['cancel the Monday one', [first]],
    ['please stop the daily one', [second]],
    ['get rid of the export one', [second]],
  ])('%s', (text, ids) => {
    const conversation = begun('tasks_listed', text);
    const plan = planOf(conversation);
    expect(plan.map(({ tool, input }) => [tool, input])).toEqual(ids.map((id) => ['cancel_task', { task_id: id }]));
    // The id that is meant is the one that the tool gets.
    expect(decide(conversation)).toMatchObject({ tool: 'cancel_task', input: { task_id: ids[0] } });
  });

  it.each([
    ["change the second one to 8 o'clock", second, '0 8 * * *'],
    ['move the Monday one to Tuesday', first, '0 9 * * 2'],
    ['make the first one at 10:30 pm', first, '30 22 * * 1'],
    ['change the export one to every friday at 6', second, '0 6 * * 5'],
    ['move the first one to noon', first, '0 12 * * 1'],
  ])('%s', (text, task_id, schedule) => {
    expect(planOf(begun('tasks_listed', text))).toMatchObject([
      { tool: 'schedule_task', input: { task_id, schedule } },
    ]);
  });

  it.each([
    ['pause the Monday one', 'I cannot pause'],
    ["change it to 8 o'clock", 'Which of the tasks'],
    ['cancel it', 'Which of the tasks'],
    ['cancel the mug one', 'Which of the tasks'],
  ])('%s', (text, words) => {
    expect(decide(begun('tasks_listed', text))).toMatchObject({ kind: 'say', text: expect.stringContaining(words) });
  });

  it('leaves tasks alone when something else is to be removed', () => {
    expect(planOf(begun('tasks_listed', 'remove the second bullet')).map(({ tool }) => tool)).not.toContain(
      'cancel_task',
    );
  });
});

describe('after a task was made', () => {
  it.each([
    ["change it to 8 o'clock", '0 8 * * 1'],
    ['make it 10 instead', '0 10 * * 1'],
    ['rather at 7:30', '30 7 * * 1'],
    ['make it tuesday instead', '0 9 * * 2'],
    ['move it to every day at 6 pm', '0 18 * * *'],
  ])('%s', (text, schedule) => {
    expect(planOf(begun('after_schedule', text))).toMatchObject([
      { tool: 'schedule_task', input: { task_id: first, schedule } },
    ]);
  });
});
