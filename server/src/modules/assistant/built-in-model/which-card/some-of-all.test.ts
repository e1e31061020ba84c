import { describe, expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { decide } from '../decide.ts';

/** What is done when the seller, told that it goes one card at a time, says this. */
const after = (first: string, text: string) => {
  const { earlier } = conversationAfter('cards_listed', first);
  return decide({
    earlier: [...earlier, { text: first, steps: [] }],
    current: { text, steps: [] },
    shownCardId: null,
    files: [],
  });
};
const priced = (place: number, value = '119') => ({
  tool: 'edit_card',
  input: { card_id: idOf(place), edits: [{ op: 'set', field: 'price', value }] },
});

describe('a change of all, then only of some', () => {
  it.each<[string, string, object]>([
    ['set price of all to 119', 'no wait only the lamp', priced(5)],
    ['set the price of all of them to 119', 'only the mug then', priced(3)],
    ['set price of all to 119', 'ok just the first one', priced(1)],
    ['set price of all to 119', 'the lamp only', priced(5)],
    ['set the price to 119 for all of them', 'no, only the mug', priced(3)],
    ['raise all prices by 5%', 'just the lamp please', priced(5, '+5%')],
  ])('%s – %s', (first, text, expected) => {
    expect(after(first, text)).toMatchObject(expected);
  });

  it('is looked up where no card was listed by that name', () => {
    expect(after('set price of all to 119', 'only the hiking shoes')).toMatchObject({
      tool: 'list_cards',
      input: { query: 'hiking shoes' },
    });
  });

  it.each(['just kidding', 'only joking', 'only that', 'thanks anyway'])('is nothing of the kind: %s', (text) => {
    expect(after('set price of all to 119', text)).toMatchObject({ kind: 'say' });
  });
});
