import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';
import { splitMessage } from '../pasted.ts';

const planned = (given: string, text: string) =>
  planOf(conversationAfter(given, text))
    .filter(({ tool }) => tool !== 'compare_versions')
    .map(({ tool, input: { text: facts, marketplace } }) => [
      tool,
      ...(facts === undefined ? [] : [facts]),
      marketplace,
    ]);

const mug = 'Ceramic mug, blue glaze, 350 ml, dishwasher safe. Each one is thrown by hand in our studio';
const lines = 'Ceramic mug, blue glaze\nHolds 350 ml, dishwasher safe.\nThrown by hand in our studio.';
const candle = 'soy candle, lavender, 200 g, burns 40 hours';

describe('a pasted product with an order', () => {
  it.each([
    [`here's my listing, improve it for etsy: ${mug}`, 'create_card', mug, 'etsy'],
    [`Here's my listing ${mug}. improve it for etsy`, 'create_card', mug, 'etsy'],
    [`here is my listing\n\n${lines}\n\nPlease improve it for Etsy. Thanks!`, 'import_listing', lines, 'etsy'],
    [`can you make this better for amazon: ${candle}`, 'create_card', candle, 'amazon'],
    [`Optimise this listing for ebay. ${mug}.`, 'create_card', mug, 'ebay'],
    [`${mug}. Can you make this better for Amazon?`, 'create_card', mug, 'amazon'],
    [`${lines}\nPrice: 24 EUR\n\nimprove this for etsy please`, 'import_listing', `${lines}\nPrice: 24 EUR`, 'etsy'],
    [
      'title: soy candle 200 g\ndescription: a candle that burns 40 hours\nprice: 18 EUR\nimprove it for etsy',
      'import_listing',
      'title: soy candle 200 g\ndescription: a candle that burns 40 hours\nprice: 18 EUR',
      'etsy',
    ],
  ])('becomes a card of its facts alone, and then the order is done: %j', (text, tool, facts, marketplace) => {
    expect(planned('no_card', text)).toEqual([
      [tool, facts, marketplace],
      ['score_card', marketplace],
      ['improve_card', marketplace],
    ]);
  });

  it('is improved for each marketplace, or only scored', () => {
    expect(planned('no_card', `${lines}\n\ncan you improve this for amazon and shopify?`).slice(2)).toEqual([
      ['improve_card', 'amazon'],
      ['improve_card', 'shopify'],
    ]);
    expect(planned('no_card', `what do you think of this listing? ${mug}`).map(([tool]) => tool)).toEqual([
      'create_card',
      'score_card',
    ]);
  });

  it('is another card than the one in hand where it is led in', () => {
    expect(planned('card_shown', `can you make this better for amazon: ${candle}`)[0]).toEqual([
      'create_card',
      candle,
      'amazon',
    ]);
  });
});

it.each([
  `${mug}. improve it for etsy`,
  'improve this for ebay: shorter title, friendly tone, 5 bullets, no emojis',
  'It is 350 ml, blue, dishwasher safe, made in Leeds. improve it for etsy',
  'the mug is 350 ml, blue, dishwasher safe, made in Leeds. improve it for etsy',
  'We sold 40 of these last week, mostly to offices, schools and hotels. Improve it for etsy please',
  'Sarah wrote: the mug is great, but heavy, 900 g, and the handle is small. make it better',
])('with a card in hand no other is made of what is told of it: %s', (text) => {
  expect(planned('card_shown', text).map(([tool]) => tool)).not.toContain('create_card');
});

it.each([
  'improve this: Bamboo Cutting Board, Ceramic Mug, Linen Apron',
  'score this listing: Steel Water Bottle 500 ml',
  'create a card from this - kids dungarees, corduroy, rust colour, ages 2 to 6. then improve it',
])('is no pasted text: %s', (text) => {
  expect(splitMessage(text).text).toBeNull();
});
