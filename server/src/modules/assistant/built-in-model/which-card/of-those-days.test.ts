import { describe, expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { ToolStep, Turn } from '../conversation.ts';
import { type Action, decide, planOf } from '../decide.ts';

const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    card_id: idOf(at + 1),
    title: `Card ${at + 1}`,
    marketplace: 'etsy',
    score: 50,
  }));
/** The look for the cards of some days, and what comes after so many were found. */
function after(text: string, count: number, earlier: Turn[] = []): { look: Action; next: Action } {
  const conversation = { ...conversationAfter('no_card', text), earlier };
  const look = decide(conversation);
  const input = look.kind === 'call' ? look.input : {};
  const step = { tool: 'list_cards', input, output: { cards: cards(count), more: false } } as ToolStep;
  return { look, next: decide({ ...conversation, current: { ...conversation.current, steps: [step] } }) };
}
const within = (days: number | string) => ({ kind: 'call', tool: 'list_cards', input: { changed_within_days: days } });

describe('the card of a day', () => {
  it.each([
    ['improve the one I did yesterday', 'yesterday', { tool: 'score_card', input: { card_id: idOf(1) } }],
    [
      'score the card I imported last week for ebay',
      'last_week',
      { tool: 'score_card', input: { marketplace: 'ebay' } },
    ],
    ['set the price of the one from this morning to 20', 1, { tool: 'edit_card', input: { card_id: idOf(1) } }],
    ['the one I did today', 1, { tool: 'read_card', input: { card_id: idOf(1) } }],
  ])('is the only one of then: %s', (text, days, work) => {
    const { look, next } = after(text, 1);
    expect(look).toEqual(within(days));
    expect(next).toMatchObject(work);
  });

  it('is asked for among those of then', () => {
    const { next } = after('improve the one I did yesterday', 2);
    expect(next).toMatchObject({ kind: 'say', text: expect.stringMatching(/Which listing.*1\. Card 1\n2\. Card 2$/s) });
  });

  it('is none where none was changed then', () => {
    const { next } = after('improve the one I did yesterday', 0);
    expect(next).toMatchObject({ kind: 'say', text: expect.stringContaining('No listing') });
  });

  it('answers the question which one is meant', () => {
    const listed = { tool: 'list_cards', input: {}, output: { cards: cards(5), more: false } } as ToolStep;
    const asked: Turn = { text: 'publish it', steps: [listed] };
    const { look, next } = after('the one I did yesterday', 1, [asked]);
    expect(look).toEqual(within('yesterday'));
    expect(next).toMatchObject({ tool: 'publish_case', input: { card_id: idOf(1) } });
  });

  it.each(['the one I did yesterday was better', 'undo the one I did yesterday'])('is not meant: %s', (text) => {
    expect(planOf(conversationAfter('card_shown', text)).map(({ tool }) => tool)).not.toContain('list_cards');
  });
});

describe('what was done on a day', () => {
  it('is asked of another day in few words', () => {
    const input = { changed_within_days: 'yesterday' };
    const before = { tool: 'list_cards', input, output: { cards: cards(2), more: false } } as ToolStep;
    const earlier = [{ text: 'what did I add yesterday?', steps: [before] }];
    expect(planOf({ ...conversationAfter('no_card', 'and today?'), earlier })).toMatchObject(
      [within(1)].map(({ kind: _, ...call }) => call),
    );
  });

  it.each([
    ['what did I import today?', 'list_cards', { changed_within_days: 1 }],
    ['what did we change since yesterday', 'list_cards', { changed_within_days: 2 }],
    ['show what I did this week', 'list_cards', { changed_within_days: 'this_week' }],
    ['show what I did in the last few days', 'list_cards', { changed_within_days: 7 }],
    ['improve what I imported today', 'improve_cards', { scope: { changed_within_days: 1 }, dry_run: true }],
    ['export everything I added yesterday', 'export_cards', { all: true, changed_within_days: 'yesterday' }],
    ['export the ones from yesterday to excel', 'export_cards', { all: true, changed_within_days: 'yesterday' }],
    ['the ones from last month, export them', 'export_cards', { all: true, changed_within_days: 'last_month' }],
    [
      'improve the ones from last week',
      'improve_cards',
      { scope: { changed_within_days: 'last_week' }, dry_run: true },
    ],
  ])('are the cards of it: %s', (text, tool, input) => {
    expect(planOf(conversationAfter('no_card', text)).slice(-1)).toMatchObject([{ tool, input }]);
  });
});
