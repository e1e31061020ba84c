import { expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { imageWith, listingWith } from '../listing-builders.ts';
import { improveListing } from './improve-listing.ts';

const specifications = [
  { name: 'steel', value: '<script>x</script>' },
  { name: 'Color', value: 'steel' },
  { name: 'Color', value: '&amp;' },
];

it.each<[what: string, fields: Partial<Listing>]>([
  ['a title that denies something, with a tag in it', { title: 'not </b> flasche', language: 'fr' }],
  ['a property of nothing but tags', { title: '', language: 'en', specifications }],
])('is not changed by another improvement: %s', (_, fields) => {
  const original = { ...listingWith({}), description: '', bullets: [], specifications: [], keywords: [], ...fields };
  const sources = [listingSource(original, 's1', 'page')];
  const improve = (listing: Listing) =>
    improveListing({ listing, images: [imageWith({})], sources, marketplace: 'generic' }).listing;
  const once = improve(original);
  expect(improve(once)).toEqual(once);
});
