import type { Listing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
import { cardSaying } from '../testing/fake-cards.ts';
import { applyEdits } from './listing-edits.ts';

const corrected = (listing: Partial<Listing>, name: string, value: string, wrong: string) =>
  applyEdits(cardSaying(listing), [{ op: 'set', field: 'specifications', name, value, instead_of: wrong }]);
const ring: Partial<Listing> = {
  title: 'Silver Moonstone Ring, Adjustable',
  description: '<p class="silver">This sterling silver ring is made of silver. It comes with a silver pouch.</p>',
  bullets: ['925 silver, nickel free', 'Made of sterling silver', 'Silver polish cloth included', 'Shines like silver'],
  keywords: ['silver ring', 'silver cleaner'],
};

it('a wrong value is corrected wherever it is said of the product, and each place is told', () => {
  const { listing, changes } = corrected(ring, 'Material', 'gold plated', 'silver');
  expect(listing).toEqual({
    title: 'Gold Plated Moonstone Ring, Adjustable',
    description: '<p class="silver">This gold plated ring is gold plated. It comes with a silver pouch.</p>',
    bullets: ['gold plated, nickel free', 'Gold plated', 'Silver polish cloth included', 'Shines like silver'],
    keywords: ['gold plated ring', 'silver cleaner'],
    specifications: [{ name: 'Material', value: 'gold plated' }],
  });
  expect(changes.map(({ field }) => field)).toEqual(['Material', 'title', 'description', 'bullets', 'keywords']);
});

it.each([
  ['Metal', [{ name: 'Metal', value: 'Sterling Silver' }]],
  ['Material', [{ name: 'Color', value: 'Silver' }]],
])('the specification that holds it is the one that is meant: %s', (name, specifications) =>
  expect(
    corrected({ title: 'Ring', specifications }, 'Material', 'brass', 'silver').listing.specifications,
  ).toContainEqual({
    name,
    value: 'brass',
  }),
);

it('a condition is corrected where a text speaks of it', () =>
  expect(
    corrected(
      { title: 'Walkman, very good', description: 'In very good condition. The sound is very good.' },
      'Condition',
      'good',
      'very good',
    ).listing,
  ).toMatchObject({ title: 'Walkman, good', description: 'In good condition. The sound is very good.' }));

it.each([
  ['Navy Wool Hat with Black Pompom', 'Color', 'red', 'black'],
  ['Blue Waterproof Jacket', 'Color', 'red', 'waterproof'],
  ['Bag in silver or gold', 'Material', 'brass', 'silver'],
])('what is said of something else stays: %s', (title, name, value, wrong) =>
  expect(corrected({ title }, name, value, wrong).listing.title).toBeUndefined(),
);

const knife: Partial<Listing> = {
  title: 'Bread Knife with Oak Handle',
  description: 'A bread knife with an oak handle. The oak board in the photo is not included.',
  bullets: ['Handle of oiled oak'],
  specifications: [{ name: 'Handle material', value: 'Oiled oak' }],
};
it('what is wrong of a part is corrected where that part is spoken of, and nowhere else', () =>
  expect(corrected(knife, 'Handle', 'beech', 'oak').listing).toEqual({
    title: 'Bread Knife with Beech Handle',
    description: 'A bread knife with a beech handle. The oak board in the photo is not included.',
    bullets: ['Handle of oiled beech'],
    specifications: [{ name: 'Handle material', value: 'Oiled beech' }],
  }));

it('a part of another material leaves the material of the whole as it is', () =>
  expect(
    corrected(
      {
        title: 'Oak Table',
        description: 'Solid oak table. Oak legs, oak top.',
        specifications: [{ name: 'Material', value: 'Oak' }],
      },
      'Legs',
      'steel',
      'oak',
    ).listing,
  ).toEqual({
    description: 'Solid oak table. Steel legs, oak top.',
    specifications: [
      { name: 'Material', value: 'Oak' },
      { name: 'Legs', value: 'steel' },
    ],
  }));

it('the noun of the product itself is no part of it', () =>
  expect(
    corrected(
      { title: 'Silver Ring', specifications: [{ name: 'Material', value: 'Silver' }] },
      'Ring',
      'brass',
      'silver',
    ).listing,
  ).toEqual({ title: 'Brass Ring', specifications: [{ name: 'Material', value: 'brass' }] }));
