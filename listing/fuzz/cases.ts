import fc from 'fast-check';
import { exportFormats } from '../cli/export-file.ts';
import type { FileFormat } from '../src/formats/file-formats.ts';
import { type MarketplaceId, marketplaceIds } from '../src/marketplaces/profiles.ts';
import { checkExport } from './check-export.ts';
import { checkListing } from './check-listing.ts';
import { checkPage } from './check-page.ts';
import { type FuzzListing, fuzzListing } from './listings.ts';
import { type FuzzPage, fuzzPage } from './pages.ts';
import type { Watch } from './watch.ts';

/** A page or a listing, with the marketplaces and formats that it goes through. */
export type FuzzCase = ({ page: FuzzPage } | { given: FuzzListing }) & {
  marketplaces: readonly MarketplaceId[];
  formats: readonly FileFormat[];
};

const ways = {
  // One marketplace, each with the same chance: all of them at once would make a case ten times as long.
  marketplaces: fc.shuffledSubarray([...marketplaceIds], { minLength: 2, maxLength: 2 }),
  formats: fc.shuffledSubarray([...exportFormats], { minLength: 2, maxLength: 2 }),
};

export const fuzzCase: fc.Arbitrary<FuzzCase> = fc.oneof(
  fc.record({ page: fuzzPage, ...ways }),
  fc.record({ given: fuzzListing, ...ways }),
);

/** Takes a case through the whole engine. @throws whatever breaks */
export async function runCase(it: FuzzCase, watch: Watch): Promise<void> {
  const input = 'page' in it ? checkPage(it.page, watch) : it.given;
  if (input === null) return;
  for (const [index, marketplace] of it.marketplaces.entries()) {
    const improved = checkListing(input, marketplace, watch);
    const format = it.formats[index];
    if (format !== undefined) await checkExport(input, improved, format, marketplace, watch);
  }
}
