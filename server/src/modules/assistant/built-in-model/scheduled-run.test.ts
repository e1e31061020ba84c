import { expect, it } from 'vitest';
import type { Conversation } from './conversation.ts';
import { decide, planOf } from './decide.ts';

const conversation = (text: string, isScheduled: boolean): Conversation => ({
  earlier: [],
  current: { text, steps: [] },
  shownCardId: null,
  files: [],
  isScheduled,
});

it.each([
  ['Score all my cards', 'score_cards'],
  ['improve all my listings for Amazon', 'improve_cards'],
])('in a scheduled run "%s" starts without asking, in a chat it is priced first', (text, tool) => {
  expect(decide(conversation(text, false))).toMatchObject({ tool, input: { dry_run: true } });
  const action = decide(conversation(text, true));
  expect(action).toMatchObject({ kind: 'call', tool });
  expect(action).not.toHaveProperty('input.dry_run');
  expect(planOf(conversation(text, true))[0]?.title).toMatch(/^(?:Score|Improve) your listings$/);
});

it('never schedules again in a scheduled run, and does what was asked', () => {
  const text = 'Every Monday at 9 score all my cards';
  expect(decide(conversation(text, false))).toMatchObject({ tool: 'schedule_task' });
  expect(decide(conversation(text, true))).toMatchObject({ tool: 'score_cards' });
});
