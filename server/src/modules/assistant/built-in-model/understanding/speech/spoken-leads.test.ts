import { expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { planOf } from '../../decide.ts';

const calls = (text: string) =>
  planOf(conversationAfter('no_card', text)).map(({ tool, input }) => [tool, input.text ?? null]);

it.each([
  'ok in english: please make a listing of: Moka pot 6 cups',
  'in english: make a listing of Moka pot 6 cups',
  'sorry, english: create a listing: Moka pot 6 cups',
  'ok again: please make a card for: Moka pot 6 cups',
  'english please. make a listing of Moka pot 6 cups',
  'hm once more: can you create a card: Moka pot 6 cups',
])('what is said before an order is no part of the product: %s', (text) => {
  expect(calls(text)).toEqual([['create_card', 'Moka pot 6 cups']]);
});

it.each(['new product: English tea kit, 30 bags, 250 g', 'create a card: English breakfast tea, 30 bags, 250 g'])(
  'a product of that name keeps it: %s',
  (text) => {
    expect(JSON.stringify(calls(text))).toContain('English');
  },
);
