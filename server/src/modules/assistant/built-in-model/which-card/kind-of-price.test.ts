import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const planned = (text: string, given = 'card_shown') =>
  planOf(conversationAfter(given, text)).map(({ tool, input }) => ({ tool, input }));
const looked = (input: object) => [{ tool: 'list_cards', input }];

describe('cards of a kind and a price', () => {
  it.each([
    ['which of my rings cost over 30?', { query: 'ring', price_from: 30.01 }],
    ['how many mugs sell for more than 12?', { query: 'mug', price_from: 12.01 }],
    ['what rings do I have for less than 40?', { query: 'ring', price_below: 40 }],
    ['do I have any glass vases under 20 euros?', { query: 'glass vase', price_below: 20, price_currency: 'EUR' }],
    ['any dresses below €25', { query: 'dress', price_below: 25, price_currency: 'EUR' }],
    ['rings on etsy over $30?', { query: 'ring', marketplace: 'etsy', price_from: 30.01, price_currency: 'USD' }],
    [
      'list the benches between 10 and 20 euros please',
      { query: 'bench', price_from: 10, price_below: 20.01, price_currency: 'EUR' },
    ],
  ])('are looked up in the library, whatever is in hand: %s', (text, input) => {
    expect(planned(text)).toEqual(looked(input));
    expect(planned(text, 'no_card')).toEqual(looked(input));
  });

  it('are all cards where no kind is named', () => {
    expect(planned('what do I have under 10 euros?')).toEqual(looked({ price_below: 10, price_currency: 'EUR' }));
  });

  it.each([
    'improve the rings under 20 dollars',
    'which titles are over 80 characters?',
    'does any ring hold over 30 kg?',
    'is the silver ring over 30 euros?',
    'which plan costs under 20 dollars?',
    'show me the rings under 20 euros and improve them',
  ])('are not asked for: %s', (text) => {
    const asked = planned(text).filter(({ input }) => 'price_from' in input || 'price_below' in input);
    expect(asked).toEqual([]);
  });

  it('are what work is to be on, behind its price', () => {
    expect(planned('the mugs under 20 euros', 'after_price').map(({ tool }) => tool)).not.toContain('list_cards');
  });
});
