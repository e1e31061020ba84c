import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { cardFaults } from './card-faults.ts';
import { linesOf } from './description-lines.ts';
import { improveListing } from './improve-listing.ts';
import { isInBullets } from './told-in-bullets.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

describe('a listing of properties alone', () => {
  const specifications = [
    { name: 'Voltage', value: '12 V' },
    { name: 'Torque', value: '34 Nm' },
    { name: 'Chuck', value: '10 mm keyless' },
    { name: 'Charging time', value: '45 min' },
    { name: 'Weight', value: '1.1 kg' },
    { name: 'Battery', value: '2 x 1.5 Ah Li-ion' },
    { name: 'In the box', value: 'Driver, 2 batteries, charger' },
    { name: 'Work light', value: 'yes' },
  ];
  const fields = {
    title: 'Brunnel cordless driver',
    brand: 'Brunnel',
    category: 'Tools > Cordless drivers',
    specifications,
  };
  const card = improved(fields, 'google');

  it('tells each of them once, in the text or in a bullet', () => {
    expect(card.description).toMatch(/^This cordless driver has a [^\n]+\.$/u);
    expect(card.bullets.length).toBeGreaterThanOrEqual(4);
    expect(cardFaults(card, 'google')).toEqual([]);
    expect(improved(card, 'google')).toEqual(card);
  });

  it('has all of them in the text where there are no bullets', () => {
    expect(improved(fields, 'ebay').description).toContain('34 Nm');
    expect(improved(fields, 'ebay').description).toContain('10 mm keyless chuck');
  });
});

it.each([
  ['Weight: 1.4 kg', ['Charging time 60 min, weight 1.4 kg'], true],
  ['Battery: 2000 mAh', ['Battery 2000mAh, enough for 12 cups'], true],
  ['Battery: 2000 mAh', ['Battery 12000mAh'], false],
  ['Levels: 7', ['Set of 7 blades'], false],
  ['Levels: 7', ['7 levels of light'], true],
  ['Luggage strap', ['Hidden pocket', 'Luggage strap at the back'], true],
  ['Luggage strap', ['Luggage tag', 'Shoulder strap'], false],
  ['Item weight: 2.2 Pounds', ['Weighs only 2.2 lb'], true],
  ['Item weight: 3.2 Pounds', ['Weighs only 2.2 lb'], false],
  ['Body: Silicone and cork', ['Cork body of silicone'], true],
])('%s in %j: %s', (line, bullets, isTold) => expect(isInBullets(line, bullets)).toBe(isTold));

it('a sentence that a bullet holds leaves a text that is long enough without it', () => {
  const long = Array.from(
    { length: 12 },
    (_, index) => `Board ${index} is planed by hand and rests for a season.`,
  ).join(' ');
  const held = 'The lid closes with a click.';
  const bullets = ['Safe: the lid closes with a click and stays closed in a bag', 'Holds 2 litres', 'Of beech'];
  const fields = { title: 'Beech lunch box with lid', description: `A lunch box of beech. ${held} ${long}`, bullets };
  expect(improved(fields, 'amazon').description).not.toContain(held);
  expect(
    improved({ ...fields, description: `A lunch box of beech. ${held} It holds soup.` }, 'amazon').description,
  ).toContain(held);
});

it('a list of things loses what is none of them', () => {
  const box = 'WHAT YOU GET: 2 speakers, remote, USB cable, manual, 12 month warranty, contact us any time';
  expect(improved({ title: 'Pair of speakers', bullets: [box] }, 'amazon').bullets).toContain(
    'What You Get: 2 speakers, remote, USB cable, manual',
  );
});

describe('labels in brackets', () => {
  it.each([
    ['【Soft】Of wool. 【Warm】With a lining.', ['• Soft: Of wool.', '• Warm: With a lining.']],
    ['A scarf.\n【42 hours】\nIt plays all day.', ['A scarf.', '42 hours: It plays all day.']],
    ['Size【M】is in stock.', ['Size【M】is in stock.']],
  ])('%j', (text, lines) => expect(linesOf(text)).toEqual(lines));
});

describe('keywords', () => {
  it('are names where the words stand together, from the text as well as from the bullets', () => {
    const { keywords } = improved(
      {
        title: 'Travel mug, forest green, leak-proof lid and with a very long row of other words behind its name, mug',
        description: 'A mug for the road. The mug fits the cup holder of most cars and the side pocket of a backpack.',
      },
      'amazon',
    );
    expect(keywords).toContain('cup holder');
    expect(keywords.join(' ')).toContain('backpack');
  });

  it('of one word come behind those of several', () => {
    const fields = {
      title: 'Merino wool blanket, chunky knit',
      specifications: [{ name: 'Material', value: 'Merino wool' }],
      keywords: ['blanket', 'wool'],
    };
    const { keywords } = improved(fields, 'etsy');
    expect(keywords.indexOf('blanket')).toBe(keywords.length - 1);
  });
});
