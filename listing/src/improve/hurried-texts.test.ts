import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { normalCase, titleCase } from './casing.ts';
import { cutToLength, sentencesOf, withoutDanglingEnd } from './clean-text.ts';
import { isHealthClaim } from './health-claims.ts';
import { improveListing } from './improve-listing.ts';
import { isHollowPraise } from './selling-points.ts';
import { withEnds } from './sentence-ends.ts';
import { isShopTalk } from './shop-talk.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

describe('a shouted text', () => {
  it.each([
    ['10MM CHUCK, MAX TORQUE 40NM', '10mm chuck, max torque 40Nm'],
    ['5.0AH BATTERY, 395NM UV LAMP', '5.0Ah battery, 395NM UV lamp'],
    ['4K VIDEO AT 1080P', '4K video at 1080P'],
    ['5G PHONE, 4.5G BALM, 250G TIN OF THE 1970S', '5G phone, 4.5g balm, 250g tin of the 1970s'],
  ])('%s has its units in their letters', (text, expected) => {
    expect(normalCase(text, 'und', '').toLowerCase()).toBe(expected.toLowerCase());
    expect(normalCase(text, 'und', '').replace(/^\p{Lu}/u, (letter) => letter)).toContain(expected.slice(1));
  });

  it('has small words of its language, and norms', () => {
    expect(normalCase('TABLE EN BOIS', 'fr', '')).toBe('Table en bois');
    expect(normalCase('TOY EN 71 TESTED', 'en', '')).toBe('Toy EN 71 Tested');
    expect(normalCase('20KPA SUCTION', 'en', '')).toBe('20kPa Suction');
  });

  it('is parted into its sentences', () => {
    expect(sentencesOf('STEEL BLADE. 60MM WIDE. APPROX. 5 MM THICK. TORQUE 40NM. 12 STEPS')).toEqual([
      'STEEL BLADE.',
      '60MM WIDE.',
      'APPROX. 5 MM THICK.',
      'TORQUE 40NM.',
      '12 STEPS',
    ]);
  });

  it('is calmed as a whole, its short sentences and lists too', () => {
    const description = 'SCENTS: ROSE, CEDAR, AMBER. POURED BY HAND IN YORK. 80G EACH. MADE OF SOY WAX.';
    const { bullets } = improved(
      { title: 'CANDLE SET', description: `MADE FOR EVENINGS BY THE FIRE IN WINTER. ${description}` },
      'amazon',
    );
    expect(improved({ title: 'CANDLE SET', description }, 'etsy').description).toBe(
      'Scents: rose, cedar, amber. Poured by hand in york. 80g each. Made of soy wax.',
    );
    expect(bullets).toContain('Scents: rose, cedar, amber');
  });

  it('gives the small letters to its properties', () => {
    const description = 'PRESSURE WASHER WITH HOSE. LANCE INCLUDED. 1800W MOTOR. RUNS ON TAP WATER.';
    const { specifications } = improved({ title: 'PRESSURE WASHER', description }, 'ebay');
    expect(specifications).toContainEqual({ name: 'Included', value: 'Lance' });
  });
});

describe('units and short forms of a title', () => {
  it('have their letters', () => {
    expect(titleCase('hand blender 800w', 'en', '')).toBe('Hand Blender 800W');
    expect(titleCase('hot sauce 5 fl oz', 'en', '')).toBe('Hot Sauce 5 fl oz');
    expect(improved({ title: 'Hand blender set with cup 800w' }, 'ebay').title).toContain('800W');
  });

  it('are no end that dangles', () => {
    expect(withoutDanglingEnd('Monitor, 27 in')).toBe('Monitor, 27 in');
    expect(withoutDanglingEnd('Monitor made in')).toBe('Monitor made');
  });
});

