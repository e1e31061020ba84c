import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';
import { beginsWithName } from './name-line.ts';
import { saidOnce } from './said-once.ts';

const improved = (fields: Partial<Listing>, marketplace: MarketplaceId): Listing => {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
};

describe('a description that says a thing twice', () => {
  const whole = 'The breathable mesh back keeps you cool.';

  it.each([
    ['a sentence', [whole, 'Five quiet castors.', whole], [whole, 'Five quiet castors.']],
    [
      'an item that a sentence tells',
      ['• Breathable mesh back', '• Tilts to 120 degrees', whole],
      ['• Tilts to 120 degrees', whole],
    ],
  ])('says it once: %s', (_, lines, expected) => expect(saidOnce(lines, []).lines).toEqual(expected));

  it.each([
    ['rows under headings of their own', ['Table:', '• Made of solid oak', 'Chair:', '• Made of solid oak']],
    ['what is in the box', ['In the box:', '• Breathable mesh back', whole]],
    ['a figure that the sentence does not have', ['• Breathable mesh back 60 cm', whole]],
    ['two words', ['Solid oak.', 'Oiled twice by hand.', 'Solid oak.']],
  ])('stays as it is: %s', (_, lines) => expect(saidOnce(lines, []).lines).toEqual(lines));

  it('keeps what the seller protects', () => {
    expect(saidOnce([whole, whole], [whole]).lines).toEqual([whole, whole]);
  });
});

describe('a description that begins with the name', () => {
  const name = 'Handmade Ceramic Planter';
  const text = 'Each planter is thrown on the wheel and glazed in a satin white.';
  const listing = listingWith({ title: 'Speckled Ceramic Planter, Handmade', bullets: [], specifications: [] });

  it('is told from one that says more, or whose text needs the line above it', () => {
    expect(beginsWithName([name, text], listing, 'en')).toBe(true);
    expect(beginsWithName(['Ceramic planter with saucer', text], listing, 'en')).toBe(false);
    expect(beginsWithName([name, 'It is thrown on the wheel and glazed in a satin white.'], listing, 'en')).toBe(false);
    expect(beginsWithName([name, '• Thrown on the wheel'], listing, 'en')).toBe(false);
    expect(beginsWithName([text, text], listing, 'en')).toBe(false);
  });

  it('begins with its text, in markup as well', () => {
    const more = 'A saucer of the same clay catches the water below it.';
    const title = listing.title;
    expect(improved({ title, description: `${name}\n${text}\n${more}` }, 'etsy').description).toBe(
      `${text}\n\n${more}`,
    );
    const html = `<p><strong>${name}</strong></p><p>${text}</p><h3>🌿 Below</h3><p>${more}</p>`;
    expect(improved({ title, description: html }, 'shopify').description).toBe(
      `<p>${text}</p><h3>Below</h3><p>${more}</p>`,
    );
  });
});
