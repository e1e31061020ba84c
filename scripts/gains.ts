import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtractedProduct } from '../listing/src/extract/types.ts';
import { improveListing, type RuleImprovement } from '../listing/src/improve/improve-listing.ts';
import { unmeasured } from '../listing/src/listing.ts';
import { type MarketplaceId, marketplaceIds, marketplaceNames } from '../listing/src/marketplaces/profiles.ts';
import { type Score, scoreListing } from '../listing/src/score/score-listing.ts';
import { extractSaved, savedPages } from './saved-pages.ts';

interface Gain {
  before: Score;
  after: Score;
  result: RuleImprovement;
}

function savedProducts(): { file: string; product: ExtractedProduct }[] {
  const { folder, pages } = savedPages();
  return pages.flatMap((page) => {
    if (page.kind !== 'product') return [];
    const product = extractSaved(readFileSync(join(folder, page.file)), page);
    return product.kind === 'refused' ? [] : [{ file: page.file, product }];
  });
}

function gainOf(product: ExtractedProduct, marketplace: MarketplaceId): Gain {
  const { listing } = product;
  // The pictures are not fetched, so the image rules see them as not measured, before and after alike.
  const images = product.images.map(unmeasured);
  const sources = [{ id: 'page', kind: 'page' as const, text: product.source_text }];
  const before = scoreListing({ listing, images, marketplace });
  const result = improveListing({ listing, images, sources, marketplace });
  return { before, after: scoreListing({ listing: result.listing, images, marketplace }), result };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Why a total did not rise: a blocker that only the seller can remove, or the sections' own reasons. */
function reasonFor({ before, after, result }: Gain): string {
  const gain = after.raw - before.raw;
  if (after.blockers.length > 0 && gain > 0)
    return `the texts rose by ${gain.toFixed(1)}, but ${after.blockers.join(', ')} keeps the total at 59`;
  return result.unchanged.map(({ path, reason }) => `${path}: ${reason}`).join(' ');
}

function main(): number {
  const products = savedProducts();
  const rows: string[] = [];
  let lower = 0;
  for (const marketplace of marketplaceIds) {
    const gains = products.map(({ file, product }) => ({ file, ...gainOf(product, marketplace) }));
    const same = gains.filter(({ before, after }) => after.total === before.total);
    for (const item of same) console.log(`${marketplace} ${item.file}: ${item.after.total} stays; ${reasonFor(item)}`);
    for (const { file, before, after } of gains.filter((item) => item.after.total < item.before.total)) {
      lower += 1;
      console.log(`LOWER ${marketplace} ${file}: ${before.total} to ${after.total}`);
    }
    const of = (pick: (gain: Gain) => number): string => mean(gains.map(pick)).toFixed(1);
    rows.push(
      `| ${marketplaceNames[marketplace]} | ${of(({ before }) => before.total)} | ${of(({ after }) => after.total)} | +${of(
        ({ before, after }) => after.total - before.total,
      )} | +${of(({ before, after }) => after.raw - before.raw)} | ${gains.length - same.length} of ${gains.length} |`,
    );
  }
  console.log(
    '\n| marketplace | before | after | mean gain | without caps | raised |\n| --- | --- | --- | --- | --- | --- |',
  );
  console.log(rows.join('\n'));
  return lower === 0 ? 0 : 1;
}

process.exitCode = main();
