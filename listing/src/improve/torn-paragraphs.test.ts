import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';
import { isToldFragment, withRestsJoined } from './torn-paragraphs.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', bullets: [], specifications: [], keywords: [], ...fields });
  const improve = (of: Listing): Listing =>
    improveListing({ listing: of, images: [], sources: [listingSource(listing, 's1', 'page')], marketplace }).listing;
  const once = improve(listing);
  expect(improve(once)).toEqual(once);
  return once;
}

const drill = {
  title: 'Cordless drill 18V',
  paragraphs: [
    'A compact drill for wood, metal and plasterboard. The brushless motor delivers 55 Nm of torque.',
    'Two gears let you choose between force and speed. The LED above the trigger lights dark corners. The chuck takes bits from 1.5 to 13 mm.',
    'The battery charges in 45 minutes. Weight 1.4 kg.',
  ],
};
const leftOfDrill =
  'A compact drill for wood, metal and plasterboard. The LED above the trigger lights dark corners. The battery charges in 45 minutes.';

describe.each(['amazon', 'generic', 'walmart'] as const)(
  'a description whose sentences became bullets, for %s',
  (to) => {
    it('is one paragraph where a single sentence stayed of each', () => {
      const { title, paragraphs } = drill;
      expect(improved({ title, description: paragraphs.join('\n\n') }, to).description).toBe(leftOfDrill);
    });

    it('leaves no property behind that the table tells', () => {
      const specifications = [{ name: 'Volume', value: '22 l' }];
      const text =
        'The Norvik backpack carries a laptop, a lunch box and a rain jacket. Its waxed canvas keeps out light rain.';
      const result = improved(
        {
          title: 'Canvas backpack',
          specifications,
          description: `${text}\n\nA padded sleeve takes laptops up to 15 inches. Two side pockets hold bottles. The straps are leather and get softer with use.\n\nCapacity 22 l. Made in Portugal.`,
        },
        to,
      );
      expect(result.description).toBe(text);
      expect(result.bullets).toContain('Made in Portugal');
      expect(result.specifications).toContainEqual({ name: 'Volume', value: '22 l' });
    });

    it('keeps the care in the paragraph before it', () => {
      const description =
        'This throw is woven from New Zealand lambswool in a small mill in Yorkshire. It measures 130 x 180 cm and weighs 900 g. The herringbone pattern is grey and cream.\n\nLong fringes finish both ends. Dry clean only. Do not tumble dry.';
      expect(improved({ title: 'Wool throw blanket', description }, to).description).toBe(
        'This throw is woven from New Zealand lambswool in a small mill in Yorkshire. Dry clean only. Do not tumble dry.',
      );
    });
  },
);

it('paragraphs of HTML are joined as those of plain text are', () => {
  const description = drill.paragraphs.map((text) => `<p>${text}</p>`).join('\n');
  expect(improved({ title: drill.title, description }, 'generic').description).toBe(`<p>${leftOfDrill}</p>`);
});

it('only a single sentence that is left of a paragraph goes on behind another paragraph', () => {
  const rest = (line: string, sentences: number, isTorn = true) => ({ line, sentences, isTorn });
  const lead = rest('A kettle of enamelled steel for open fires.', 1);
  const joined = (...rests: ReturnType<typeof rest>[]) => withRestsJoined(rests);
  expect(joined(lead, rest('Wash by hand.', 1))).toEqual([`${lead.line} Wash by hand.`]);
  expect(joined(lead, rest('Wash by hand.', 1, false))).toEqual([lead.line, 'Wash by hand.']);
  const two = 'The spout pours without dripping. The lid has a knob of beech.';
  expect(joined(lead, rest(two, 2))).toEqual([lead.line, two]);
  expect(joined(rest('• Lid of steel', 1), rest('Wash by hand.', 1))).toEqual(['• Lid of steel', 'Wash by hand.']);
  expect(joined(rest('Care', 1, false), rest('Wash by hand.', 1))).toEqual(['Care', 'Wash by hand.']);
});

it.each([
  ['Weight 900 g.', true],
  ['Weighs 900 g.', true],
  ['Weight 90 g.', false],
  ['Height 22 l.', false],
  ['Capacity 22 l.', true],
  ['Made in Portugal.', true],
  ['Dry clean only.', true],
  ['Not dry clean only.', false],
  ['Packed weight 900 g.', false],
  ['Height 9 cm.', false],
  ['Width 9 cm.', false],
  ['The weight is 900 g.', false],
  ['Weight: 900 g.', false],
  ['Weight 900 g', false],
])('what the table or a bullet tells in as few words: %s', (text, isTold) => {
  const specifications = [
    { name: 'Weight', value: '900 g' },
    { name: 'Volume', value: '22 l' },
    { name: 'Country of origin', value: 'Portugal' },
  ];
  expect(
    isToldFragment(
      text,
      listingWith({ specifications, bullets: ['Dry clean only', 'Handle height 9 cm and width 5 cm'] }),
    ),
  ).toBe(isTold);
});
