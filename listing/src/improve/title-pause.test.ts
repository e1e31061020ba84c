import { expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

it.each<[string, Partial<Listing>, MarketplaceId, string]>([
  ['a pause', { title: 'moonstone drop earrings sterling silver' }, 'etsy', 'Moonstone Drop Earrings, Sterling Silver'],
  ['no pause in a name', { title: 'cordless drill driver HD-218' }, 'etsy', 'Cordless Drill Driver HD-218'],
  [
    'the sign that says "or more"',
    { title: 'Harbour Lords, strategy board game for 2-4 players, ages 10+, 60-90 min of play' },
    'shopify',
    'Harbour Lords, Strategy Board Game for 2-4 Players, Ages 10+',
  ],
  [
    'the maker whose name has a word of the title',
    { title: 'Barn & Leaf Peppermint Herbal Tea Loose Leaf 100g', brand: 'Barn & Leaf' },
    'walmart',
    'Barn & Leaf Peppermint Herbal Tea Loose, 100g',
  ],
  [
    'no part that is not the thing',
    { title: 'Wildflower Honey', specifications: [{ name: 'Container', value: 'Glass jar' }] },
    'etsy',
    'Wildflower Honey',
  ],
])('a title has %s', (_, fields, marketplace, title) => {
  expect(improved(fields, marketplace).title).toBe(title);
});

it('a cut leaves no word that alone says another thing', () => {
  const title = 'Clear case for iphone 15 pro max shockproof magsafe compatible slim cover anti yellowing transparent';
  for (const marketplace of ['etsy', 'amazon', 'ebay', 'shopify'] as const)
    expect(improved({ title }, marketplace).title).not.toMatch(/magsafe(?! compatible)|anti$/iu);
});

it('a text of facts calls the thing by its kind', () => {
  const specifications = [
    { name: 'Weight', value: '200 g' },
    { name: 'Burn time', value: '40 hours' },
    { name: 'Wick', value: 'cotton' },
  ];
  expect(improved({ title: 'Lavender & Sage Candle', specifications }, 'etsy').description).toBe(
    'This candle weighs 200 g. It has a burn time of 40 hours and a wick made of cotton.',
  );
});
