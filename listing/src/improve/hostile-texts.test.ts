import { describe, expect, it } from 'vitest';
import { processorTime } from '../../testing/processor-time.ts';
import { checkGrounding } from '../ground/check-grounding.ts';
import { listingWith } from '../listing-builders.ts';
import { improveListing } from './improve-listing.ts';

/** As long as a listing whose improvement is no thread of its own. */
const characters = 36_000;

/** Each of these took quadratic time in some pattern or loop. The limit is wide, for slow machines. */
describe('texts of nothing but one piece', () => {
  it.each([' ', '\t', '.', '–', '!', '1×1', 'размер'])('"%s" are improved and checked in time', (piece) => {
    const text = `${piece.repeat(characters / piece.length)}x`;
    const sources = [{ id: 's', kind: 'page' as const, text }];
    const listing = listingWith({ title: 'Oak desk lamp', description: text });
    expect(
      processorTime(() => {
        improveListing({ listing, images: [], sources, marketplace: 'amazon' });
        checkGrounding({ listing, sources });
      }),
    ).toBeLessThan(4_000);
  });
});
