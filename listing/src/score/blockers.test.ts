import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoredListings } from '../../testing/properties/listing-arbitrary.ts';
import { imageWith, listingWith } from '../listing-builders.ts';
import { marketplaceIds } from '../marketplaces/profiles.ts';
import { blockersOf } from './blockers.ts';
import { limitRules } from './rubric.ts';
import { scoreListing } from './score-listing.ts';

it('finds the blockers of the whole score, in its words', () => {
  fc.assert(
    fc.property(scoredListings, ({ listing, images }) => {
      for (const marketplace of marketplaceIds) {
        const score = scoreListing({ listing, images, marketplace });
        const expected = score.rules.filter(({ id }) => score.blockers.includes(id));
        expect(blockersOf({ listing, images, marketplace })).toEqual(
          expected.map(({ id, message }) => ({
            id,
            message: message.slice(0, message.indexOf(' The total stays at')),
          })),
        );
      }
    }),
    { numRuns: 40 },
  );
});

it('knows every rule that can stop an upload', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`);
  const listing = listingWith({
    title: 'a'.repeat(300),
    description: 'a'.repeat(3_000),
    bullets: many(30),
    keywords: many(90),
    identifiers: { gtin: '1' },
  });
  const images = many(30).map((url) => imageWith({ url, width: 100, height: 100 }));
  const found = blockersOf({ listing, images, marketplace: 'amazon' }).map(({ id }) => id);
  expect(found.sort()).toEqual([...limitRules].sort());
});
