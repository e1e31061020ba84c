import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { normalCase } from './casing.ts';
import { linesOf } from './description-lines.ts';
import { saidShortly } from './fact-sentences.ts';
import { isHealthClaim } from './health-claims.ts';
import { improveListing } from './improve-listing.ts';
import { withCalmWords } from './own-spellings.ts';
import { isNote } from './sentence-points.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

describe('a description beside bullets and a table', () => {
  const bullets = [
    'Solid beech: the frame is made of solid beech legs and a plywood top, sturdy and smooth',
    'Sizes: table 23.6 x 19.7 x 17.3 inches, chair seat height 10.2 inches',
    'Heat safe from -40°F to 480°F',
    'Hardware and tools are included',
  ];
  const opening =
    'This set is where little ones draw, read and eat. Rounded corners keep them from bumps at every turn of a long day. It stands in a nursery or a playroom and moves with one hand.';
  const fields = {
    title: 'Kids table and two chairs',
    bullets,
    description: `${opening} The legs are made of solid beech and the top of plywood.\nSpecifications:\nTable size: 23.6" x 19.7" x 17.3"\nSeat height: 10.2"\nColor: Natural\nChair size: 11" x 12" x 20.5"`,
    specifications: [{ name: 'Color', value: 'Natural' }],
  };

  it('says no row again that they tell, and keeps a last one as a line without a heading', () => {
    const { description } = improved(fields, 'walmart');
    expect(description).toContain('Rounded corners');
    expect(description).not.toMatch(/Seat height|Table size|Natural|Specifications/u);
  });

  it('has no sentence of which a bullet has nearly every word', () => {
    expect(improved(fields, 'walmart').description).not.toContain('top of plywood');
  });

  it('keeps temperatures that a bullet of Amazon writes out', () => {
    expect(improved(fields, 'amazon').bullets).toContain('Heat safe from -40 degrees F to 480 degrees F');
  });

  it('praises nothing as a gift', () => {
    const description = `${opening}\nGreat gift for mom, grandma, housewarming`;
    expect(improved({ ...fields, description }, 'amazon').description).not.toContain('gift');
  });
});

describe('headings', () => {
  it.each([
    [
      'A pot of clay.\n\n🌱 SIZE\n♥ Small: 3 in\n♥ Large: 5 in',
      ['A pot of clay.', 'SIZE:', '• Small: 3 in', '• Large: 5 in'],
    ],
    ['A pot of clay.\n\n🌱 CARE\nWash by hand.', ['A pot of clay.', 'CARE:', 'Wash by hand.']],
    ['A pot of clay.\n→ Glazed inside\n→ Hole below', ['A pot of clay.', '• Glazed inside', '• Hole below']],
    ['✔ Soft wool\n✔ Warm lining\nOf merino.', ['• Soft wool', '• Warm lining', 'Of merino.']],
    [
      'A pot.\n1. Print it as often as you like\nIt has no dates.',
      ['A pot.', '1. Print it as often as you like', 'It has no dates.'],
    ],
  ])('%j', (text, lines) => expect(linesOf(text)).toEqual(lines));

  it('are calm, and a note is no row of the list below it', () => {
    const description =
      'A kit of two discs and four pads.\nPLEASE CHECK YOUR DISC SIZE BEFORE ORDERING\nDiameter 288mm\nHoles 5\nHeight 49.5mm\n\n🌱 CARE\nWash by hand.';
    const text = improved({ title: 'Brake discs and pads', description }, 'etsy').description;
    expect(text).toContain('Please check your disc size before ordering.\n');
    expect(text).toContain('Care:\nWash by hand.');
  });
});

it('a text typed without capitals gets those of its sentences, of the brand and of the country', () => {
  const description =
    'soft vintage lorna vale dress from the 1970s. made in wales label.\n100% cotton. navy with tiny flowers and a tie belt.\ncondition is good, one repair\ngentle hand wash.';
  const text = improved({ title: 'Lorna Vale dress', brand: 'Lorna Vale', description }, 'ebay').description;
  for (const part of ['Soft vintage Lorna Vale dress', 'Made in Wales label.', 'Navy with', 'Gentle hand wash.'])
    expect(text).toContain(part);
});

