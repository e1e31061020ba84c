import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';

const improve = (fields: Partial<Listing>, marketplace: MarketplaceId) => {
  const listing = listingWith(fields);
  return improveListing({ listing, images: [], sources: [listingSource(listing, 's1', 'page')], marketplace });
};
const table: Partial<Listing> = {
  title: 'dining table solid oak',
  description: 'Waxed\nBlack steel legs\nComes disassembled\nSeats 6\nWith two benches\nFor indoor use\nMade in Latvia',
  specifications: [
    { name: 'Height', value: '75 cm' },
    { name: 'Width', value: '90 cm' },
    { name: 'Weight', value: '48 kg' },
  ],
};

describe('a description of facts in lines', () => {
  it('is told in sentences, with a list of what no sentence can be made of', () => {
    const { listing, changes, flags } = improve(table, 'etsy');
    expect(listing.description).toBe(
      'This dining table comes disassembled and with two benches. It seats 6 and weighs 48 kg. It is for indoor use and made in Latvia. It has a height of 75 cm and a width of 90 cm.\n\n• Waxed\n• Black steel legs',
    );
    expect(flags).toEqual([]);
    expect(changes.find(({ path }) => path === 'description')?.reason).toBe('Told its facts in 4 sentences.');
    expect(improve(listing, 'etsy').listing.description).toBe(listing.description);
  });

  it.each([
    ['Vitamin C serum 15% (sodium ascorbyl phosphate)', 'This serum'],
    ['desk lamp (brass finish)', 'This desk lamp'],
    ['wooden train set 52 pcs', 'This train set'],
    ['milking stool 3 legs', 'This milking stool'],
  ])('is of the thing itself, and of nothing in brackets or counted: %s', (title, start) => {
    const description = 'Weighs 48 g\nMade in Poland\nComes in a kraft box\nFor indoor use';
    expect(improve({ title, description }, 'etsy').listing.description).toMatch(
      new RegExp(`^(?:${start}|This product) `),
    );
  });

  it.each([
    [
      'phone cases',
      'These phone cases weigh 48 g and come in a box. They have a height of 10 cm and a seat height of 10 cm.',
    ],
    ['two sofas', 'This product weighs 48 g and comes in a box. It has a height of 10 cm and a seat height of 10 cm.'],
  ])('is of one thing or of several, and tells each measure: %s', (title, description) => {
    const lines = 'Weight: 48 g\nComes in a box\nHeight: 10 cm\nSeat height: 10 cm';
    expect(improve({ title, description: lines }, 'etsy').listing.description).toBe(description);
  });

  it('tells an enumeration in a sentence of its own', () => {
    const description = 'Weighs 90 g\nMaterial: Nylon and Metal\nAdjustable\nFits necks 30-40 cm';
    expect(improve({ title: 'dog collar', description }, 'etsy').listing.description).toBe(
      'This dog collar weighs 90 g, is adjustable and fits necks 30-40 cm. It is made of nylon and metal.',
    );
  });

  it('has no property for its heading', () => {
    const description = 'Material: Mesh Upper\nSizes: 38, 39, 40\nWeight: 250 g';
    expect(improve({ title: 'running shoes', description }, 'etsy').listing.description).toBe(
      'These running shoes come in sizes 38, 39 and 40. They weigh 250 g.\n\n• Material: Mesh Upper',
    );
  });

  it('is HTML where the marketplace shows it', () => {
    expect(improve(table, 'shopify').listing.description).toMatch(
      /^<p>This dining table comes [^<]+ 90 cm\.<\/p>\s*<ul>\s*<li>Waxed<\/li>\s*<li>Black steel legs<\/li>\s*<\/ul>$/,
    );
  });

  it('tells two materials once, and a name that may be any as “this product”', () => {
    const description = 'Sterling silver 925\nMoonstone 6mm round cabochon\nSizes US 5 to 10\nComes in kraft gift box';
    expect(improve({ title: 'little rings', description }, 'etsy').listing.description).toBe(
      'These rings come in sizes US 5 to 10 and in a kraft gift box. They are made of sterling silver 925 and moonstone.\n\n• Moonstone 6mm round cabochon',
    );
    const book = { title: 'The Name of the Rose', description: 'Weight: 310 g\nHeight: 19 cm\nMade in England' };
    expect(improve(book, 'ebay').listing.description).toMatch(/This product weighs 310 g/);
  });

  it('says what it contains and what it is', () => {
    const food = {
      title: 'Dry dog food "Wild Salmon"',
      specifications: [
        { name: 'Weight', value: '12 kg' },
        { name: 'Ingredients', value: 'salmon 42 %, peas, linseed' },
        { name: 'Grain free', value: 'yes' },
        { name: 'Feeding', value: '10 kg dog 130 g/day' },
      ],
    };
    const { description, bullets } = improve(food, 'amazon').listing;
    expect(description).toBe(
      'This dog food weighs 12 kg and is grain free. It contains salmon 42 %, peas and linseed.',
    );
    // No row is left over alone below it.
    expect(bullets).toContain('Feeding: 10 kg dog 130 g/day');
  });

  it('gives the other sections what it tells before it is told in sentences', () => {
    const title =
      'Ceramic mug handmade. Stoneware, 350 ml, dishwasher safe, blue glaze. 10 cm high, 8.5 cm diameter. Each mug is thrown on the wheel, so no two are alike';
    const { listing } = improve({ title }, 'amazon');
    expect(listing.description).toBe(
      'This mug is dishwasher safe, 10 cm high and made of stoneware. It has a capacity of 350 ml and a diameter of 8.5 cm. Each mug is thrown on the wheel, so no two are alike.',
    );
    expect(listing.bullets).toEqual(expect.arrayContaining(['Dishwasher safe', 'Made of stoneware']));
    expect(listing.specifications).toContainEqual({ name: 'Diameter', value: '8.5 cm' });
  });

  it('is one list where too few sentences can be made, and in other languages', () => {
    const pills = { title: 'Magnesium 400mg', description: '120 vegan capsules\n2 caps daily\nLab tested' };
    expect(improve(pills, 'amazon').listing.description).toBe('• 120 vegan capsules\n• 2 caps daily\n• Lab tested');
    const german = { language: 'de', title: 'Esstisch', description: 'Geölt\nTragkraft 120 kg\nLieferung zerlegt' };
    expect(improve(german, 'amazon').listing.description).toBe('• Geölt\n• Tragkraft 120 kg\n• Lieferung zerlegt');
  });

  it.each([
    'Soft and warm for cold days. Made of wool.\nWash it cold.\nDries on a line.',
    'In the box:\n• 1 lamp\n• 1 cable\n• Made in Italy',
  ])('stays where it is a text or has headings: %s', (description) => {
    expect(improve({ title: 'Desk lamp', description }, 'etsy').listing.description).toContain(
      description.split('\n')[0],
    );
    expect(improve({ title: 'Desk lamp', description }, 'etsy').listing.description).not.toMatch(/^This/);
  });

  it('keeps a protected line as it is', () => {
    const listing = listingWith(table);
    const sources = [listingSource(listing, 's1', 'page')];
    const options = { protected_texts: ['Seats 6'] };
    const { description } = improveListing({ listing, images: [], sources, marketplace: 'etsy', options }).listing;
    expect(description.split('\n')).toContain('Seats 6');
  });
});

