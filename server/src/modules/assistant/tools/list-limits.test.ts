import type { Card } from '@cardwright/contract/cards';
import { emptyListing, type Listing } from '@cardwright/listing/listing';
import { blockersOf } from '@cardwright/listing/score/blockers';
import { expect, it } from 'vitest';
import type { ListingEdit } from '../tool-types.ts';
import { applyEdits } from './listing-edits.ts';

const bullets = ['Holds 350 ml', 'Made of clay', 'Fired twice', 'Glazed by hand', 'Comes in a box'];
const told: ListingEdit = { op: 'add', field: 'bullets', value: 'Dishwasher safe' };
const after = (marketplace: string, edits: ListingEdit[], own = bullets, keywords: string[] = []) => {
  const listing = { ...emptyListing, title: 'Clay mug', description: 'A mug.', bullets: own, keywords };
  const card = { marketplace, current: { listing } } as unknown as Card;
  const applied = applyEdits(card, edits);
  return { ...applied, listing: { ...listing, ...applied.listing } };
};

it('writes what a full list of bullets has no place for into the description, and says so', () => {
  const { listing, changes, notes } = after('amazon', [told, { ...told, value: 'Two years of warranty!' }]);
  expect(listing.bullets).toEqual(bullets);
  expect(listing.description).toBe('A mug.\n\nDishwasher safe.\n\nTwo years of warranty!');
  expect(changes.map(({ field }) => field)).toEqual(['description', 'description']);
  expect(notes).toEqual(['The card has 5 bullets, and Amazon takes at most 5, so this stands in the description.']);
  const blockers = (own: Listing) =>
    blockersOf({ listing: own, marketplace: 'amazon', images: [] }).map(({ id }) => id);
  expect(blockers({ ...listing, bullets: [...bullets, 'Dishwasher safe'] })).toContain('B1');
  expect(blockers(listing)).not.toContain('B1');
});

it('adds a bullet where there is room, where no marketplace counts them, and at the place that was asked for', () => {
  expect(after('amazon', [told], bullets.slice(1)).listing.bullets).toHaveLength(5);
  expect(after('shopify', [told]).listing.bullets).toHaveLength(6);
  const placed = after('amazon', [{ ...told, position: 1 }]);
  expect(placed.listing.bullets[0]).toBe('Dishwasher safe');
  expect(placed.notes).toEqual(['The card has 6 bullets now, and Amazon takes at most 5.']);
});

it('tells of more tags than the marketplace takes', () => {
  const tags = Array.from({ length: 13 }, (_, at) => `tag ${at}`);
  const { listing, notes } = after('etsy', [{ op: 'add', field: 'keywords', value: 'one more' }], bullets, tags);
  expect(listing.keywords).toHaveLength(14);
  expect(notes).toEqual(['The card has 14 keywords now, and Etsy takes at most 13.']);
});
