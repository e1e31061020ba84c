import { describe, expect, it } from 'vitest';
import { pricedWords, priceRangeIn } from './price-ranges.ts';

describe('prices between limits', () => {
  it.each([
    ['which costs under 20', { price_below: 20 }],
    ['cheaper than 19,90 euros', { price_below: 19.9, price_currency: 'EUR' }],
    ['at most $20', { price_below: 20.01, price_currency: 'USD' }],
    ['priced at 20 or less', { price_below: 20.01 }],
    ['that cost more than 1,000 dollars', { price_from: 1_000.01, price_currency: 'USD' }],
    ['costing at least 50', { price_from: 50 }],
    ['€50 and up', { price_from: 50, price_currency: 'EUR' }],
    ['priced between 15 and 30', { price_from: 15, price_below: 30.01 }],
    ['no more than 30 bucks', { price_below: 30.01, price_currency: 'USD' }],
  ])('%s', (words, range) => expect(priceRangeIn(words)).toEqual(range));

  it.each(['which costs less than 20 credits', 'a title under 80 characters', 'which is the cheapest?'])(
    'none: %s',
    (words) => expect(priceRangeIn(words)).toBeNull(),
  );
});

describe('a request on cards of such a price', () => {
  it.each([
    ['improve all cards under $20 for ebay', 'improve all cards for ebay', { price_below: 20, price_currency: 'USD' }],
    [
      'improve all cards except the bottle and those over 30 dollars',
      'improve all cards except the bottle',
      { price_below: 30.01, price_currency: 'USD' },
    ],
    ['score everything that costs more than 30', 'score everything', { price_from: 30.01 }],
    ['improve all three for ebay, unless it costs more than 50', 'improve all three for ebay', { price_below: 50.01 }],
    [
      'improve the mug and the lamp, but only if they cost less than 30',
      'improve the mug and the lamp',
      { price_below: 30 },
    ],
    [
      'export all cards except those over 40 dollars',
      'export all cards',
      { price_below: 40.01, price_currency: 'USD' },
    ],
  ])('%s', (text, rest, range) => expect(pricedWords(text)).toEqual({ rest, range }));

  it.each([
    'improve all cards below 60',
    'improve it unless it costs more than 50 credits',
    'set the price to 20 dollars',
  ])('none: %s', (text) => expect(pricedWords(text)).toBeNull());
});
