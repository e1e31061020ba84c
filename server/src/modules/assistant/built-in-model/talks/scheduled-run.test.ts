import { describe, expect, it } from 'vitest';
import { callsAfter } from '../../testing/done-after.ts';
import type { Conversation } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

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

describe('a card that stands out, at each time of a task', () => {
  it.each([
    ['improve my weakest listing every Friday', 'improve my weakest listing', '0 9 * * 5'],
    ['every Friday improve my weakest listing', 'improve my weakest listing', '0 9 * * 5'],
    ['can you improve my worst listing once a week on Friday?', 'improve my worst listing', '0 9 * * 5'],
    ['Please polish my lowest scoring card every Friday at 10', 'polish my lowest scoring card', '0 10 * * 5'],
    ['every Monday at 8 improve the card with the lowest score', 'improve the card with the lowest score', '0 8 * * 1'],
    ['each Friday take the weakest one and improve it', 'take the weakest one and improve it', '0 9 * * 5'],
    ['every Friday improve the cheapest one', 'improve the cheapest one', '0 9 * * 5'],
  ])('is scheduled, for no card: %s', (text, instruction, schedule) => {
    for (const given of ['no_card', 'card_shown', 'cards_listed', 'after_improve'])
      expect(callsAfter(given, text)).toEqual([{ tool: 'schedule_task', input: { instruction, schedule } }]);
  });

  it.each([
    'improve my weakest listing',
    'polish my lowest scoring card',
    'improve the card with the lowest score',
    'take the weakest one and improve it',
  ])('is found when the task runs: %s', (text) => {
    expect(decide(conversation(text, true))).toMatchObject({ tool: 'list_cards', input: { sort: 'score' } });
    expect(planOf(conversation(text, true))).toMatchObject([
      {},
      { tool: 'score_card', target: { places: [1] } },
      { tool: 'improve_card', target: { places: [1] } },
      {},
    ]);
  });

  it('is found by its price, too', () => {
    for (const [text, scope] of [
      ['improve the cheapest one', { all: true, cheapest: 1 }],
      ['improve my most expensive listing', { all: true, dearest: 1 }],
    ] as const)
      expect(planOf(conversation(text, true))).toMatchObject([{ tool: 'improve_cards', input: { scope } }]);
    // Somebody who is there sees the prices first.
    const none = { kind: 'cards', card_ids: [] };
    expect(planOf(conversation('improve the cheapest one', false))).toMatchObject([
      { tool: 'list_cards', input: { prices: true }, target: null },
      { tool: 'score_card', target: none },
      { tool: 'improve_card', target: none },
      { tool: 'compare_versions', target: none },
    ]);
  });
});
