import { describe, expect, it } from 'vitest';
import { answerOf, placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Conversation, ToolStep } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const { $card: card = '', $1: first = '', $2: second = '' } = placeholders;
const listed = (...ids: string[]): ToolStep => ({
  tool: 'list_cards',
  output: {
    cards: ids.map((card_id) => ({ card_id, title: `Card ${card_id}`, marketplace: 'generic', score: 50 })),
    more: false,
  },
});
const after = (given: string, text: string, ...steps: ToolStep[]): Conversation => {
  const conversation = conversationAfter(given, text);
  return { ...conversation, current: { ...conversation.current, steps } };
};

describe('the card of a task', () => {
  it.each([
    'every Monday at 9 re-import and tell me what changed',
    'every Monday at 9 import again',
    'every day at 8 score and improve',
    'every Friday export to csv',
  ])('is the one in hand, also where "it" is left out: %s', (text) => {
    expect(decide(after('card_shown', text))).toMatchObject({ tool: 'schedule_task', input: { card_ids: [card] } });
  });

  it.each([
    'every Friday export everything to csv',
    'every morning at 7 tell me my credits',
    'each Friday improve the lamp',
  ])('is none where the words are of others: %s', (text) => {
    const action = decide(after('card_shown', text));
    expect(action).toMatchObject({ tool: 'schedule_task' });
    expect(action).not.toHaveProperty('input.card_ids');
  });

  it('is asked for where a page is to be imported again, unless there is only one, or all are meant', () => {
    const text = 'every Monday at 9 re-import and tell me what changed';
    expect(decide(after('no_card', text))).toMatchObject({ tool: 'list_cards' });
    expect(decide(after('no_card', text, listed(first)))).toMatchObject({ input: { card_ids: [first] } });
    expect(decide(after('no_card', text, listed(first, second)))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('Which listing do you mean?'),
    });
    const ofAll = 'every Monday at 9 re-import all my cards';
    for (const given of ['no_card', 'card_shown'])
      expect(decide(after(given, ofAll, listed(first, second)))).toMatchObject({
        tool: 'schedule_task',
        input: { card_ids: [first, second] },
      });
  });

  it('is missed by a run that nobody could answer', () => {
    const run = { ...after('no_card', 're-import and tell me what changed', listed(first, second)), isScheduled: true };
    expect(decide(run)).toMatchObject({ kind: 'say', text: expect.stringContaining('I have done nothing this time') });
    expect(decide({ ...run, current: { ...run.current, steps: [listed(first)] } })).toMatchObject({
      tool: 'reimport_card',
      input: { card_id: first },
    });
  });

  it('does not hide the work that was done before it', () => {
    const text = 'score all my cards and then lock the title';
    const input = { scope: { all: true } };
    const scored = {
      tool: 'score_cards',
      input,
      output: { ...(answerOf('score_cards', input) as object), dry_run: false },
    };
    const run = { ...after('no_card', text, scored as never), isScheduled: true };
    const { text: said } = decide(run) as { text: string };
    expect(said).toContain('The rest I have not done');
    expect(said).not.toContain('I have done nothing');
    expect(
      planOf({ ...after('no_card', 'score all my cards and tell me which is the worst'), isScheduled: true }),
    ).toMatchObject([{ tool: 'score_cards' }, { tool: 'list_cards', input: { sort: 'score' } }]);
  });
});