describe('titles', () => {
  it.each<[string, MarketplaceId, RegExp, RegExp]>([
    [
      'Ceramic planter, handmade planter pot, stoneware plant pot with drainage hole, speckled white planter, plant lover gift',
      'etsy',
      /Speckled White Ceramic Planter/u,
      /gift|lover/iu,
    ],
    ['Budget planner printable BUNDLE, bill tracker and savings sheets', 'etsy', /Bundle/u, /BUNDLE/u],
    ['Front brake discs and pads FOR golf cars, vented set', 'ebay', / for /u, /FOR/u],
    ['Baking mat set of 3, half sheet 11 5/8" x 16 1/2", red silicone', 'amazon', /11 5\/8" x 16/u, /X/u],
    [
      'Custom name necklace, personalized gold name plate, silver chain of 40 cm',
      'etsy',
      /Custom Name Necklace/u,
      /Gold Plate/u,
    ],
  ])('%s', (title, marketplace, wanted, unwanted) => {
    const card = improved({ title, description: 'A bundle for the long days of a year.' }, marketplace);
    expect(card.title).toMatch(wanted);
    expect(card.title).not.toMatch(unwanted);
  });

  it('of German names in a row have the first exact one and their properties', () => {
    const title =
      'GRÜNTAL Gartenschlauch 30m flexibler Wasserschlauch dehnbar Flexischlauch Schlauch Garten knickfest mit Halterung';
    const card = improved({ title, brand: 'GRÜNTAL', language: 'de', category: 'Garten > Gartenschläuche' }, 'amazon');
    expect(card.title).toBe('GRÜNTAL Gartenschlauch, dehnbar, knickfest, mit Halterung, 30m');
    expect(card.keywords.join(' ')).not.toMatch(/flexibler|wasser schlauch/u);
  });

  it('that lost words for a search leave none of them to the description', () => {
    const title =
      'Mini dash cam with night vision and a wide angle lens for the road, Dashcam for Car Truck SUV Black 2024 New Upgraded';
    const description = 'A dash cam that hides behind the mirror. It locks a clip when the car is hit.';
    expect(improved({ title, description }, 'amazon').description).not.toMatch(/Truck|2024/u);
  });
});

it('a sign behind a label that shouts stands for a colon', () => {
  const bullets = ['ROBUST ✔ Gewebe aus Polyester', 'DEHNBAR BIS 30 METER ✔ Der Schlauch dehnt sich'];
  expect(improved({ title: 'Gartenschlauch 30 m', bullets, language: 'de' }, 'amazon').bullets).toEqual(
    expect.arrayContaining(['Robust: Gewebe aus Polyester', 'Dehnbar bis 30 Meter: Der Schlauch dehnt sich']),
  );
});

it.each([
  ['Warranty: 2 year warranty', '2 year warranty'],
  ['Seller warranty: 90 days warranty', '90 days seller warranty'],
  ['Garantie: garantie 2 ans', 'garantie 2 ans'],
  ['Unit count: 120 count', 'Unit count: 120 count'],
])('%s', (line, said) => expect(saidShortly(line)).toBe(said));

it.each([
  ['Oat BUNDLE for porridge', 'Oat Bundle for porridge'],
  ['OAT BUNDLE for porridge', 'OAT BUNDLE for porridge'],
  ['Oat porridge WITH honey', 'Oat porridge with honey'],
])('%s', (title, calm) => {
  expect(withCalmWords(title, listingWith({ description: 'A bundle of oats.' }))).toBe(calm);
});

it('short forms of parts and cameras keep their capitals', () => {
  expect(normalCase('OE REF', 'und', '')).toBe('OE ref');
  expect(normalCase('DSLR CAMERA', 'en', '')).toBe('DSLR Camera');
});

it('what nobody may promise, and what to do with it, are known', () => {
  expect(isHealthClaim('Relieves pain')).toBe(true);
  expect(isHealthClaim('Vet recommended')).toBe(true);
  expect(isNote('Keep lid closed tightly')).toBe(true);
  expect(isNote('Keep lids in the drawer below')).toBe(false);
});

describe('tags', () => {
  it('tell of no department, nothing of a part as of the whole, and what the title had no room for', () => {
    const { keywords } = improved(
      {
        title:
          'Ceramic planter, handmade planter pot, indoor plant pot, stoneware planter, plant lover gift, housewarming gift',
        category: 'Home & Living > Outdoor & Gardening > Planters & Pots',
        description: 'A planter for a window sill.\nFoldable handle',
      },
      'etsy',
    );
    expect(keywords).toEqual(expect.arrayContaining(['indoor plant pot', 'plant lover gift']));
    expect(keywords.join('\n')).not.toMatch(/outdoor|foldable|^lover/mu);
  });

  it('name the thing of the first part that ends with one', () => {
    const { keywords } = improved(
      { title: 'Dainty script necklace - Bridesmaid birthday gift - Ready to wrap' },
      'etsy',
    );
    expect(keywords.join('\n')).toContain('script necklace');
  });
});
