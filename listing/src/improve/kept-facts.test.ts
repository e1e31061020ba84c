import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';

const improve = (fields: Partial<Listing>, marketplace: MarketplaceId) => {
  const listing = listingWith({
    language: 'en',
    description: '',
    bullets: [],
    specifications: [],
    keywords: [],
    brand: null,
    category: null,
    ...fields,
  });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace });
};
const specifications = (title: string) =>
  improve({ title }, 'ebay').listing.specifications.map(({ name, value }) => `${name}: ${value}`);

describe('a material or a colour is that of the product itself', () => {
  it.each([
    'Tomato seeds "Black Krim" heirloom, 30 seeds',
    'Dining table, 180 x 90 cm, black powder coated legs',
    'Desk lamp with white handle, 40 cm',
    'Magnesium glycinate 400 mg, 120 capsules',
    'Zinc 25 mg, 90 pieces',
    'Iron tablets, 60 pieces',
    'GaN charger 65 W, 3 ports',
    'Gallium nitride wall charger, 2 x USB-C',
    'Face Cream 50 ml',
    'Cream for dry hands, 50 ml',
    'Ice Cream Maker 1 l',
    'Rose oil 10 ml',
    'Blood orange soap',
    'Apricot face scrub, 100 ml',
    'Charcoal grill, 50 cm',
    'Green tea, 100 g',
  ])('none is stated: %s', (title) => {
    expect(specifications(title).join()).not.toMatch(/Color|Material/);
  });

  it.each(['Red wine glass, 400 ml', 'Olive wood board, 40 cm'])('no colour is: %s', (title) => {
    expect(specifications(title).join()).not.toMatch(/Color/);
  });

  it.each([
    ['Desk lamp, black, 40 cm', 'Color: Black'],
    ['Cream wool scarf, 180 cm', 'Color: Cream'],
    ['Orange rain jacket, size M', 'Color: Orange'],
    ['Charcoal hoodie, size M', 'Color: Charcoal'],
    ['Orange water bottle, 500 ml', 'Color: Orange'],
    ['Cream bath mat, 60 cm', 'Color: Cream'],
    ['Black coffee table, 90 cm', 'Color: Black'],
    ['Ceramic tea cups', 'Material: Ceramic'],
    ['Linen tablecloth, 140 x 200 cm', 'Material: Linen'],
  ])('one is: %s', (title, stated) => {
    expect(specifications(title)).toContain(stated);
  });
});

describe('facts that stand in one place only', () => {
  const title =
    'Dining table solid oak 180 x 90 cm, 75 cm high, oiled, black steel legs, weighs 48 kg, holds 120 kg, comes disassembled, seats 6, with two benches, for indoor use, made in Latvia, 749 EUR';

  it('move from a title that is cut to the description', () => {
    const { listing, flags, changes } = improve({ title }, 'amazon');
    expect(listing.title.length).toBeLessThanOrEqual(75);
    const told = [listing.title, listing.description, ...listing.bullets].join('\n').toLowerCase();
    for (const fact of ['oiled', '48 kg', '120 kg', 'disassembled', 'two benches', 'latvia'])
      expect(told).toContain(fact);
    expect(told).not.toContain('749');
    expect(flags.map(({ text }) => text).join()).not.toMatch(/kg|Latvia/);
    expect(changes.find(({ path }) => path === 'description')?.reason).toMatch(
      /^Written, \d+ characters; told its facts in \d sentences/,
    );
  });

  it('are no words for a search alone', () => {
    const lamp = `Desk lamp 40 cm, office lamp, reading lamp, study lamp, lamp for students, night lamp, ${'table lamp, '.repeat(5)}lamp`;
    const { listing } = improve({ title: lamp, description: 'A lamp for the desk. It has a cable of 2 m.' }, 'amazon');
    expect(listing.description).not.toMatch(/night lamp|students/);
  });

  it('stay alone under their name: no second value is added to the text', () => {
    const { listing } = improve(
      {
        title: 'Lavender soap',
        description: 'Made by hand.\n• Weight: 100 g',
        specifications: [{ name: 'Weight', value: '95 g' }],
      },
      'etsy',
    );
    expect(listing.description.match(/Weight/g)).toHaveLength(1);
  });

  it('leave no figure of a price without its sign', () => {
    const bullets = [
      'Clear case of soft TPU with a ring, $14.99',
      'Keeps the corners safe - only 9,90 €, also in a bag',
    ];
    const { listing } = improve({ title: 'Clear case', bullets }, 'amazon');
    expect(listing.bullets.join('\n')).not.toMatch(/14.99|9,90|only/);
    expect(listing.bullets[0]).toBe('Clear case of soft TPU with a ring');
  });
});
