import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { mendedEnglish } from './broken-english.ts';
import { normalCase } from './casing.ts';
import { withNames } from './casing-names.ts';
import { clauseOf } from './fact-clauses.ts';
import { isHealthClaim } from './health-claims.ts';
import { improveListing } from './improve-listing.ts';
import { itemOf } from './keyword-phrases.ts';
import { rewriteContext } from './rewrite-context.ts';
import { isSellerTalk } from './seller-asks.ts';
import { tidySpecification } from './tidy-specification.ts';
import { withPauses } from './title-parts.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

describe('a description of loose lines', () => {
  const candle = {
    title: 'Soy candle 220g',
    description:
      'Hand poured in Leeds using 100% soy wax and cotton wick. Notes of ripe fig and cedar.\nBurn time approx 45 hrs\nComes in an amber jar with a black lid\nFits a hand 8 cm / 3"\nAlways trim the wick before you light it.',
  };

  it('has a list of those that stand together', () => {
    expect(improved(candle, 'etsy').description).toBe(
      'Hand poured in Leeds using 100% soy wax and cotton wick. Notes of ripe fig and cedar.\n\n• Burn time approx 45 hrs\n• Comes in an amber jar with a black lid\n• Fits a hand 8 cm / 3"\n\nAlways trim the wick before you light it.',
    );
  });

  it('is markup where each line would run into the next', () => {
    const description =
      'Light honey from our own hives. It stays liquid.\nNot suitable for children\nGood for tea. The jar is glass.';
    expect(improved({ title: 'Raw honey', description }, 'shopify').description).toMatch(
      /^<p>Light honey from our own hives\. It stays liquid\.<\/p>\s*<p>Not suitable for children\.<\/p>\s*<p>Good for tea\. The jar is glass\.<\/p>/u,
    );
  });

  it('keeps a heading above what it heads, and loses one above nothing', () => {
    const description =
      'A planner for every week of the year.\nWhat you get:\nHow it works:\n1. Buy it\n2. Print it\nIt has no dates, so you can start today.';
    expect(improved({ title: 'Weekly planner', description }, 'etsy').description).toMatch(
      /^A planner for every week of the year\.\n\nHow it works:\n1\. Buy it\n2\. Print it\n\nIt has no dates/u,
    );
  });

  it('is calm where all of it shouts, and says the title once', () => {
    const title = 'MENS RAIN JACKET WATERPROOF HOODED LIGHTWEIGHT OUTDOOR HIKING COAT S-3XL';
    const description = 'WATER COLUMN 8000MM\nTAPED SEAMS\nADJUSTABLE HOOD AND CUFFS\nMACHINE WASHABLE AT 30°C';
    const text = improved({ title, description }, 'shopify').description;
    expect(text).toContain('Water column 8000mm');
    expect(text).toContain('Machine washable at 30°C');
    expect(text).not.toMatch(/Taped Seams|lightweight outdoor/u);
    expect(improved({ title, description }, 'amazon').bullets).toContain('Machine washable at 30 degrees C');
  });

  it('has one list where more facts join it', () => {
    const beans = {
      title: 'Coffee beans 1 kg',
      description: 'We roast every Tuesday in small batches.\nWhole beans\nFor filter and espresso',
      specifications: [
        { name: 'Altitude', value: '1950 m' },
        { name: 'Tasting notes', value: 'blueberry, jasmine' },
      ],
    };
    expect(improved(beans, 'etsy').description).toMatch(/• Whole beans\n• For filter and espresso\n• /u);
  });

  it('has no frames of signs', () => {
    const description = '** Instant download **\nThe planner has a weekly spread with priorities and notes.';
    expect(improved({ title: 'Weekly planner', description }, 'etsy').description).not.toContain('*');
  });
});

describe('a description of praise alone', () => {
  it('gives way to what the bullets say', () => {
    const fields = {
      title: 'Drill bit set 115 pcs',
      description: 'BEST DRILL BIT SET ON THE MARKET!!!',
      bullets: ['Comes in metal case with index', 'Fits all drills with 13mm chuck'],
      specifications: [{ name: 'Weight', value: '2.4 kg' }],
    };
    expect(improved(fields, 'amazon').description).toBe(
      'This drill bit set comes in a metal case with index, fits all drills with 13mm chuck and weighs 2.4 kg.',
    );
  });
});

