import { describe, expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const library = [
  'Mug Blue Glaze @etsy 61',
  'Mug White Glaze @etsy 55',
  'Rain Jacket Yellow @shopify 44',
  'Desk Lamp Black @amazon 70',
];
const worksOf = (...texts: string[]) =>
  talkInLibrary(library, ...texts).works.filter(({ tool }) => tool !== 'score_card');
const pricesOf = (...texts: string[]) =>
  worksOf(...texts).map(({ tool, input: { card, edits } }) => [
    tool,
    card,
    ...(edits as { field: string; value: string }[]).flatMap(({ field, value }) => [field, value]),
  ]);

describe('two cards that were spoken of', () => {
  it.each([
    ['lower both by 2 dollars', '-2 USD'],
    ['raise both by 5%', '+5%'],
    ['raise their prices 5%', '+5%'],
    ['put both down by 2', '-2'],
    ['set both to 16', '16'],
  ])('get each its own price: %s', (text, value) => {
    const prices = [1, 2].map((card) => ['edit_card', card, 'price', value]);
    expect(pricesOf('show me my mugs', text)).toEqual(prices);
  });

  it('are those of the last two messages as well', () => {
    expect(pricesOf('score the jacket', 'score the lamp', 'lower both by 2 dollars')).toEqual([
      ['edit_card', 3, 'price', '-2 USD'],
      ['edit_card', 4, 'price', '-2 USD'],
    ]);
  });

  it.each([
    [['show me all my cards', 'lower them by 2 dollars']],
    [['score the lamp', 'score the jacket', 'score the blue mug', 'lower them by 2 dollars']],
    [['score the lamp', 'lower both by 2 dollars']],
  ])('no price is changed where there are more, or fewer: %j', (texts) => {
    expect(worksOf(...texts)).toEqual([]);
  });

  it.each([
    ['both need better descriptions, friendlier', { sections: ['description'], tone: 'friendly' }],
    ['both need shorter titles', { sections: ['title'], length: 'shorter' }],
    ['the descriptions of both are boring, rewrite them', { sections: ['description'] }],
    ['do both for ebay', { marketplace: 'ebay' }],
  ])('are improved at a price that is told first: %s', (text, wishes) => {
    expect(worksOf('show me my mugs', text)).toMatchObject([
      {
        tool: 'improve_cards',
        input: { ...wishes, dry_run: true, scope: { card_ids: [idOf(1), idOf(2)] } },
      },
    ]);
  });

  it.each([
    [['score the jacket', 'score the lamp', 'fix everything on the worse one'], 3],
    [['score the jacket', 'score the lamp', 'improve the better of the two'], 4],
    [['show me my mugs', 'improve the weaker one'], 2],
    [['score the jacket', 'score the lamp', 'improve the shopify one'], 3],
  ])('are told apart by their scores and marketplaces: %j', (texts, card) => {
    expect(worksOf(...texts)).toMatchObject([{ tool: 'improve_card', input: { card } }]);
  });

  it('are told apart by their prices, which are looked up', () => {
    expect(talkInLibrary(library, 'show me my mugs', 'make the cheaper one 13.50').looks).toBe(1);
  });

  it.each([
    [['improve both descriptions', 'yes', 'now the white one for ebay as well'], { card: 2, marketplace: 'ebay' }],
    [['improve the first for ebay', 'the other one too'], { card: 2, marketplace: 'ebay' }],
  ])('the work goes on with one of them alone: %j', (texts, input) => {
    expect(worksOf('show me my mugs', ...texts)).toMatchObject([{ tool: 'improve_card', input }]);
  });

  it('a name alone asks for nothing', () => {
    expect(worksOf('score the lamp', 'improve the title of the jacket', 'the lamp')).toEqual([]);
  });

  it('the other one of them is no card in hand', () => {
    const texts = ['show me all my cards', 'set the price of the first to 40', 'no sorry i meant the third'];
    expect(pricesOf(...texts, 'and put the other back to 45')).toEqual([['edit_card', 1, 'price', '45']]);
  });
});

it.each([
  ['improve the cheaper one', 1],
  ['now make the pricier one better', 2],
])('of two that were compared the one that costs less or more: %s', (text, card) => {
  const { works } = talkInLibrary(
    ['Blue Mug @etsy 61 18', 'Brass Lamp @etsy 55 39', 'Oak Bench @etsy 50 120', 'Tin Cup @etsy 44 6'],
    'compare the mug and the lamp',
    text,
  );
  expect(works.filter(({ tool }) => tool === 'improve_card')).toEqual([{ tool: 'improve_card', input: { card } }]);
});
