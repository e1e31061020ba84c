import { type ListingBody, listingSchema, marketplaceSchema } from '@cardwright/contract/listings';
import type { ScoreBody } from '@cardwright/contract/scores';
import { emptyListing, type Listing } from '@cardwright/listing/listing';
import { marketplaceIds } from '@cardwright/listing/marketplaces/profiles';
import type { Score } from '@cardwright/listing/score/score-listing';
import { expect, expectTypeOf, test } from 'vitest';

test('the listing and the score of the contract are those of the engine', () => {
  expectTypeOf<ListingBody>().toExtend<Listing>();
  expectTypeOf<Listing>().toExtend<ListingBody>();
  expectTypeOf<Score>().toExtend<ScoreBody>();
  expect(Object.keys(listingSchema.shape).sort()).toEqual(Object.keys(emptyListing).sort());
});

test('the contract names every marketplace that the engine has rules for', () => {
  expect(marketplaceSchema.options).toEqual([...marketplaceIds]);
});
