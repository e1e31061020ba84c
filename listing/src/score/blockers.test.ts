import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoredListings } from '../../testing/properties/listing-arbitrary.ts';
import { marketplaceIds } from '../marketplaces/profiles.ts';
import { blockersOf } from './blockers.ts';
import { limitRules } from './rubric.ts';
import { scoreListing } from './score-listing.ts';

it('finds the blockers of the whole score, in its words', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(scoredListings, ({ listing, images }) => {
      for (const marketplace of marketplaceIds) {
        const score = scoreListing({ listing, images, marketplace });
        const found = blockersOf({ listing, images, marketplace });
        expect(found.map(({ id }) => id)).toEqual(score.blockers);
        for (const { id, message } of found) {
          seen.add(id);
          expect(score.rules.find((rule) => rule.id === id)?.message).toMatch(/The total stays at 59/u);
          expect(score.rules.find((rule) => rule.id === id)?.message.startsWith(`${message} `)).toBe(true);
        }
      }
    }),
    { numRuns: 80, seed: 4 },
  );
  expect([...limitRules].filter((id) => !seen.has(id))).toEqual([]);
});
