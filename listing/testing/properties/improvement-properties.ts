import fc from 'fast-check';
import { imageWith } from '../../src/listing-builders.ts';
import { marketplaceIds } from '../../src/marketplaces/profiles.ts';
import { anyListing } from './any-listing.ts';
import { improvementFaults } from './improvement-faults.ts';
import { scoredListings } from './listing-arbitrary.ts';

const cases = fc.record({
  marketplace: fc.constantFrom(...marketplaceIds),
  card: fc.oneof(
    scoredListings,
    anyListing.map((listing) => ({ listing, images: [imageWith({})] })),
  ),
});

/**
 * Improves so many generated listings, each for one marketplace, and answers how many for each.
 *
 * @throws Error with the listing and what is wrong when one breaks a promise of the improver
 */
export function proveImproving(size: number, seed?: number): Map<string, number> {
  const seen = new Map<string, number>();
  const keepsPromises = fc.property(cases, ({ marketplace, card: { listing, images } }) => {
    const faults = improvementFaults(listing, images, marketplace);
    if (faults.length > 0) throw new Error(faults.join('; '));
    seen.set(marketplace, (seen.get(marketplace) ?? 0) + 1);
  });
  fc.assert(keepsPromises, { numRuns: size, ...(seed !== undefined && { seed }) });
  return seen;
}
