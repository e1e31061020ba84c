import { expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';
import { splitMessage } from '../pasted.ts';
import { parseRequest } from '../request.ts';
import { nothingAround } from '../understanding/ask.ts';

const plan = (given: string, text: string) =>
  planOf(conversationAfter(given, text)).map(({ tool, input }) => [tool, input]);

it.each([
  [
    'New SKU, it has no page so far, so please create a card from this: bread tin, enamel, 34 x 21 cm, lid, 39.00 USD',
    { text: 'bread tin, enamel, 34 x 21 cm, lid, 39.00 USD' },
  ],
  [
    'We want to sell our door mat on Amazon. Please create the listing: coir, 60 x 40 cm, rubber back, made in Kerala',
    { text: 'door mat, coir, 60 x 40 cm, rubber back, made in Kerala', marketplace: 'amazon' },
  ],
  [
    'New product: lip balm, 5 g, unscented, tin, 4.50 GBP. Could you set up a listing?',
    { text: 'lip balm, 5 g, unscented, tin, 4.50 GBP.' },
  ],
  ['make a second card: 1 kg bag of coffee, 27.90 eur', { text: '1 kg bag of coffee, 27.90 eur' }],
  ['create a separate listing: red mug, 350 ml, 12 eur', { text: 'red mug, 350 ml, 12 eur' }],
])('the facts of a new card are no page to be taken in: %s', (text, input) => {
  expect(plan('no_card', text)).toEqual([['create_card', input]]);
});

it.each([
  'make a second card for the 1kg one',
  'make a third listing for the red one',
  'create another card for the big size',
])('a new card of nothing is none: %s', (text) => {
  expect(plan('card_shown', text)).toEqual([]);
});

it('the lines of a page are taken in and not improved, where a card is to be made of them', () => {
  const text =
    'The supplier sent this, turn it into a card please:\n\nRain Cape\nSizes S to XL\nSeams taped\nPack of 2';
  expect(plan('no_card', text).map(([tool]) => tool)).toEqual(['import_listing', 'score_card']);
});

it.each([
  [
    'Dear team,\n\nthe buyer gave us a free hand here. Please improve the whole listing for us.\n\nKind regards,\nMarta',
    0,
  ],
  [
    'Hello,\n\nwe have been through this one with the client twice. Could you make it friendlier?\n\nThanks\nJ. Bell',
    0,
  ],
  ['Dear all,\n\nOak stool, 45 cm high, oiled, three legs. It carries 120 kg and stands on uneven floors as well.', 1],
])('a letter is no text of a listing, unless it asks for nothing: %j', (text, count) => {
  expect(splitMessage(text).text === null ? 0 : 1).toBe(count);
});

it('how a text shall be written is no text', () => {
  const text =
    'Please write the description for Etsy: formal in tone, shorter than now, without the word "gift", which we overuse a lot.';
  expect(plan('card_shown', text)).toContainEqual([
    'improve_card',
    { marketplace: 'etsy', sections: ['description'], tone: 'formal', length: 'shorter', avoid_words: ['gift'] },
  ]);
});

it.each([
  ['no_card', 'fetch https://shop.example.com/hat for ebay. no rewriting yet', ['import_listing', 'score_card']],
  ['file_attached', 'Hello,\n\nour store sent the sheet at last. Would you create the cards from it?', ['import_file']],
  ['card_shown', 'i fixed a lot of things on my own shop page so can you get it again from there', ['reimport_card']],
])('nothing more than was asked for: %s, %s', (given, text, tools) => {
  expect(plan(given, text).map(([tool]) => tool)).toEqual(tools);
});

it.each(['create a listing from this:', 'pls make a card of this for ebay:', 'can you make a listing from this:'])(
  'nobody is asked what the product is whose lines are there: %s',
  (lead) => {
    const text = `${lead}\nBaby bodysuit\n✅ organic cotton\n✅ sizes 0-3m, 3-6m, 6-12m\n✅ long sleeve, snap closure`;
    const conversation = conversationAfter('no_card', text);
    expect(planOf(conversation).map(({ tool }) => tool)[0]).toBe('import_listing');
    expect(parseRequest(text, nothingAround).asks).not.toContainEqual({ kind: 'say', topic: 'create_what' });
  },
);

it.each<[string, string]>([
  ['which of the 2 is better', 'read_card'],
  ['ok, which of the 3 sells better?', 'read_card'],
  ['which version is better, the old or the new one?', 'compare_versions'],
])('a question which is better improves nothing: %s', (text, tool) => {
  expect(parseRequest(text, { ...nothingAround, hasCard: true }).asks).toMatchObject([{ kind: 'call', tool }]);
});