describe('facts in sentences', () => {
  it.each([
    ['2 ribbon bookmarks', 'has 2 ribbon bookmarks'],
    ['lays flat', 'lies flat'],
    ['Colors: navy, mustard, forest green', 'comes in navy, mustard and forest green'],
    ['size 5 to 10', 'comes in sizes 5 to 10'],
    ['Size 22 x 16 x 6 cm', 'measures 22 x 16 x 6 cm'],
    ['3 years', null],
  ])('%s: %s', (line, clause) => expect(clauseOf(line, false, 'en')).toBe(clause));

  it('are told of two in one line', () => {
    const fields = { title: 'Oak side table', description: 'solid oak, oiled\n45 x 45 x 50 cm' };
    expect(improved(fields, 'etsy').description).toMatch(
      /is oiled and made of solid oak\. It measures 45 x 45 x 50 cm\.$/u,
    );
  });
});

describe('plain mistakes of English', () => {
  it.each([
    ['You can charge 3 devices in same time.', 'You can charge 3 devices at the same time.'],
    ['The smell goes away in few days.', 'The smell goes away in a few days.'],
    ['It is perfect gift for baby shower.', 'It is a perfect gift for baby shower.'],
    ['It makes ideal present.', 'It makes an ideal present.'],
    ['Much more better grip', 'Much better grip'],
    ['weighs 2,3kg', 'weighs 2.3kg'],
    ['Dimension 100 x 70 cm', 'Dimensions 100 x 70 cm'],
    ['washed in machine 30°', 'washed in the machine at 30°'],
    ['Comes with cotton bag for storage.', 'Comes with a cotton bag for storage.'],
    ['These headphones has 40mm drivers.', 'These headphones have 40mm drivers.'],
    ['Assembly takes around 40 minute, tools are included.', 'Assembly takes around 40 minutes, tools are included.'],
    ['COMES IN METAL CASE', 'COMES IN METAL CASE'],
    ['Message me for custom length :)', 'Message me for custom length'],
  ])('%s: %s', (text, right) => expect(mendedEnglish(text, '')).toBe(right));

  it.each(['Sizes 5,6 mm', '1,200 kg', 'It is perfect gifts that count.', 'Ratio 1:3'])('%s stays', (text) =>
    expect(mendedEnglish(text, '')).toBe(text),
  );
});

describe('letters and units', () => {
  it.each([
    ['HOSE 5M EXPANDS TO 15M, 5 - 45°C', 'Hose 5m expands to 15m, 5 - 45°C'],
    ['CAMERA 5M HSS', 'Camera 5M HSS'],
  ])('%s: %s', (text, calm) => expect(normalCase(text, 'und', '')).toBe(calm));

  it.each([
    ['power bank led for iphone and samsung', 'power bank LED for iPhone and Samsung'],
    ['mail@samsung.example, a pc of ram', 'mail@samsung.example, a pc of ram'],
  ])('%s: %s', (text, right) => expect(withNames(text)).toBe(right));

  it('of a table', () => {
    expect(tidySpecification({ name: 'LENGTH', value: '15M' })).toEqual({ name: 'Length', value: '15m' });
    expect(tidySpecification({ name: 'Size', value: '15M' })).toEqual({ name: 'Size', value: '15M' });
    expect(tidySpecification({ name: 'Fitting', value: '1/2" AND 3/4"' }).value).toBe('1/2" and 3/4"');
  });
});

describe('what no listing may say', () => {
  it.each(['The honey helps cure cough and sore throat.', 'Relieves headache'])('%s', (text) =>
    expect(isHealthClaim(text)).toBe(true),
  );
  it.each(['Hi and welcome to my little studio!!', 'Thank you so much for supporting my small shop'])('%s', (text) =>
    expect(isSellerTalk(text)).toBe(true),
  );
  it.each(['A studio lamp', 'Hand made in our studio in Leeds', 'Cough syrup spoon'])('not: %s', (text) => {
    expect(isSellerTalk(text)).toBe(false);
    expect(isHealthClaim(text)).toBe(false);
  });
});

