import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { decide, planOf } from '../../decide.ts';

const changes = (given: string, text: string) =>
  planOf(conversationAfter(given, text)).flatMap(({ tool }) => (tool === 'list_cards' ? [] : [tool]));

describe('the price of another place', () => {
  it.each([
    ['card_shown', 'the price there is 19'],
    ['card_shown', 'on Amazon the price is 19'],
    ['card_shown', 'price on ebay is 24.90'],
    ['card_shown', 'the price is 19 on Etsy'],
    ['card_shown', 'it costs 19 EUR at Walmart at the moment'],
    ['card_shown', 'they sell it for 17.50 there'],
    ['card_shown', 'at the supermarket it goes for 9.99'],
    ['card_shown', 'in another shop it is sold for 22 euros'],
    ['card_shown', 'it sells for $25 elsewhere'],
    ['card_shown', 'the Amazon price is 21'],
    ['card_shown', 'I saw that on eBay it costs 12.99'],
    ['no_card', 'the mug costs 19 on Amazon'],
    ['no_card', 'on Etsy the lamp is 30 euros'],
    ['after_question', 'the price over there is only 15 dollars'],
    ['after_improve', 'on Amazon the price is 19'],
  ])('is not set, and asked about: %s, %s', (given, text) => {
    expect(changes(given, text)).toEqual([]);
    expect(decide({ ...conversationAfter(given, text), offered: null })).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('Shall it be the price here'),
    });
  });

  it.each([
    'also in A2, 75 pounds',
    'we have it in XL too for 30 eur',
    'it is also available in XL for 30 euros',
    "there's also a 1 kg bag for 27.90",
    'we have a 500 ml bottle too, for 12 eur',
    'another size costs 30 eur',
    'the second size, 1 kg, is 27.90',
    'the price for the A2 is 75 pounds',
  ])('is not that of another version either: %s', (text) => {
    expect(changes('card_shown', text)).toEqual([]);
    expect(decide({ ...conversationAfter('card_shown', text), offered: null })).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('can be a card of its own'),
    });
  });

  it.each(['the price is 30 for all sizes', 'price also 30 eur', 'it costs 30 euros in all colours'])(
    'is the one of the card: %s',
    (text) => {
      expect(changes('card_shown', text)).toEqual(['edit_card']);
    },
  );

  it('is set after a "yes"', () => {
    const conversation = conversationAfter('card_shown', 'yes');
    const after = (text: string) => planOf({ ...conversation, earlier: [{ text, steps: [] }] });
    const edits = [{ op: 'set', field: 'price', value: '19 EUR' }];
    expect(after('on Amazon the price is 19 EUR')).toMatchObject([{ tool: 'edit_card', input: { edits } }]);
    expect(after('the mug costs 19 EUR on Amazon')).toEqual([]);
  });

  it.each([
    'the price is 19 now',
    'set the price to 19 for Amazon',
    'the price for Amazon is 19',
    'the price is wrong there, should be 22',
    'it costs 19',
    'in my shop it costs 19',
    'on Amazon the price must be 19',
    'on Amazon the price is 19, so set it to 19 here too',
    'we sell it for 19 on Amazon',
  ])('is another thing than the price that is stated or ordered: %s', (text) => {
    expect(changes('card_shown', text)).toEqual(['edit_card']);
  });

  it('leaves no comma in a price that is told before more words', () => {
    const [call] = planOf(conversationAfter('card_shown', 'the amazon price is 19, take that one'));
    expect(call?.input.edits).toEqual([{ op: 'set', field: 'price', value: '19' }]);
  });

  it('is no change beside an order', () => {
    expect(changes('card_shown', 'on Amazon it costs 19, improve it')).not.toContain('edit_card');
  });
});
