import { expect, it } from 'vitest';
import type { ListingField } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import { rewriteBullets } from './rewrite-bullets.ts';
import { type Rewrite, type RewriteContext, rewriteContext } from './rewrite-context.ts';
import { rewriteSpecifications } from './rewrite-specifications.ts';

/** How often a rewriter looks at the title and at the description, whose texts it reads from their beginning each time. */
function readsOf(rewrite: (context: RewriteContext) => Rewrite[], title: string, line: string, lines: number) {
  const listing = listingWith({ title, description: Array(lines).fill(line).join('\n') });
  const reads: Partial<Record<ListingField, number>> = {};
  const watched = new Proxy(listing, {
    get: (target, field: ListingField) => {
      reads[field] = (reads[field] ?? 0) + 1;
      return target[field];
    },
  });
  rewrite({ ...rewriteContext({ listing, images: [], sources: [], marketplace: 'generic' }), listing: watched });
  return { title: reads.title ?? 0, description: reads.description ?? 0 };
}

it.each(['a 5 cm.', 'Keeps tea hot for 6 hours.', 'Cloth'])('the title is not read anew for each line %j', (line) => {
  const few = readsOf(rewriteBullets, 'Mug', line, 5);
  expect(readsOf(rewriteBullets, 'Mug', line, 500)).toEqual(few);
});

it('a description is read for the one material of a product only where the title names a material', () => {
  const reads = (title: string) => readsOf(rewriteSpecifications, title, 'Keeps tea hot.', 1).description;
  expect(reads('Mug')).toBeLessThan(reads('Steel mug'));
});