describe('a text that was typed in a hurry', () => {
  it('begins its sentences with capitals, although one has it', () => {
    expect(
      withEnds('oak bench with shelf. holds two people. feet can be turned. Made at home. oiled twice.', 'en'),
    ).toBe('Oak bench with shelf. Holds two people. Feet can be turned. Made at home. Oiled twice.');
  });

  it('loses its pictures, although they are few', () => {
    const description = 'Oak bench for two people.\n\n❗ Oil it once a year ❗';
    expect(improved({ title: 'Oak bench', description }, 'walmart').description).not.toMatch(/❗/u);
  });

  it('keeps the capital of a sentence that is mended', () => {
    const description = 'Foldable stool for the garden. Very convenience for small rooms.';
    expect(improved({ title: 'Foldable stool', description }, 'generic').description).toBe(
      'Foldable stool for the garden. Very convenient for small rooms.',
    );
  });

  it('parts a score from the figure behind it', () => {
    expect(sentencesOf('Firm (in the middle). 2 cm cover')).toEqual(['Firm (in the middle).', '2 cm cover']);
    expect(sentencesOf('Firmness 3 out of 5. 12 cm thick. Fits No. 5. 6 mm holes')).toEqual([
      'Firmness 3 out of 5.',
      '12 cm thick.',
      'Fits No. 5. 6 mm holes',
    ]);
    expect(withEnds('clay pots. frost proof to 20F. dishes are extra. three sizes.', 'en')).toBe(
      'Clay pots. Frost proof to 20F. Dishes are extra. Three sizes.',
    );
  });

  it('does not name itself in every sentence', () => {
    const text =
      'The lantern has a glass door. The lantern is waterproof. The lantern is foldable. The lantern has a hook.';
    expect(withEnds(text, 'en')).toBe('The lantern has a glass door. It is waterproof and foldable. It has a hook.');
    const several = 'The boots have a zip. The boots are lined. The boots are waterproof.';
    expect(withEnds(several, 'en')).toBe('The boots have a zip. They are lined and waterproof.');
    const mixed = 'The lid has a seal. The base is heavy. The lid is clear.';
    expect(withEnds(mixed, 'en')).toBe(mixed);
  });

  it('has its short forms written out, and one sign at an end', () => {
    const description = 'Oak bench w/ shelf and w/o screws!!! Holds two people.';
    expect(improved({ title: 'Oak bench', description }, 'etsy').description).toBe(
      'Oak bench with shelf and without screws! Holds two people.',
    );
    expect(improved({ title: 'Oak Bench w/ Shelf' }, 'etsy').title).toBe('Oak Bench with Shelf');
  });
});

describe('what no listing may say', () => {
  it.each([
    ['Boosts your immune system', true],
    ['Stärkt das Immunsystem', true],
    ['Укрепляет иммунитет', true],
    ['Helps with allergies and migraine', true],
    ['Supports a good posture', false],
    ['Helps with stubborn stains', false],
  ])('%s', (text, expected) => {
    expect(isHealthClaim(text)).toBe(expected);
  });

  it.each([
    ['Ships same day from our warehouse', true],
    ['Dispatched the next working day', true],
    ['Ships from Ohio', true],
    ['Limited quantity, be quick', true],
    ['Спешите, количество ограничено', true],
    ['Ships from a bottle are our theme', false],
  ])('%s', (text, expected) => {
    expect(isShopTalk(text)).toBe(expected);
  });

  it('is praise of a gift alone', () => {
    expect(isHollowPraise('Best gift ever for women, men and teens!')).toBe(true);
    expect(isHollowPraise('Gift box with a ribbon')).toBe(false);
  });
});

describe('a cut', () => {
  it('does not fall into a name', () => {
    const isName = (before: string, after: string): boolean => before === 'Santa' && after === 'Fe';
    expect(cutToLength('Roof rack fits Tucson Santa Fe Sorento', 28, 'en', isName)).toBe('Roof rack fits Tucson');
    expect(cutToLength('Roof rack fits Tucson Santa Fe Sorento', 28, 'en')).toBe('Roof rack fits Tucson Santa');
  });
});
