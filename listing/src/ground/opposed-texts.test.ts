import { describe, expect, it } from 'vitest';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import { opposedTexts } from './opposed-texts.ts';

const flags = (fields: Partial<Listing>): string[] =>
  opposedTexts(listingWith(fields), 'en').map(({ path, text }) => `${path}: ${text}`);

describe('texts that say different things', () => {
  it('are a capacity, and what a thing withstands', () => {
    const fields = {
      title: 'Water bottle 750ml',
      description: 'Holds 1 litre. Not dishwasher safe.',
      bullets: ['Screw lid', 'Dishwasher safe'],
    };
    expect(flags(fields)).toEqual([
      'description: The title says “750ml”, but the description says “1 litre”. Keep the one that is right.',
      'bullets/1: The description says no to “dishwasher safe”, but bullet 2 says “Dishwasher safe”. Keep the one that is right.',
    ]);
  });

  it.each([
    {
      title: 'Water bottle 750ml',
      description: 'Holds 0.75 litres. Add 5 ml of soap to 1 litre of water to clean it.',
    },
    { title: 'Water bottle 750ml', description: 'The cup holds 100 ml, the bottle has a capacity of 750 ml.' },
    {
      title: 'Bottle',
      description: 'The cup is dishwasher safe, the lid is not dishwasher safe.',
      bullets: ['Dishwasher safe'],
    },
    { title: 'Bottle', description: 'BPA free.', bullets: ['No BPA'] },
  ])('are not $description', (fields) => {
    expect(flags(fields)).toEqual([]);
  });
});
