import { describe, expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { ToolStep } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const look = { tool: 'list_cards', input: { published: true } };
const planned = (text: string) =>
  planOf(conversationAfter('no_card', text)).map(({ tool, input }) => ({ tool, input }));
/** What comes after so many public cards were found, and so many of them were taken back. */
function after(text: string, count: number, done = 0) {
  const cards = Array.from({ length: count }, (_, at) => ({
    card_id: idOf(at + 1),
    title: `Card ${at + 1}`,
    marketplace: 'etsy',
    score: 50,
  }));
  const found = { ...look, output: { cards, more: false } } as ToolStep;
  const taken = cards
    .slice(0, done)
    .map((card) => ({ tool: 'withdraw_case', input: { card_id: card.card_id }, output: { card } }) as ToolStep);
  const conversation = conversationAfter('case_published', text);
  return decide({ ...conversation, current: { ...conversation.current, steps: [found, ...taken] } });
}

describe('public cards', () => {
  it.each([
    'which of my cards are public right now',
    'show me my published listings',
    'what have I published?',
    'how many of my listings are public',
    'is the moonstone ring public?',
    'is anything still public?',
  ])('are looked up: %s', (text) => {
    expect(planned(text)).toEqual([look]);
    expect(after(text, 1)).toMatchObject({ kind: 'say', text: expect.stringContaining('that are public') });
  });

  it.each(['unpublish all of them', 'take everything offline', 'make all my cards private again'])(
    'are all taken back, and not the last one alone: %s',
    (text) => {
      expect(planned(text)[0]).toEqual(look);
      expect(after(text, 2)).toEqual({ kind: 'call', tool: 'withdraw_case', input: { card_id: idOf(1) } });
      expect(after(text, 2, 1)).toEqual({ kind: 'call', tool: 'withdraw_case', input: { card_id: idOf(2) } });
      expect(after(text, 2, 2)).toMatchObject({ kind: 'say' });
      expect(after(text, 0)).toMatchObject({ kind: 'say', text: expect.stringContaining('none that are public') });
    },
  );

  it('are named one by one where they are more than a request does', () => {
    expect(after('unpublish all of them', 11)).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('I have not changed any'),
    });
  });

  it.each(['unpublish it', 'take it back', 'is the price public?'])('are not all meant: %s', (text) => {
    expect(planned(text)).not.toContainEqual(look);
  });
});
