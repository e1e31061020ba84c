import { describe, expect, it } from 'vitest';
import { factsOf } from '../ground/facts.ts';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { mendedEnglish } from './broken-english.ts';
import { cutToLength } from './clean-text.ts';
import { improveListing } from './improve-listing.ts';
import { foldedRows, withRowsFolded } from './property-bullets.ts';
import { spacedSigns } from './sentence-ends.ts';
import { withoutOffers } from './title-offers.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

describe('facts', () => {
  it.each([
    ['A cardigan of wool blend yarn', 'wool blend'],
    ['Ein Pullover aus Baumwollmischung', 'cotton blend'],
    ['A cardigan of wool', 'wool'],
  ])('%s: %s', (text, key) => {
    const language = text.startsWith('Ein') ? 'de' : 'en';
    expect(
      factsOf(text, language)
        .filter(({ kind }) => kind === 'material')
        .map((fact) => fact.key),
    ).toEqual([key]);
  });

  it('of a likeness name no material', () => {
    expect(factsOf('Tray with a marble effect', 'en').map(({ kind }) => kind)).not.toContain('material');
  });

  it('of each part are no measures of the whole, and a heading is nothing that is included', () => {
    const description =
      'A train of beech with five carriages for small hands.\nEach carriage is 9 cm long and 6 cm high.\n\nWHATS INCLUDED\n- Engine\n- Five carriages';
    const { specifications, keywords } = improved({ title: 'Wooden train wool blend', description }, 'etsy');
    expect(specifications.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Length']));
    expect(specifications.map(({ name }) => name)).not.toContain('Included');
    expect(keywords).not.toContain('wool train');
  });
});

describe('English', () => {
  it.each([
    ['It have two pockets.', 'It has two pockets.'],
    ['Does it have pockets?', 'Does it have pockets?'],
    ['The head can rotate 135 degree, light reaches far.', 'The head can rotate 135 degrees, light reaches far.'],
    ['A 180 degree hinge', 'A 180 degree hinge'],
    ['Memory function remember your last setting', 'Memory function remembers your last setting'],
    ['The timer will turn off lamp automatic.', 'The timer will turn off the lamp automatically.'],
    ['Two 2.0Ah li-ion battery and fast charger', 'Two 2.0Ah li-ion batteries and fast charger'],
    ['The lamp has 5 modes, you can adjust it.', 'The lamp has 5 modes. You can adjust it.'],
    ['Whats in the box', "What's in the box"],
    ['Our bestselling serum is light.', 'Our serum is light.'],
    ['Sizes S M L XL', 'Sizes S, M, L, XL'],
    ['Warranty 2 year', 'Warranty 2 years'],
  ])('%s', (text, right) => {
    expect(mendedEnglish(text, '')).toBe(right);
  });

  it('has a space behind its signs, in a shout as well', () => {
    expect(spacedSigns('VERY SOFT AND WARM,MADE OF WOOL YARN.IT HAVE POCKETS')).toBe(
      'VERY SOFT AND WARM, MADE OF WOOL YARN. IT HAVE POCKETS',
    );
    expect(spacedSigns('made from yarn.it has pockets')).toBe('made from yarn. It has pockets');
  });
});

describe('titles', () => {
  it.each([
    ['Chef knife 8 inch, 67 layers, 59.90 USD', 'Chef knife 8 inch, 67 layers'],
    ['Vitamin C Serum 30ml - Best Serum', 'Vitamin C Serum 30ml'],
    ['Friendship Necklace, Best Friends', 'Friendship Necklace, Best Friends'],
  ])('%s', (title, left) => {
    expect(withoutOffers(title)).toBe(left);
  });

  it('are not cut inside a pair of words, nor before a word that a comma hides', () => {
    expect(cutToLength('LED Desk Lamp Touch Control Eye Caring Table Light', 32, 'en')).toBe(
      'LED Desk Lamp Touch Control',
    );
    const title = 'Garden Hose 50 ft with 10 Function Nozzle,No Kink Flexible,Lightweight Hose for Garden and Car Wash';
    expect(improved({ title }, 'amazon').title).not.toMatch(/,No\b|,\S/u);
  });

  it('leave to the text what is a sentence of its own', () => {
    const { title, description, bullets } = improved(
      { title: 'Damascus chef knife 8 inch, 67 layers, walnut handle, comes in gift box, 59.90 USD' },
      'amazon',
    );
    expect(title).toBe('Damascus Chef Knife, Walnut Handle, 67 Layers, 8 inch');
    expect(description).toBe('This chef knife has 67 layers and a walnut handle.');
    expect(bullets).toContain('Comes in a gift box');
  });
});

describe('descriptions', () => {
  it('have headings above what they head, lists with any sign, no greeting and no small beginning', () => {
    const description =
      'hi lovelies!\nget your money under control with this planner, which has 24 pages.\n\n~ bill tracker\n~ savings goals\n\nSIZES\nA4 and US Letter\n\nHOW IT WORKS\n1. buy\n2. print it';
    expect(improved({ title: 'Budget planner printable', description }, 'etsy').description).toBe(
      'Get your money under control with this planner, which has 24 pages.\n\n• Bill tracker\n• Savings goals\n\nSizes:\nA4 and US Letter\n\nHow it works:\n1. Buy\n2. Print it',
    );
  });

  it('keep facts in lines of their own apart, and tell no praise of the title', () => {
    const description =
      '15 cm diameter, 13 cm high at the rim\nfired at 1050 degrees, frost resistant\nsizes: small, large';
    const text = improved(
      { title: 'Terracotta planter, very large and heavy - Best Gift', description },
      'etsy',
    ).description;
    expect(text).not.toMatch(/rim fired|Best Gift|sizes:/u);
  });

  it('leave the ways of a small shop to where buyers order from a person', () => {
    const description =
      'A wooden train with five carriages that small hands can push along.\nThe wheels turn freely and the magnets sit inside the wood.\nPlease leave the name in the note to seller box. Made to order, posted in 5-7 days.';
    const train = { title: 'Wooden train', description };
    expect(improved(train, 'amazon').description).not.toMatch(/note to seller|posted/u);
    expect(improved(train, 'etsy').description).toContain('note to seller');
  });
});

describe('bullets', () => {
  it('tell properties together', () => {
    const rows = [
      { name: 'Material', value: 'Beech wood' },
      { name: 'Finish', value: 'Beeswax' },
      { name: 'Voltage', value: '20 V' },
      { name: 'Weight', value: '1.5 kg' },
      { name: 'Process', value: 'Washed' },
      { name: 'Box', value: 'Cardboard' },
    ];
    expect(foldedRows(rows, 200)).toEqual([
      'Made of beech wood with a beeswax finish',
      'Voltage 20 V, weight 1.5 kg',
      'Process: Washed; Box: Cardboard',
    ]);
  });

  it('fold rows of the seller, and leave a header with its sentence', () => {
    const bullets = ['Weight: 2.4 lb', 'Nozzle: 10 functions', 'Colour: Green', 'Easy carry: The loop folds flat'];
    const length = { name: 'Length', value: '50 ft' };
    expect(withRowsFolded(bullets, [length], 200, () => false)).toEqual([
      'Easy carry: The loop folds flat',
      'Weight 2.4 lb, length 50 ft',
      'Nozzle: 10 functions; Colour: Green',
    ]);
    expect(withRowsFolded(bullets, [], 200, () => true)).toEqual(bullets);
  });
});

describe('search words for Amazon', () => {
  it('have no care, no colour alone, no words of every listing', () => {
    const words = improved(
      {
        title: 'Chunky knit cardigan',
        category: 'Home & Garden > Cardigans',
        specifications: [
          { name: 'Material', value: 'wool blend' },
          { name: 'Color', value: 'Green' },
          { name: 'Season', value: 'Autumn' },
        ],
        bullets: ['Wash by hand in cold water', 'Memory function remembers the last setting'],
        keywords: ['best cardigan 2024'],
      },
      'amazon',
    ).keywords;
    expect(words).toEqual(expect.arrayContaining(['autumn']));
    expect(words.join(' ')).not.toMatch(/cold|water|green|function|remember|home|best|2024/u);
  });
});
