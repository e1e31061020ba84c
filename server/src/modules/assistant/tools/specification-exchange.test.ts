import { describe, expect, it } from 'vitest';
import { cardSaying } from '../testing/fake-cards.ts';
import type { ListingEdit } from '../tool-types.ts';
import { applyEdits } from './listing-edits.ts';

const card = cardSaying({
  title: 'Tomato seeds, 30 seeds',
  specifications: [
    { name: 'Seeds per pack', value: '30' },
    { name: 'Contents', value: '30 seeds in a paper bag' },
    { name: 'Days to harvest', value: '30' },
  ],
});
const exchange = (name: string, value: string, fields: ListingEdit['field'][]) =>
  applyEdits(
    card,
    fields.map((field) => ({ op: 'set', field, name, value })),
  );
const everywhere: ListingEdit['field'][] = ['title', 'description', 'bullets', 'keywords'];

describe('an exchange of words', () => {
  it('reaches specifications where it is meant for all texts, and tells each', () => {
    const { listing: changed, changes, notes } = exchange('30 seeds', '25 seeds', everywhere);
    expect(changed).toEqual({
      title: 'Tomato seeds, 25 seeds',
      specifications: [
        { name: 'Seeds per pack', value: '25' },
        { name: 'Contents', value: '25 seeds in a paper bag' },
        { name: 'Days to harvest', value: '30' },
      ],
    });
    expect(changes.map(({ field }) => field)).toEqual(['title', 'Seeds per pack', 'Contents']);
    expect(notes).toEqual([]);
  });

  it('is done where only a specification says the words', () =>
    expect(exchange('paper bag', 'tin', everywhere)).toMatchObject({
      changes: [{ field: 'Contents', after: 'Contents: 30 seeds in a tin' }],
      notes: [],
    }));

  it('keeps to the text that it names', () =>
    expect(exchange('30 seeds', '25 seeds', ['title']).listing).toEqual({ title: 'Tomato seeds, 25 seeds' }));

  it('says so where nothing has the words', () =>
    expect(exchange('60 seeds', '25 seeds', everywhere)).toMatchObject({
      changes: [],
      notes: ['The card does not say “60 seeds”.'],
    }));
});

it('a number is exchanged in words, too, and a figure keeps its unit', () => {
  const rainbow = cardSaying({
    title: 'Rainbow',
    description: 'Six arches of wood. Sixty arches fit in a crate.',
    specifications: [{ name: 'Length', value: '160 cm' }],
  });
  const arches = everywhere.map((field): ListingEdit => ({ op: 'set', field, name: '6 arches', value: '7 arches' }));
  expect(applyEdits(rainbow, arches).listing.description).toBe('7 arches of wood. Sixty arches fit in a crate.');
  const length: ListingEdit = { op: 'set', field: 'specifications', name: 'Length', value: '180' };
  expect(applyEdits(rainbow, [length]).listing.specifications).toEqual([{ name: 'Length', value: '180 cm' }]);
});

it('the weight of a card may be its net weight', () => {
  const honey = cardSaying({ title: 'Honey', specifications: [{ name: 'Net weight', value: '500 g' }] });
  const weight: ListingEdit = { op: 'set', field: 'specifications', name: 'Weight', value: '450 g' };
  expect(applyEdits(honey, [weight]).listing.specifications).toEqual([{ name: 'Net weight', value: '450 g' }]);
});
