import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { mendedEnglish } from './broken-english.ts';
import { cutToLength, sentencesOf, tidy } from './clean-text.ts';
import { withHeads } from './description-heads.ts';
import { linesOf } from './description-lines.ts';
import { improveListing } from './improve-listing.ts';
import { stem } from './title-parts.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

const lead = 'Twelve drawings of meadow flowers that open in every program for cutting and printing.';
const long = `${lead} Each of them was drawn with a dip pen on paper and traced by hand, so that the lines stay clean at any size that a cutter can take. The petals are closed shapes, and the leaves sit on a layer apart.`;

describe('what stands below a heading', () => {
  it.each([
    ['Intro.\n\nBrew guide\nV60: 15 g coffee', 'Intro.\n\nBrew guide:\nV60: 15 g coffee'],
    ['Intro.\n\n♥ Flowers ♥\npoppy, daisy', 'Intro.\n\nFlowers:\npoppy, daisy'],
    ['Intro.\n\nFeatures\n- 12 tabs', 'Intro.\n\nFeatures:\n- 12 tabs'],
    ['★ NAME NECKLACE ★\nMade to order', 'NAME NECKLACE\nMade to order'],
    ['Intro.\n\nHandmade in Leeds\nPoured from soy wax', 'Intro.\n\nHandmade in Leeds\nPoured from soy wax'],
  ])('%j', (text, headed) => expect(withHeads(text)).toBe(headed));

  it.each([
    'Fitment\n2014-2019 Norvik Trail, all but the Estate\n2009-2013 Norvik Summit 1.8L',
    'How it works:\n1. Open the file in the program\n2. Choose the size and cut it',
    'How to use: warm the file for ten minutes. Then let it cool.',
  ])('stays with it: %j', (part) => {
    const { description, bullets } = improved(
      { title: 'Flower drawings', description: `${long}\n\n${part}` },
      'amazon',
    );
    for (const line of part.split('\n').slice(1)) expect(description).toContain(line);
    expect(description).not.toMatch(/^\d\.$/mu);
    expect(bullets.join('\n')).not.toMatch(/^(?:2009|Open the file|Choose the size)/mu);
  });

  it('takes no property of the table that was not meant', () => {
    const { description } = improved(
      {
        title: 'Steel flask',
        description: 'In the box\n- One flask\n- One brush',
        specifications: [{ name: 'Capacity', value: '24 oz' }],
      },
      'amazon',
    );
    expect(description.indexOf('Capacity')).toBeLessThan(description.indexOf('In the box'));
  });
});

describe('lines', () => {
  it('that were typed small are no part of the one before', () => {
    const soap =
      'Gentle bar made with olive oil, coconut oil and a spoonful of local honey. No fragrance, and nothing that foams for show.\ncold process, cured for 6 weeks\napprox 110g, bars vary as they are cut by hand';
    expect(linesOf(soap)).toHaveLength(3);
    expect(improved({ title: 'Soap bar', description: soap }, 'etsy').description).toContain(
      '• Cold process, cured for 6 weeks\n',
    );
  });

  it('of a column are one text', () => {
    expect(
      linesOf('The wool comes from a small flock that grazes\nabove the village. It is spun in the mill.'),
    ).toHaveLength(1);
  });

  it.each([
    ['[Size]: 70 cm', 'Size: 70 cm'],
    ['【easy clean】put water in', 'Easy clean: put water in'],
  ])('%s', (line, plain) => expect(linesOf(line)).toEqual([plain]));

  it('are whole sentences where they stand alone', () => {
    const description =
      'Eight wheels for the lower basket. They fit most machines.\nEasy to fit, just clip them on without tools';
    expect(improved({ title: 'Rack wheels', description }, 'etsy').description).toMatch(/without tools\.$/u);
  });
});

describe('what no listing may say', () => {
  it.each(['Cures acne scars', 'Helps with arthritis'])('goes where it stands alone: %s', (claim) => {
    const description = `<p>A light cream of shea butter for dry hands.</p><p>${claim} 💯</p>`;
    for (const marketplace of ['amazon', 'etsy', 'ebay'] as const)
      expect(improved({ title: 'HAND CREAM SHEA BUTTER!!', description }, marketplace).description).not.toMatch(
        /acne|arthritis/u,
      );
  });

  it('is a review on Amazon, and an offer anywhere', () => {
    const description =
      'A novel about a diver and a bell.\n\n"Quietly devastating." - The Western Review\n\nBuy 3 get 1 free';
    expect(improved({ title: 'The Long Jetty', description }, 'amazon').description).not.toMatch(/devastating|free/u);
    expect(improved({ title: 'The Long Jetty', description }, 'etsy').description).toMatch(
      /devastating(?![\s\S]*free)/u,
    );
  });
});

