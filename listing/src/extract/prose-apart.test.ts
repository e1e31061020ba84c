import { describe, expect, it } from 'vitest';
import { processorTime } from '../../testing/processor-time.ts';
import { extractFromText } from './extract-from-text.ts';

const listingOf = (text: string) => {
  const extraction = extractFromText({ text });
  if (extraction.kind !== 'product') throw new Error('refused');
  return extraction.listing;
};

describe('a product told in one paragraph', () => {
  it('has its first sentence as title and the sum at its end as price', () => {
    const listing = listingOf(
      'Walking in Rain by Anna Berg, translated by Tom Hill. Hardcover with dust jacket, 1983, Hill & Sons, London. First edition, third impression. Small tear on the back. 502 pages. ISBN 0-436-14089-6. £18',
    );
    expect(listing.title).toBe('Walking in Rain by Anna Berg, translated by Tom Hill');
    expect(listing.description).toBe(
      'Hardcover with dust jacket, 1983, Hill & Sons, London. First edition, third impression. Small tear on the back. 502 pages. ISBN 0-436-14089-6',
    );
    expect(listing.price).toEqual({ amount: '18', currency: 'GBP' });
    expect(listing.identifiers).toEqual({});
  });

  it('has the first parts as title where one sentence is all', () => {
    const parts = Array.from({ length: 30 }, (_, index) => `part number ${index + 1}`).join(', ');
    const listing = listingOf(`Oak table, ${parts}, 49 EUR`);
    expect(listing.title).toMatch(/^Oak table, part number 1, .*, part number \d+$/);
    expect(listing.title.length).toBeLessThanOrEqual(120);
    expect(listing.description.endsWith('part number 30')).toBe(true);
    expect(listing.price).toEqual({ amount: '49', currency: 'EUR' });
  });

  it.each([
    ['49 zł', 'PLN'],
    ['490 руб.', 'RUB'],
    ['€49.00,', 'EUR'],
  ])('has its price in any writing: %s', (sum, currency) => {
    const told =
      'Oak table, handmade in our workshop. It has a drawer and four turned legs of old barn wood, oiled twice';
    expect(listingOf(`${told}, and stands on any floor. ${sum}`).price?.currency).toBe(currency);
  });

  it('is read once, however many signs stand behind a sum', () => {
    const text = `Oak table. It has a drawer, $49${'.'.repeat(190_000)}x`;
    expect(processorTime(() => listingOf(text))).toBeLessThan(2_000);
  });

  it.each([
    'Stainless Steel Water Bottle 500 ml. Leakproof.',
    'Acme Insulated Stainless Steel Water Bottle with Straw Lid and Carry Loop, Leakproof, for Gym, Travel, Hiking and Office Use, 500 ml, Forest Green',
  ])('stays one title where it may be one: %s', (title) => {
    expect(listingOf(title).title).toBe(title);
  });

  it('takes no price of a delivery', () => {
    expect(
      listingOf(
        'Oak table, handmade in our workshop from old barn wood, with a drawer and four turned legs, oiled twice. Delivery within the country costs 49 EUR',
      ).price,
    ).toBeNull();
  });
});
