import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Turn } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const { $task: task_id } = placeholders;
const said = (text: string): Turn => ({ text, steps: [] });
const after = (text: string, ...between: Turn[]) => {
  const conversation = conversationAfter('after_schedule', text);
  return { ...conversation, earlier: [...conversation.earlier, ...between] };
};
const callsOf = (conversation: ReturnType<typeof after>) =>
  planOf(conversation).map(({ tool, input }) => [tool, input]);
const usage: Turn = { text: 'how many tasks can I have?', steps: [{ tool: 'show_usage', output: {} } as never] };

describe('a task that was made, with questions in between', () => {
  it.each([
    ['make it 8am', '0 8 * * 1', [said('what will that cost me a month')]],
    ['ok then once a week on sunday', '0 9 * * 0', [said('what does that cost me?')]],
    ['make it 10:30', '30 10 * * 1', [usage]],
    ['then every day please', '0 9 * * *', [usage, said('and how much does it cost')]],
  ])('is still the one that is changed: %s', (text, schedule, between) =>
    expect(callsOf(after(text, ...between))).toMatchObject([['schedule_task', { task_id, schedule }]]),
  );

  it.each(['and use my time zone, I live in Warsaw', 'use our time zone, we are based in Warsaw'])(
    'gets the zone of a place: %s',
    (text) => expect(callsOf(after(text))).toMatchObject([['schedule_task', { task_id, timezone: 'Europe/Warsaw' }]]),
  );

  it.each(['does that cost anything?', 'is it free?'])('costs what its work costs: %s', (text) =>
    expect(decide(after(text))).toMatchObject({ text: expect.stringContaining('Exports are free') }),
  );

  it.each(['in london time', 'make it in London time please', 'Europe/London time please'])(
    'gets another zone: %s',
    (text) =>
      expect(callsOf(after(text))).toMatchObject([
        ['schedule_task', { task_id, schedule: '0 9 * * 1', timezone: 'Europe/London' }],
      ]),
  );

  it.each([
    ['pause it until I say so', 'I cannot pause a task'],
    ['pause it for two weeks', 'I cannot pause a task'],
    ['rename it to garden check', 'I cannot rename a task'],
  ])('cannot have everything, and no card is changed instead: %s', (text, words) => {
    for (const between of [[], [usage]])
      expect(decide(after(text, ...between))).toMatchObject({ kind: 'say', text: expect.stringContaining(words) });
  });
});

describe('a task of what was put off', () => {
  const plan = (text: string, before: string) => {
    const conversation = conversationAfter('no_card', text);
    return planOf({ ...conversation, earlier: [...conversation.earlier, said(before)] }).map(({ tool, input }) => [
      tool,
      input,
    ]);
  };
  const improving = 'can you improve the yoga mat for ebay on 1 december at 10am';
  it.each([
    ['ok do it on the first of every month then', improving, 'improve the yoga mat for ebay', '0 10 1 * *'],
    ['then do that every monday at 8 please', 'score the gloves tomorrow', 'score the gloves', '0 8 * * 1'],
  ])('does that work: %s', (text, before, instruction, schedule) =>
    expect(plan(text, before)).toEqual([['schedule_task', { instruction, schedule }]]),
  );

  it.each(['ok do it every friday then', 'ok then', 'so, every friday'])('is asked for where nothing was: %s', (text) =>
    expect(plan(text, 'hello')).toEqual([]),
  );
});
