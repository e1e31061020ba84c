import { expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import { improveListing } from './improve-listing.ts';

function tags(fields: Partial<Listing>): string[] {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace: 'etsy' }).listing.keywords;
}

it.each<[Partial<Listing>, string[], RegExp]>([
  [
    { title: 'Olympus 35mm film camera', brand: 'Olympus', specifications: [{ name: 'Type', value: 'SLR' }] },
    ['film camera', '35mm film camera', 'slr camera'],
    /case/u,
  ],
  [
    { title: 'Lavender & Sage Candle', specifications: [{ name: 'Wick', value: 'cotton' }] },
    ['lavender candle', 'lavender sage candle'],
    /cotton/u,
  ],
  [
    { title: 'vintage satchel bag brown crossbody handmade', description: 'For the LINDA bag lovers.' },
    ['vintage bag', 'crossbody bag', 'handmade satchel bag'],
    /linda|brown crossbody/u,
  ],
  [
    { title: 'Harbour Lords - strategy board game, 60-90 min', category: 'Games > Board Games' },
    ['strategy board game'],
    /min/u,
  ],
  [{ title: 'Acme ice cream maker with slim lid', brand: 'Acme' }, ['ice cream maker'], /ice maker|acme|lid maker/u],
])('tags are true combinations: %j', (fields, expected, wrong) => {
  const found = tags(fields);
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(found.join('\n')).not.toMatch(wrong);
  expect(new Set(found).size).toBe(found.length);
});

it('no tag is another one with its apostrophe', () => {
  expect(tags({ title: "Men's running shoes", keywords: ['mens running shoes'] }).join()).not.toMatch(/men's running/u);
});
