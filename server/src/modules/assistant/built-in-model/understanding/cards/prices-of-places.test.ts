import { describe, expect, it } from 'vitest';
import { isPricesOfPlaces } from './prices-of-places.ts';

describe('prices for marketplaces', () => {
  it.each([
    'the price on amazon is 19 and on ebay 21',
    'set the price to 19 on amazon and 21 on ebay',
    'prices: amazon: 19, etsy: 22',
    'make it $19 for amazon and $24 for etsy',
  ])('are several: %s', (text) => expect(isPricesOfPlaces(text)).toBe(true));

  it.each([
    'the price on amazon is 19',
    'set the price to 19 and improve it for amazon and ebay',
    'the price is 19 for amazon and 21 for amazon prime',
    'what does it cost, 19 on amazon and 21 on ebay?',
    'the fee is $19 on amazon and $21 on ebay',
    'improve it for amazon, 3 bullets, and for ebay, 5 bullets',
  ])('are not read in: %s', (text) => expect(isPricesOfPlaces(text)).toBe(false));
});
