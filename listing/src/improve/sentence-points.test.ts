import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';
import { asPoints, isNote, isPersonal } from './sentence-points.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

describe('sentences as points', () => {
  it.each([
    ['The rucksack has a padded back panel.', 'Padded back panel.'],
    ['This rucksack comes with a rain cover.', 'This rucksack comes with a rain cover.'],
    ['There are two mesh pockets on the sides.', 'Two mesh pockets on the sides.'],
    ['The lid has a seal.', 'The lid has a seal.'],
    ['The rucksack has a frame that gives it its shape.', 'The rucksack has a frame that gives it its shape.'],
  ])('%s', (sentence, expected) => {
    expect(asPoints([sentence], 'rucksack')).toEqual([expected]);
  });

  it('take an "It" that means the product, and no other', () => {
    expect(asPoints(['The rucksack is grey.', 'It holds 20 litres.'], 'rucksack')).toEqual([
      'The rucksack is grey.',
      'Holds 20 litres.',
    ]);
    expect(asPoints(['The lid locks.', 'It holds the cup.', 'It weighs 2 kg.'], 'rucksack')).toEqual([
      'The lid locks.',
      'Weighs 2 kg.',
    ]);
  });

  it('take whatever it does, and its sides', () => {
    const told = ['The rucksack has two straps.', 'It rolls up to 30 x 10 cm.', 'It is 50 cm high.', 'It is nice.'];
    expect(asPoints(told, 'rucksack')).toEqual(['Two straps.', 'Rolls up to 30 x 10 cm.', '50 cm high.']);
  });

  it('know the product by its brand, and how it is', () => {
    const told = ['The Halvor is charged by USB-C.', 'It is IP67 waterproof and floats.', 'It is loud.'];
    expect(asPoints(told, 'speaker', 'Halvor')).toEqual([
      'The Halvor is charged by USB-C.',
      'IP67 waterproof and floats.',
    ]);
  });

  it.each([
    ['You must be 18 to buy this', true],
    ['Never leave it in the sun.', true],
    ['Never dyed, never bleached.', false],
    ['Keep away from open fire.', true],
    ['Keeps its shape.', false],
    ['Не стирайте при 60 градусах', true],
    ['Не линяет', false],
  ])('%s: a note or not', (sentence, expected) => {
    expect(isNote(sentence)).toBe(expected);
  });

  it.each([
    ['I knit every scarf at home.', 'en', true],
    ['Fits an iPhone in the pocket.', 'en', false],
    ['Ich stricke jeden Schal selbst.', 'de', true],
    ['Je počítač s veľkou silou', 'sk', false],
  ])('%s: of the seller or not', (sentence, language, expected) => {
    expect(isPersonal(sentence, language)).toBe(expected);
  });
});

describe('bullets', () => {
  const scarf = {
    title: 'Wool scarf',
    description:
      'I knit every scarf at my kitchen table in Leeds. It comes in a linen bag and weighs 180 g. Please wash it by hand. The fringe is tied by hand.',
  };

  it('speak of the product first, of what to do last, and never of the seller', () => {
    const { bullets } = improved(scarf, 'amazon');
    expect(bullets[0]).toBe('Comes in a linen bag and weighs 180 g');
    expect(bullets.at(-1)).toBe('Please wash it by hand');
    expect(bullets.join('\n')).not.toMatch(/\bI\b|\bmy\b/u);
  });

  it('leave out the part of a longer one that took a place', () => {
    const fields = {
      title: 'Trail rucksack',
      bullets: ['Rain cover', 'Whistle'],
      description:
        'A rucksack for two or three days in the hills. Comes with a rain cover in bright yellow and a whistle on the chest strap.',
    };
    const { bullets } = improved(fields, 'amazon');
    expect(bullets).toContain('Comes with a rain cover in bright yellow and a whistle on the chest strap');
    expect(bullets).not.toContain('Rain cover');
  });

  it('tell what it fits although the title tells it too', () => {
    const fields = {
      title: 'Air filter for Norvik Trail 500 and Trail 700',
      description: 'Fits Norvik Trail 500 (2015-2021) and Norvik Trail 700.',
    };
    expect(improved(fields, 'amazon').bullets[0]).toBe('Fits Norvik Trail 500 (2015-2021) and Norvik Trail 700');
  });

  it('tell what the title leaves out of a name, and no row of a size chart', () => {
    const fields = {
      title: 'Door Mirror Cover Right Side Black',
      description: 'Right side door mirror cover for Norvik Trail Estate 2008-2013.\n32: waist 83 cm, inseam 81 cm',
    };
    const { bullets } = improved(fields, 'amazon');
    expect(bullets[0]).toBe('Right side door mirror cover for Norvik Trail Estate 2008-2013');
    expect(bullets.join('\n')).not.toMatch(/waist/u);
  });

  it('tell of a book what it is before what happens in it', () => {
    const fields = {
      title: 'The Long Jetty',
      description: 'A diver finds a bell on the sea bed in 1921. Nobody in the village wants to hear it ring.',
      specifications: [
        { name: 'Author', value: 'Ada Quill' },
        { name: 'Publisher', value: 'Reed Press' },
        { name: 'Pages', value: '212' },
      ],
    };
    expect(improved(fields, 'amazon').bullets.slice(0, 2)).toEqual([
      'By Ada Quill, published by Reed Press, 212 pages',
      'Nobody in the village wants to hear it ring',
    ]);
  });

  it('of a seller who shouts keep the short forms of his text', () => {
    const fields = {
      title: 'Water jug',
      description: 'NBR seals and a HEPA filter. Holds two litres.',
      bullets: ['NBR SEALS INSIDE', 'EASY TO OPEN LID', '2 PACK'],
    };
    expect(improved(fields, 'amazon').bullets).toEqual(
      expect.arrayContaining(['NBR seals inside', 'Easy to open lid', '2 pack']),
    );
  });

  it('of nothing but a gift give way, and a shouted beginning is calmed', () => {
    const fields = {
      title: 'Desk clock',
      bullets: [
        'BEST GIFT EVER for dad & mum',
        'LABORATORY TESTED movement',
        'Oak case',
        'Silent hand',
        'USB HDMI hub',
      ],
    };
    const { bullets } = improved(fields, 'amazon');
    expect(bullets).toContain('Laboratory tested movement');
    expect(bullets).toContain('USB HDMI hub');
    expect(bullets.join('\n')).not.toMatch(/gift/iu);
  });
});
