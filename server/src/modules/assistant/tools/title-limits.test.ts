import type { Card } from '@cardwright/contract/cards';
import { describe, expect, it } from 'vitest';
import { emptyCardListing } from '../testing/empty-listing.ts';
import type { ListingEdit } from '../tool-types.ts';
import { applyEdits } from './listing-edits.ts';

const title = 'Voltix GaN charger, white, 65 W';
const cardFor = (marketplace: string): Card =>
  ({ marketplace, current: { listing: { ...emptyCardListing, title } } }) as unknown as Card;
const added = (marketplace: string, value: string, more: Partial<ListingEdit> = {}) =>
  applyEdits(cardFor(marketplace), [{ op: 'add', field: 'title', value, ...more }]);
const long = 'fast charging for laptop, tablet and phone, with travel adapter';

describe('words added to a title only where they fit', () => {
  it.each([
    ['ebay', 'limit', 'eBay takes at most 80'],
    ['ebay', 60, 'you want at most 60'],
    ['amazon', 40, 'you want at most 40'],
  ] as const)('leave it as it is on %s, beyond %s', (marketplace, at_most, why) => {
    const { listing, changes, notes } = added(marketplace, long, { at_most });
    expect([listing, changes]).toEqual([{}, []]);
    expect(notes).toEqual([expect.stringContaining(why)]);
    expect(notes[0]).toContain('95 characters');
  });

  it.each(['limit', 80] as const)('are added where it stays within %s', (at_most) => {
    const { listing, notes } = added('ebay', 'USB-C', { at_most });
    expect(listing).toEqual({ title: `${title} USB-C` });
    expect(notes).toEqual([]);
  });
});

describe('words added to a title in any case', () => {
  it('are told to be too many for the marketplace', () => {
    const { listing, notes } = added('ebay', long);
    expect(listing.title).toBe(`${title} ${long}`);
    expect(notes.join(' ')).toContain('95 characters now, and eBay takes at most 80');
  });

  it('need no word where they fit, or the title only got shorter', () => {
    expect(added('ebay', 'USB-C').notes).toEqual([]);
    expect(added('etsy', long).notes).toEqual([]);
    const card = cardFor('ebay');
    card.current.listing.title = `${title} ${long} and a long cable`;
    expect(applyEdits(card, [{ op: 'remove', field: 'title', value: 'and a long cable' }]).notes).toEqual([]);
  });
});
