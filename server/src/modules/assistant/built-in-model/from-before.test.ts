import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../testing/conversation-after.ts';
import type { Conversation, Turn } from './conversation.ts';
import { planOf } from './decide.ts';

const { shownCardId } = conversationAfter('card_shown', '');
const scoredFor = (marketplace: string): Turn => ({
  text: `is it ready for ${marketplace}?`,
  steps: [
    {
      tool: 'score_card',
      input: { card_id: shownCardId, marketplace },
      output: { card: { card_id: shownCardId, title: 'Bottle' }, marketplace, total: 48, fixes: [] },
    } as never,
  ],
});
const planAfter = (turn: Turn, text: string) =>
  planOf({ ...conversationAfter('card_shown', text), earlier: [turn] } satisfies Conversation).map(
    ({ tool, input }) => ({ tool, input }),
  );

describe('both', () => {
  const read = (card_id: string): Turn => ({
    text: 'show it',
    steps: [
      { tool: 'read_card', input: { card_id }, output: { card: { card_id, title: 'Mug' }, listing: {} } } as never,
    ],
  });
  const exported = (earlier: Turn[]) =>
    planOf({ ...conversationAfter('card_shown', 'export both as csv'), earlier } satisfies Conversation);

  it('are the two cards that were spoken of, and no list of all', () => {
    expect(exported([read('c2')])).toMatchObject([
      { tool: 'export_cards', target: { kind: 'cards', card_ids: [shownCardId, 'c2'] } },
    ]);
    expect(exported([read(String(shownCardId))])).toEqual([]);
    expect(exported([read('c2'), read('c3')])).toEqual([]);
  });
});

it('explains the score for the marketplace that it was for', () => {
  const [again] = planAfter(scoredFor('etsy'), 'what costs the most points?');
  expect(again).toMatchObject({ tool: 'score_card', input: { marketplace: 'etsy' } });
});

describe('an improvement behind a score', () => {
  it.each(['improve it', 'then make it ready', 'ok now fix the title'])(
    'is for the marketplace of the score: %s',
    (text) => {
      const improved = planAfter(scoredFor('ebay'), text).find(({ tool }) => tool === 'improve_card');
      expect(improved?.input).toMatchObject({ marketplace: 'ebay' });
    },
  );

  it('is for another one when the seller says so, and for none after a score for none', () => {
    const named = planAfter(scoredFor('ebay'), 'improve it for Etsy').find(({ tool }) => tool === 'improve_card');
    expect(named?.input).toMatchObject({ marketplace: 'etsy' });
    const bare = planAfter(scoredFor('generic'), 'improve it').find(({ tool }) => tool === 'improve_card');
    expect(bare?.input).not.toHaveProperty('marketplace');
  });
});
