import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

describe('lines "Name: value" under each other', () => {
  const description =
    'Specs:\nDrivers: 40 mm\nImpedance: 32 ohm\nPlug: 3.5 mm\nCodec: AAC\nMicrophone: Built-in\nWarranty: 2 years';

  it('are properties, whatever their names', () => {
    const { specifications } = improved({ title: 'Headset', description }, 'ebay');
    expect(specifications.map(({ name }) => name)).toEqual(expect.arrayContaining(['Drivers', 'Impedance', 'Codec']));
  });

  it('need no heading of the page', () => {
    expect(improved({ title: 'Headset', description }, 'ebay').description).not.toMatch(/Specs/u);
  });

  it('are none where they are sizes, notes or sentences', () => {
    const chart =
      'S: chest 90 cm\nM: chest 96 cm\nL: chest 102 cm\nXL: chest 108 cm\nTip: wash before use\nFeel: it is as soft as anything you have ever worn on a cold day';
    expect(improved({ title: 'Shirt', description: chart }, 'ebay').specifications).toEqual([]);
  });
});

describe('a property that the table has already', () => {
  it('is not told again in other numbers', () => {
    const fields = {
      title: 'Jigsaw',
      bullets: ['500 pieces'],
      specifications: [{ name: 'Piece count', value: '500' }],
    };
    expect(improved(fields, 'ebay').specifications).toEqual([{ name: 'Piece count', value: '500' }]);
  });
});

describe('a property in a shouted list', () => {
  it('has small letters', () => {
    const fields = { title: 'Mint tea', bullets: ['CAFFEINE FREE', '40 BAGS'] };
    expect(improved(fields, 'etsy').specifications).toContainEqual({ name: 'Contents', value: '40 bags' });
  });
});

describe('sentences that are a property and nothing else', () => {
  it('go into the table', () => {
    const description = 'A jug for every table. Made in Portugal. Lid included. Handle fits a big hand.';
    const { specifications } = improved({ title: 'Stoneware jug', description }, 'shopify');
    expect(specifications).toContainEqual({ name: 'Country of origin', value: 'Portugal' });
    expect(specifications).toContainEqual({ name: 'Included', value: 'Lid' });
  });
});

describe('a description', () => {
  const long =
    'Our bath brush scrubs your back where no hand gets to. The long beech handle lies well in a wet hand, and the bristles are neither hard nor soft.';

  it('of a placeholder is none', () => {
    const specifications = [
      { name: 'Material', value: 'Jute' },
      { name: 'Weight', value: '2 kg' },
      { name: 'Closure', value: 'Zip' },
    ];
    const { description } = improved({ title: 'jute mat', description: 'N/A', specifications }, 'amazon');
    expect(description).toBe('This mat is made of jute, weighs 2 kg and has a zip closure.');
  });

  it('has no single line below it that the table tells', () => {
    const specifications = [{ name: 'Bristles', value: 'Sisal' }];
    expect(improved({ title: 'Bath brush', description: long, specifications }, 'ebay').description).toBe(
      `<p>${long}</p>`,
    );
  });

  it('has a single point as one more sentence, and the words of a title as a line', () => {
    const one = improved({ title: 'Bath brush', description: long, bullets: ['Hangs on a loop'] }, 'etsy');
    expect(one.description).toBe(`${long} Hangs on a loop.`);
    const bullets = ['Back Brush Shower Scrubber Spa Wellness'];
    expect(improved({ title: 'Bath brush', description: long, bullets }, 'etsy').description).toMatch(
      /\n• Back Brush Shower Scrubber Spa Wellness$/u,
    );
  });
});

describe('facts in sentences', () => {
  it.each([
    ['Width', '12 in', 'has a width of 12 in'],
    ['Frame rate', '30 fps', 'has a frame rate of 30 fps'],
    ['Bluetooth version', '5.3', 'has Bluetooth 5.3'],
    ['Water resistance level', 'IPX7', 'has a water resistance level of IPX7'],
    ['Pattern', 'Oriental', 'has an Oriental pattern'],
    ['Pattern', 'Striped', 'has a striped pattern'],
  ])('%s: %s', (name, value, expected) => {
    const specifications = [
      { name, value },
      { name: 'Weight', value: '3 kg' },
      { name: 'Country of origin', value: 'Italy' },
    ];
    expect(improved({ title: 'grey thing', specifications }, 'generic').description).toContain(expected);
  });

  const specifications = [
    { name: 'Weight', value: '90 g' },
    { name: 'Height', value: '12 cm' },
    { name: 'Width', value: '4 cm' },
  ];

  it.each([
    ['Mens Watch', /^This men's watch |^This watch /u],
    ['Oak Bench', /^This bench /u],
    ['Halvor Summit', /^The Halvor Summit /u],
    ['Summit Trail', /^This product /u],
  ])('are of %s', (title, expected) => {
    expect(improved({ title, specifications, brand: 'Halvor' }, 'generic').description).toMatch(expected);
  });

  it('are of no book that is called like a thing', () => {
    const author = { name: 'Author', value: 'Ada Quill' };
    const fields = { title: 'The Garden Wall', specifications: [author, ...specifications] };
    expect(improved(fields, 'generic').description).toMatch(/^This book /u);
  });

  it('are not of what something is printed on', () => {
    const description = 'A card with a hare. Printed on 100% cotton paper. Blank inside.';
    expect(improved({ title: 'Greeting card', description }, 'shopify').specifications).toEqual([]);
  });

  it('have its short forms as the title has them', () => {
    const specifications = [
      { name: 'Ports', value: '4' },
      { name: 'Output', value: '30 W' },
      { name: 'Weight', value: '90 g' },
    ];
    const fields = { title: 'Halvor USB Hub 30W', keywords: ['usb hub'], specifications };
    expect(improved(fields, 'generic').description).toBe(
      'This USB hub has 4 ports and an output of 30 W. It weighs 90 g.',
    );
  });

  it('have the name that the seller searches it by', () => {
    const fields = {
      title: 'Halvor Lite Earbuds Bluetooth 5.3',
      keywords: ['earbuds'],
      specifications: [
        { name: 'Weight', value: '45 g' },
        { name: 'Bluetooth', value: '5.3' },
        { name: 'Drivers', value: '13 mm' },
        { name: 'Charging time', value: '2 h' },
        { name: 'Range', value: '10 m' },
      ],
    };
    expect(improved(fields, 'generic').description).toMatch(/^These lite earbuds /u);
  });
});
