import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const { $task: scoring, $task2: exporting } = placeholders;
const plan = (given: string, text: string) =>
  planOf(conversationAfter(given, text)).map(({ tool, input }) => [tool, input]);
const score = ['score_cards', { scope: { all: true }, dry_run: true }];
const file = ['export_cards', { all: true, format: 'csv' }];

describe('the work of a task at this moment', () => {
  it.each([
    ['after_schedule', 'good, but I dont want to wait until monday, can you run it once now', [score]],
    ['after_schedule', 'can you do it once right away too?', [score]],
    ['after_schedule', 'great, and do it today as well please', [score]],
    ['tasks_listed', 'do what number two does right now, one time, the task itself stays', [file]],
    ['tasks_listed', 'can you execute the export immediately, just once', [file]],
    ['tasks_listed', 'run both now', [file, score]],
  ])('is done, and the task stays: %s, %s', (given, text, calls) => expect(plan(given, text)).toEqual(calls));

  it.each([
    ['after_schedule', "don't run it now"],
    ['after_schedule', "I can't wait for monday"],
    ['tasks_listed', 'do not run the export now'],
  ])('is not asked for: %s, %s', (given, text) => expect(plan(given, text)).toEqual([]));
});

describe('the other of two tasks', () => {
  it.each([
    ['stop the export. no wait not that, the other', scoring],
    ['cancel the first one... sorry no, the other one', exporting],
    ['delete the scoring, oh wait I mean the other one', exporting],
  ])('is meant: %s', (text, task_id) => expect(plan('tasks_listed', text)).toEqual([['cancel_task', { task_id }]]));

  it('is asked for where another time was told', () =>
    expect(plan('tasks_listed', 'move the export to 8. no sorry, the other task')).toEqual([]));
});

describe('another time, told as a slip or as too early', () => {
  it.each([
    ['after_schedule', 'Sorry, I said Monday but meant Friday. Same time.', scoring, '0 9 * * 5'],
    ['after_schedule', 'oops i said 9 but meant 10, same day', scoring, '0 10 * * 1'],
    ['after_schedule', 'my mistake, it should have been friday', scoring, '0 9 * * 5'],
    ['tasks_listed', 'The export comes too early for me, half past nine would be plenty', exporting, '30 9 * * *'],
    ['tasks_listed', 'the scoring is too late, 7 would be better', scoring, '0 7 * * 1'],
  ])('moves the task: %s, %s', (given, text, task_id, schedule) =>
    expect(plan(given, text)).toMatchObject([['schedule_task', { task_id, schedule }]]),
  );

  it.each([
    ['tasks_listed', 'the export comes too early for me'],
    ['card_shown', 'I said Monday but meant Friday'],
  ])('moves nothing: %s, %s', (given, text) =>
    expect(plan(given, text).map(([tool]) => tool)).not.toContain('schedule_task'),
  );
});
