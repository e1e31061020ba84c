import { expect, it } from 'vitest';
import { cardSaying } from '../testing/fake-cards.ts';
import { applyEdits } from './listing-edits.ts';

const bullets = ['Straw lid', 'Fits most cup holders', 'Keeps the heat'];
const card = cardSaying({ title: 'Bottle', bullets });

it.each([
  ['the cup holders', ['Straw lid', 'Keeps the heat']],
  ['the straw lid', ['Fits most cup holders', 'Keeps the heat']],
  ['the heat', ['Straw lid', 'Fits most cup holders']],
  ['the handle', null],
])('the bullet about “%s”', (value, left) => {
  const { listing, notes } = applyEdits(card, [{ op: 'remove', field: 'bullets', value }]);
  expect(listing.bullets).toEqual(left ?? undefined);
  expect(notes).toEqual(left === null ? ['No bullet says “the handle”.'] : []);
});