describe('bullets of short facts', () => {
  it('fill the places that no sentence takes', () => {
    const pills = {
      title: 'Magnesium Glycinate 400mg',
      description: '120 vegan capsules\n2 caps daily\n60 day supply\nPleasant\nNo gluten no soy no lactose',
      specifications: [{ name: 'Country of origin', value: 'Germany' }],
    };
    expect(improve(pills, 'amazon').listing.bullets).toEqual([
      '2 caps daily',
      'Comes from Germany, contains 120 vegan capsules',
      'No gluten no soy no lactose',
    ]);
  });

  it('say more than a row of the table each', () => {
    const pads = {
      title: 'Brake pads front',
      specifications: [
        { name: 'Part no', value: '0 986 494 704' },
        { name: 'Wear warning contact', value: 'incl' },
        { name: 'Width', value: '155.1 mm' },
        { name: 'Height', value: '66.8 mm' },
        { name: 'Fits', value: 'VW Golf VI 2008-2013, Seat Leon 1P1' },
        { name: 'Noise damping', value: 'yes' },
      ],
    };
    const { bullets } = improve(pads, 'amazon').listing;
    expect(bullets).toEqual(
      expect.arrayContaining(['Width 155.1 mm, height 66.8 mm', 'Wear warning contact included', 'Noise damping']),
    );
    expect(bullets.join('\n')).not.toMatch(/Part no|incl$|yes/m);
  });

  it('are not the sentences that were made of them', () => {
    const drill = { title: 'cordless drill 20V', description: 'Torque: 60 Nm\nWeight: 1.4 kg\nCase included' };
    const { bullets } = improve(drill, 'amazon').listing;
    expect(bullets).toContain('Case included');
    expect(bullets.join('\n')).not.toMatch(/^(?:This|It)/m);
  });
});
