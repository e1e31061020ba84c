import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Conversation, Turn } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const { $task: first } = placeholders;
const costs: Turn = { text: 'what does that cost me a month?', steps: [] };
const refused: Turn = {
  text: 'and also every friday export all as csv',
  steps: [
    {
      tool: 'schedule_task',
      input: { instruction: 'export all as csv', schedule: '0 9 * * 5' },
      output: { error: { code: 'plan_required', message: 'Your plan has one scheduled task.' } },
    },
  ],
};
const behind = (given: string, between: Turn[], text: string): Conversation => {
  const conversation = conversationAfter(given, text);
  return { ...conversation, earlier: [...conversation.earlier, ...between] };
};

describe('tasks that were spoken of', () => {
  it.each([
    ['what it costs was asked', [costs]],
    ['another one found no place', [refused]],
    ['both', [costs, refused]],
  ])('are meant although %s in between', (_, between) => {
    expect(planOf(behind('after_schedule', between, 'make it tuesday at 7:30 instead'))).toMatchObject([
      { tool: 'schedule_task', input: { task_id: first, schedule: '30 7 * * 2' } },
    ]);
  });

  it.each(['pause the scoring one', 'please pause the scoring one', 'suspend the scoring task'])(
    'are paused under Tasks, and no score is paid for: %s',
    (text) => {
      for (const given of ['tasks_listed', 'after_schedule', 'card_shown']) {
        const action = decide(behind(given, [], text));
        expect(action.kind === 'say' && action.text).toContain('I cannot pause a task');
      }
    },
  );

  it.each(['cancel the scoring one', 'stop the scoring task', 'cancel the exporting one'])(
    'are found by what they do: %s',
    (text) => {
      expect(planOf(behind('tasks_listed', [], text)).map(({ tool }) => tool)).toEqual(['cancel_task']);
    },
  );
});
