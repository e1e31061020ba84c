import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { decide, planOf } from '../decide.ts';

const plan = (given: string, text: string) =>
  planOf(conversationAfter(given, text)).map(({ tool, input, target }) => [tool, input, target?.kind]);
const task = (instruction: string, schedule: string, target?: string) => [
  ['schedule_task', { instruction, schedule }, target],
];

describe('the last work, again and again', () => {
  it.each([
    [
      'after_export',
      'Handy! Could you do that for all cards every day at 6 in the morning from now on?',
      task('export all my cards as csv', '0 6 * * *'),
    ],
    [
      'after_improve',
      'please do the same every month for all my cards',
      task('improve all my cards for Amazon', '0 9 1 * *'),
    ],
    ['after_score', 'nice, repeat that every friday at 8 for all', task('score all my cards', '0 8 * * 5')],
    ['after_score', 'do it daily at 7 for the whole shop', task('score all my cards', '0 7 * * *')],
    ['after_export', 'do this every monday please', task('export it as csv', '0 9 * * 1', 'it')],
  ])('is told in full: %s, %s', (given, text, calls) => expect(plan(given, text)).toEqual(calls));

  it.each([
    ['no_card', 'do that every monday'],
    ['after_image', 'do that every monday'],
  ])('is asked for where a task could not do it: %s, %s', (given, text) =>
    expect(decide(conversationAfter(given, text))).toMatchObject({ kind: 'say' }),
  );

  it('is that on all cards where "yes" started it', () => {
    const input = { scope: { all: true }, marketplace: 'ebay', agreed_total: 60 };
    const earlier = [{ text: 'yes', steps: [{ tool: 'improve_cards', input, output: {} } as never] }];
    const [call] = planOf({ ...conversationAfter('no_card', 'do that every monday'), earlier });
    expect(call).toMatchObject({
      tool: 'schedule_task',
      input: { instruction: 'improve all my cards for eBay', schedule: '0 9 * * 1' },
    });
  });

  it('is another task where its work is told', () =>
    expect(plan('after_export', 'every monday at 9 score all my cards')).toEqual(
      task('score all my cards', '0 9 * * 1'),
    ));

  it('is moved where it is a task already', () =>
    expect(plan('after_schedule', 'do that every friday too')[0]?.[1]).toMatchObject({
      task_id: placeholders.$task,
      schedule: '0 9 * * 1,5',
    }));
});