describe('English', () => {
  it.each([
    ['Takes about 15 minute to put up.', 'Takes about 15 minutes to put up.'],
    ['A 15 minute walk', 'A 15 minute walk'],
    ['Fences for animals.. the only limit is your mind', 'Fences for animals. The only limit is your mind'],
    ['Size: 70*45cm', 'Size: 70 x 45cm'],
    ['Soft grip handle reduce hand fatigue', 'Soft grip handle reduces hand fatigue'],
    ['Press it twice, it clean itself', 'Press it twice, it cleans itself'],
    ['Does it clean itself?', 'Does it clean itself?'],
  ])('%s', (text, right) => expect(mendedEnglish(text, '')).toBe(right));

  it('has no space inside its brackets, and steps are sentences', () => {
    expect(tidy('pockets (yes, real ones )')).toBe('pockets (yes, real ones)');
    expect(sentencesOf('1. Buy it. Then print it.')).toEqual(['1. Buy it.', 'Then print it.']);
  });
});

describe('titles', () => {
  it.each([
    [{ title: 'Moonstone Ring // 14k Gold Filled // Ring Box' }, 'amazon', /^Moonstone Ring, 14k Gold Filled/u],
    [{ title: 'Glow Serum 30ml ✨ Brightening | Vegan' }, 'etsy', /^Glow Serum, 30ml, Brightening, Vegan$/u],
    [{ title: 'COOKBOOK: The Weeknight Bean' }, 'amazon', /^Cookbook: The Weeknight Bean/u],
    [{ title: 'botanical svg and birth flower png' }, 'amazon', /SVG .* PNG/u],
    [
      { title: '20V DRILL KIT W/ 13MM CHUCK', bullets: ['13MM KEYLESS CHUCK - change bits without tools'] },
      'etsy',
      /13mm Chuck/u,
    ],
  ] as const)('%j for %s', (fields, marketplace, title) => {
    expect(
      improved({ ...fields, bullets: [...('bullets' in fields ? fields.bullets : [])] }, marketplace).title,
    ).toMatch(title);
  });

  it('are not cut behind a word that needs the next one', () => {
    expect(cutToLength('Hoodie Blank Streetwear Pullover Drop Shoulder', 40, 'en')).toBe(
      'Hoodie Blank Streetwear Pullover',
    );
    expect(cutToLength('Exercise Mat for Home 6mm Thick Blue Rubber', 32, 'en')).toBe(
      'Exercise Mat for Home 6mm Thick',
    );
  });
});

describe('facts', () => {
  it('are told once, and a rainbow is no colour', () => {
    const { specifications } = improved(
      { title: 'Wooden rainbow toy', description: 'Fabric: 100% European linen, 185 gsm' },
      'ebay',
    );
    expect(specifications.map(({ name }) => name)).toEqual(['Fabric']);
    const puzzle = {
      title: 'Jigsaw',
      description: 'Made in Poland from recycled board.',
      specifications: [{ name: 'Country of origin', value: 'Poland' }],
    };
    expect(improved(puzzle, 'amazon').bullets.join('\n')).not.toContain('Country of origin');
  });
});

describe('tags', () => {
  const tagsOf = (fields: Partial<Listing>): string[] => improved(fields, 'etsy').keywords;

  it.each([
    [
      { title: 'Oversized hoodie men blank pullover drop shoulder', category: 'Men > Hoodies' },
      'oversized hoodie',
      'drop shoulder',
    ],
    [{ title: 'No pull dog harness, red', category: 'Dogs > Harnesses' }, 'no pull dog harness', 'pull dog harness'],
    [
      { title: 'Gooseneck electric 0.8L coffee kettle, matte black', category: 'Kettles' },
      'coffee kettle',
      'gooseneck electric',
    ],
    [
      { title: 'Coffee kettle', category: 'Kettles', specifications: [{ name: 'Color', value: 'Matte black' }] },
      'coffee kettle',
      'matte black',
    ],
    [
      { title: 'Salmon dry cat food 2kg adult cats all breeds', keywords: ['cat food', 'grain free cat food'] },
      'dry cat food',
      'cat breeds',
    ],
    [
      { title: 'Ravensmoor 1000 Piece Jigsaw Puzzle', description: 'A jigsaw for adults.', category: 'Puzzles' },
      '1000 piece puzzle',
      'ravensmoor',
    ],
  ] as const)('%j', (fields, wanted, unwanted) => {
    const tags = tagsOf(structuredClone(fields) as Partial<Listing>);
    expect(tags).toContain(wanted);
    expect(tags).not.toContain(unwanted);
  });

  it('leave out what a warning says of it', () => {
    const description = 'Poured from soy wax in small batches. Never leave a lit candle alone.';
    expect(tagsOf({ title: 'Soy candle', description })).not.toContain('lit candle');
  });

  it('of a book are its kinds and its author', () => {
    const specifications = [
      { name: 'Author', value: 'Ada Quill' },
      { name: 'Genre', value: 'Literary fiction, mystery' },
    ];
    expect(tagsOf({ title: 'The Long Jetty', specifications })).toEqual(
      expect.arrayContaining(['literary fiction', 'mystery book', 'ada quill']),
    );
  });

  it('know the plain form of a word in -ie', () => {
    expect(['hoodies', 'hoodie', 'cookies', 'berries'].map(stem)).toEqual(['hoodie', 'hoodie', 'cookie', 'berry']);
  });
});
