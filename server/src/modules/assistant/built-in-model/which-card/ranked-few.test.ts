import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { callsAfter, doneAfter } from '../../testing/done-after.ts';
import type { ToolStep } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const planned = (given: string, text: string) =>
  planOf(conversationAfter(given, text)).map(({ tool, input }) => [tool, input]);

describe('the first few of an order', () => {
  it.each([
    ['score the 3 oldest', { sort: 'oldest', most: 3 }, 'score_cards'],
    ['export my two best as csv', { sort: 'best', most: 2 }, 'export_cards'],
    ['improve the two newest listings for etsy', { sort: 'newest', most: 2 }, 'improve_cards'],
    ['improve the worst ones', { sort: 'score', most: 5 }, 'improve_cards'],
    ['pls rate the 2 wrost cards', { sort: 'score', most: 2 }, 'score_cards'],
    ['score my oldest one', { sort: 'oldest', most: 1 }, 'score_card'],
  ])('are worked on: %s', (text, list, tool) => {
    const [look, work] = callsAfter('no_card', text);
    expect([look?.input, work?.tool]).toEqual([list, tool]);
    if (tool.startsWith('improve')) expect(work?.input.dry_run).toBe(true);
  });

  it('by price are exported', () => {
    const input = { all: true, cheapest: 2, format: 'json' };
    expect(planned('no_card', 'export my 2 cheapest as json')).toEqual([['export_cards', input]]);
  });

  it.each([
    ['which is the worst one?', { sort: 'score' }],
    ['whch one is teh worst', { sort: 'score' }],
    ['what are my 3 best', { sort: 'best', most: 3 }],
    ['show me the 3 newest', { sort: 'newest', most: 3 }],
    ["what's my oldest card?", { sort: 'oldest', most: 1 }],
    ['and the worst?', { sort: 'score' }],
    ['lowest scoring one?', { sort: 'score' }],
    ['top 3', { sort: 'best', most: 3 }],
  ])('are told: %s', (text, list) => {
    expect(planned('card_shown', text)).toEqual([['list_cards', list]]);
  });

  it('are the first of those that were shown, where these are not all', () => {
    const start = conversationAfter('cards_listed', 'which is the best of these?');
    const earlier = start.earlier.map((turn) => ({
      ...turn,
      steps: turn.steps.map((step) => ({ ...step, input: { score_below: 90 } })),
    }));
    const [look] = planOf({ ...start, earlier });
    expect(look).toMatchObject({ tool: 'list_cards', input: { sort: 'best', most: 1, card_ids: { length: 5 } } });
    expect(planOf(start)[0]?.input).toEqual({ sort: 'score' });
  });

  it('are looked for by themselves, where the list by score is cut', () => {
    const start = conversationAfter('no_card', 'which is my best listing?');
    const cut = {
      tool: 'list_cards',
      input: { sort: 'score' },
      output: { cards: [], more: true },
    } as unknown as ToolStep;
    const next = decide({ ...start, current: { ...start.current, steps: [cut] } });
    expect(next).toMatchObject({ kind: 'call', tool: 'list_cards', input: { sort: 'best', most: 1 } });
    expect(doneAfter('no_card', 'which is my best listing?').said).toMatch(
      /^The highest score has .*Desk Lamp.*\*\*80\*\*/,
    );
  });

  it.each([
    'what is the best title?',
    'which is the best marketplace?',
    'export all but the 3 worst',
    'every Monday score the 3 oldest',
  ])('are not meant: %s', (text) =>
    expect(planned('card_shown', text).filter(([, input]) => (input as { most?: number }).most)).toEqual([]),
  );

  it('are never the card in hand', () => {
    const { works } = doneAfter('card_shown', 'improve the cheapest ones');
    expect(works).toMatchObject([{ tool: 'improve_cards', input: { scope: { cheapest: 5 }, dry_run: true } }]);
  });
});
