import { emptyListing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import { followInLines } from './same-lines.ts';

const changed = (description: string, bullets: string[] = [], after = 'Weight: 95 g') => {
  const listing = { ...emptyListing, description, bullets };
  const notes = followInLines(listing, [{ before: 'Weight: 100 g', after }]);
  return { description: listing.description, bullets: listing.bullets, notes };
};

describe('a line that is nothing but the specification', () => {
  it.each([
    ['Soap bar\n• Weight: 100 g\n• Scent: rose', 'Soap bar\n• Weight: 95 g\n• Scent: rose'],
    ['<p>Soap</p><ul><li>weight: 100 g</li></ul>', '<p>Soap</p><ul><li>weight: 95 g</li></ul>'],
  ])('follows it: %s', (before, after) => {
    expect(changed(before)).toMatchObject({
      description: after,
      notes: ['Its line in the description says so too now.'],
    });
  });

  it('is a bullet as well', () => {
    expect(changed('', ['Weight: 100 g', 'Net weight: 100 g'])).toEqual({
      description: '',
      bullets: ['Weight: 95 g', 'Net weight: 100 g'],
      notes: ['Its line in the bullets says so too now.'],
    });
  });

  it.each(['A bar of 100 g.', 'Weight: 100 g with its box', 'Weight: 1000 g'])('is none of these: %s', (text) => {
    expect(changed(text, [text])).toEqual({ description: text, bullets: [text], notes: [] });
  });

  it('stays where the specification goes', () => {
    const listing = { ...emptyListing, description: 'Weight: 100 g' };
    expect(followInLines(listing, [{ before: 'Weight: 100 g', after: null }])).toEqual([]);
    expect(listing.description).toBe('Weight: 100 g');
  });
});