describe('a long title', () => {
  it.each([
    [
      'Baby muslin swaddle blankets set of 3 organic cotton newborn boy girl',
      'Baby muslin swaddle blankets, set of 3, organic cotton, newborn boy girl',
    ],
    [
      'Yoga mat cork rubber 183x61cm 4mm non slip with strap',
      'Yoga mat cork rubber, 183x61cm, 4mm, non slip with strap',
    ],
    ['Oak table 45 x 45 cm', 'Oak table 45 x 45 cm'],
    ['Gift box for a set of 3 organic cotton towels', 'Gift box for a set of 3 organic cotton towels'],
  ])('%s: %s', (title, paused) => expect(withPauses(title, 'en')).toBe(paused));

  it('is not cut within a row of whom it is for', () => {
    const title = 'Baby muslin swaddle blankets for the pram soft breathable newborn boy girl unisex gift';
    expect(improved({ title, brand: 'Nubi & Co' }, 'amazon').title).not.toMatch(/(?:Newborn|Boy)$/u);
  });

  it('keeps a material of two words, and says a neckline once', () => {
    const bed = 'Dog Bed Orthopedic Large Dog Bed Washable Cover Memory Foam Dog Bed for Large Dogs Grey';
    expect(improved({ title: bed, category: 'Pets > Dogs > Beds' }, 'amazon').title).toContain('Memory Foam Dog Bed');
    const dress = { title: 'Linen dress', specifications: [{ name: 'Neckline', value: 'v neck' }] };
    expect(improved(dress, 'amazon').title).not.toMatch(/neckline/iu);
  });
});

describe('what a product is called', () => {
  it.each([
    ['Notebook A5 dotted hardcover', null, 'notebook'],
    ['Yoga Mat Cork natural rubber', 'Sports > Yoga', 'yoga mat'],
    ['Cat scratching post 80cm sisal with plush ball', null, 'scratching post'],
    ['Wooden Building Blocks for Kids, Montessori Toy', 'Toys', 'building blocks'],
  ])('%s', (title, category, name) => {
    const listing = listingWith({ language: 'en', title, category });
    const context = rewriteContext({ listing, images: [], sources: [], marketplace: 'etsy' });
    expect(itemOf(context).join(' ')).toContain(name);
  });
});

describe('tags', () => {
  const dress = {
    title: 'Linen boho dress with pockets',
    description:
      'Our LINDA dress is sewn from washed linen. It has two deep pockets. Perfect gift for birthdays or for her.',
    category: 'Clothing > Dresses',
    keywords: ['linen dress', 'sleeve', 'pockets', 'boho', 'brand new'],
  };
  const { keywords } = improved(dress, 'etsy');

  it('are whole names, with the parts that the text tells of', () => {
    expect(keywords).toEqual(expect.arrayContaining(['linen dress', 'dress with pockets', 'birthday gift']));
    expect(keywords).toContainEqual(expect.stringMatching(/^boho (?:\p{L}+ )?dress$/u));
  });

  it('are no part that nothing tells of, no name of the seller’s own and no word of the sale', () => {
    for (const word of ['sleeve', 'boho', 'brand new', 'linda dress']) expect(keywords).not.toContain(word);
  });

  it('hold no grams, and nothing that a small word rules', () => {
    const title = 'Vitamin C serum 30 g, brightening serum for face vegan serum';
    const serum = { title, category: 'Beauty > Serums', specifications: [{ name: 'Net weight', value: '30 g' }] };
    for (const tag of improved(serum, 'etsy').keywords) expect(tag).not.toMatch(/30 ?g|face vegan/u);
  });
});

describe('points', () => {
  it('speak of the product, and not of who wears it or of steps', () => {
    const description =
      'A dress for garden parties and long summer evenings. The dress is sewn from washed European linen. The model is 172 cm tall and wears size S.\nHow to order:\n1. Choose the size from the list\n2. Choose the colour from the list';
    const { bullets } = improved({ title: 'Linen dress', description }, 'amazon');
    expect(bullets).toContain('Sewn from washed European linen');
    for (const bullet of bullets) expect(bullet).not.toMatch(/model|^\d[.)]/u);
  });
});
