import type { Card } from '@cardwright/contract/cards';
import { emptyListing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
import { createFakeCards } from '../testing/fake-cards.ts';
import { applyEdits } from './listing-edits.ts';

const base = createFakeCards().add('seller', 'Steel bottle');
const bullets = ['Straw lid', 'Fits most cup holders', 'Keeps the heat'];
const card: Card = { ...base, current: { ...base.current, listing: { ...emptyListing, title: 'Bottle', bullets } } };

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
