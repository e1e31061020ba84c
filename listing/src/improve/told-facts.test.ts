import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';
import { propertiesOf } from './told-facts.ts';

const told = (description: string, fields: Partial<Listing> = {}) =>
  propertiesOf(listingWith({ title: 'Thing', description, ...fields }), 'en').map(
    ({ name, value }) => `${name}: ${value}`,
  );
const improve = (fields: Partial<Listing>, marketplace: MarketplaceId) => {
  const listing = listingWith({ language: 'en', ...fields });
  return improveListing({ listing, images: [], sources: [listingSource(listing, 's1', 'page')], marketplace });
};

describe('properties that stand only in lines', () => {
  it.each([
    ['Sterling silver 925', 'Material: Sterling silver 925'],
    ['Moonstone 6mm round cabochon', 'Material: Moonstone'],
    ['Material: moonstone', 'Material: moonstone'],
    ['100% merino wool', 'Material: 100% merino wool'],
    ['Sizes 5 to 9', 'Sizes: 5 to 9'],
    ['180 x 30 cm', 'Dimensions: 180 x 30 cm'],
    ['75 cm high', 'Height: 75 cm'],
    ['Band 2mm wide', 'Band width: 2mm'],
    ['Weighs 48 kg', 'Weight: 48 kg'],
    ['Made in Scotland', 'Country of origin: Scotland'],
    ['Set of 2', 'Pack size: Set of 2'],
    ['120 vegan capsules', 'Contents: 120 vegan capsules'],
    ['Case included', 'Included: Case'],
    ['Comes in a box', 'Packaging: Box'],
    ['Weight: approx. 48 g', 'Weight: approx. 48 g'],
    ['For ages 3-6', 'Age: 3-6'],
    ['Navy blue', 'Color: Navy blue'],
  ])('%s', (line, property) => {
    expect(told(line)).toEqual([property]);
    expect(told('', { bullets: [line] })).toEqual([property]);
  });

  it.each([
    'Black steel legs',
    'Handmade in my studio in Leeds',
    'Works on:\n• wood\n• glass\n• metal',
    'Battery: lasts all day long',
    'Weight: 9.2 lbs 7.2 lbs 4.4 lbs',
    'Note on color: shades may differ',
    'Width: 40 cm\nWidth: 44 cm',
    'Not made in China',
    'Cable not included',
    'Shipping included',
    'Sizes may vary',
    'Size matters',
    '12 cups',
    'This ring is made of sterling silver. It comes in sizes 5 to 9.',
  ])('none is made of: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it('are known once, and two materials are one property', () => {
    const specifications = [{ name: 'Material', value: 'moonstone' }];
    expect(told('Sterling Silver\nMaterial: moonstone', { specifications })).toEqual([
      'Material: moonstone and sterling silver',
    ]);
    expect(told('Solid oak', { specifications: [{ name: 'material', value: 'oak' }] })).toEqual([
      'material: Solid oak',
    ]);
    expect(told('Weight: 100 g', { specifications: [{ name: 'Item weight', value: '95 g' }] })).toEqual([
      'Item weight: 95 g',
    ]);
  });

  it('reach title, specifications and tags of Etsy', () => {
    const { listing, flags } = improve(
      {
        title: 'Little rings',
        description:
          'Sterling silver 925\nMoonstone 6mm round cabochon\nSizes US 5 to 10\nHandmade in my studio in Leeds\nComes in kraft gift box',
      },
      'etsy',
    );
    expect(listing.title).toBe('Little Rings, Sterling Silver 925 and Moonstone, Sizes US 5 to 10');
    expect(listing.specifications).toEqual([
      { name: 'Material', value: 'Sterling silver 925 and moonstone' },
      { name: 'Sizes', value: 'US 5 to 10' },
      { name: 'Packaging', value: 'Kraft gift box' },
    ]);
    expect(listing.keywords).toEqual(expect.arrayContaining(['silver rings', 'moonstone rings', 'sterling silver']));
    expect(flags).toEqual([]);
  });

  it('reach the title when only that is to be improved', () => {
    const listing = listingWith({ language: 'en', title: 'Wool scarf', description: 'Color: navy blue' });
    const sources = [listingSource(listing, 's1', 'page')];
    const improved = improveListing({ listing, images: [], sources, marketplace: 'etsy', sections: ['title'] });
    expect(improved.listing.title).toBe('Wool Scarf, Navy Blue');
    expect(improved.listing.specifications).toEqual([]);
  });
});

describe('search words', () => {
  const food = {
    title: 'Dry dog food "Wild Salmon"',
    specifications: [
      { name: 'Ingredients', value: 'salmon 42 %, sweet potato, peas' },
      { name: 'Analytical', value: 'protein 28 %, fat 16 %' },
      { name: 'Country of origin', value: 'Germany' },
      { name: 'Grain free', value: 'yes' },
    ],
  };

  it('are no names of properties, and no half of one', () => {
    const { keywords } = improve(food, 'amazon').listing;
    expect(keywords).toEqual(expect.arrayContaining(['grain free', 'sweet potato', 'peas', 'germany']));
    for (const word of ['ingredients', 'analytical', 'country', 'origin', 'free']) expect(keywords).not.toContain(word);
  });

  it('are no verbs of a table, and no “free” without what', () => {
    const description =
      'Diameter 2 cm\nNickel free\nSold as a pair\nContains brass\nComes in gift box\nHandmade in Leeds';
    const { keywords } = improve({ title: 'gold hoop earrings', description }, 'amazon').listing;
    expect(keywords).toEqual(expect.arrayContaining(['handmade', 'leeds']));
    for (const word of ['contains', 'free', 'sold']) expect(keywords).not.toContain(word);
  });

  it('name the product, not its material, its measure or its name in quotes', () => {
    expect(improve(food, 'etsy').listing.keywords).toContain('dog food');
    const table = improve({ title: 'Dining table solid oak 180 x 90 cm', description: 'Oiled by hand.' }, 'etsy');
    expect(table.listing.keywords).toEqual(expect.arrayContaining(['dining table', 'oak dining table']));
    expect(table.listing.keywords.join()).not.toMatch(/180|90 cm|table solid|dining solid/);
  });

  it('of a German product have no bare figures', () => {
    const { keywords } = improve(
      {
        language: null,
        title: 'Esstisch Eiche massiv, 180 x 90 cm, geölt',
        specifications: [
          { name: 'Höhe', value: '75 cm' },
          { name: 'Gewicht', value: '48 kg' },
        ],
      },
      'shopify',
    ).listing;
    expect(keywords.join()).not.toMatch(/\d/);
    expect(keywords).toContain('esstisch eiche massiv');
  });
});
