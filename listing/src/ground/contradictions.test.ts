import { describe, expect, it } from 'vitest';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import { contradictions } from './contradictions.ts';

const found = (fields: Partial<Listing>) => contradictions(listingWith(fields), fields.language ?? 'en');
const spec = (name: string, value: string) => ({ specifications: [{ name, value }] });

describe('contradictions', () => {
  it.each([
    ['Glass set of 6', 'Number of pieces', '8'],
    ['Set of six glasses', 'Piece count', '8 pcs'],
    ['Lunch box, 5 compartments', 'Compartments', '8'],
    ['Blue cotton shirt', 'Color', 'Red'],
    ['Blue cotton shirt', 'Material', 'Linen'],
    ['Bottle 500 ml', 'Capacity', '32 oz'],
    ['Dumbbell 5 kg', 'Weight', '10 lb'],
    ['Kettle 2200 W', 'Power', '1800 W'],
    ['Drill 18 V', 'Voltage', '12 V'],
  ])('title “%s” against %s: %s', (title, name, value) => {
    expect(found({ title, ...spec(name, value) }).map(({ kind }) => kind)).toEqual(['contradiction']);
  });

  it.each([
    ['Glass set of 6', 'Number of pieces', '6'],
    ['Glass set of 6', 'Compartments', '8'],
    ['Lunch box, 5 compartments', 'Compartments', '5'],
    ['Navy cotton shirt', 'Color', 'Blue'],
    ['Stainless bottle', 'Material', 'Steel'],
    ['Bottle 946 ml', 'Capacity', '32 oz'],
    ['Bottle 32 oz', 'Weight', '14 oz'],
    ['Dumbbell 5 kg', 'Weight', '11 lb'],
  ])('no contradiction: title “%s”, %s: %s', (title, name, value) => {
    expect(found({ title, ...spec(name, value) })).toEqual([]);
  });

  it('reads other languages', () => {
    expect(found({ language: 'de', title: 'Blaue Tasse, 6er-Set', ...spec('Anzahl', '8') })).toHaveLength(1);
    expect(found({ language: 'ru', title: 'Платье из хлопка', ...spec('Состав', 'вискоза 100%') })).toHaveLength(1);
    expect(found({ language: 'fr', title: 'Robe bleue', ...spec('Couleur', 'Rouge') })).toHaveLength(1);
    expect(found({ language: 'ru', title: 'Платье из хлопка', ...spec('Состав', 'хлопок 100%') })).toEqual([]);
  });

  it('compares a labelled bullet and a second specification of the same name', () => {
    expect(found({ bullets: ['Height: 12 cm'], ...spec('Height', '10 cm') }).map(({ text }) => text)).toEqual([
      'Bullet 1 says “12 cm”, but Height is “10 cm”. Keep the one that is right.',
    ]);
    const twice = [
      { name: 'Height', value: '10 cm' },
      { name: 'height', value: '14 cm' },
    ];
    expect(found({ specifications: twice }).map(({ path }) => path)).toEqual(['specifications/1']);
    expect(found({ bullets: ['Height: 3.9 in'], ...spec('Height', '10 cm') })).toEqual([]);
  });
});
