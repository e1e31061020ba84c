import { expect, it } from 'vitest';
import { clauseOf } from './fact-clauses.ts';

it.each([
  ['Material: Stainless Steel', 'is made of stainless steel'],
  ['Fabric: Egyptian Cotton', 'is made of Egyptian cotton'],
  ['Composition: 60% wool, 40% silk', 'is made of 60% wool and 40% silk'],
  ['Color: Navy Blue', 'comes in navy blue'],
  ['Battery Voltage: 12 V', 'has a battery voltage of 12 V'],
  ['Weight: approx. 48 g', 'weighs approx. 48 g'],
  ['Dishwasher Safe: yes', 'is dishwasher safe'],
  ['BPA Free', 'is BPA free'],
  ['Fits: size 8, 9 or 10', 'fits size 8, 9 or 10'],
  ['Sizes: 38, 39, 40', 'comes in sizes 38, 39 and 40'],
  ['Size M', 'comes in size M'],
  ['Covers 5 m²', 'covers 5 m²'],
  ['Country of origin: Ethiopia', 'comes from Ethiopia'],
  ['Made in: Italy', 'is made in Italy'],
  ['Made in Italy', 'is made in Italy'],
])('%s: it %s', (line, clause) => expect(clauseOf(line, false, 'en')).toBe(clause));

it.each([
  'Color: see photo',
  'Colour: as shown',
  'Color: Sunset Over Rome',
  'Material: not leather',
  'Material: Wooden',
  'Ingredients: see label',
  'Suitable for: not for children',
  'Fits: yes',
  'Sizes: one size',
  'sizes may vary',
  'Width: 40',
  'Weight: 10 kg max load',
  'Origin: Ethiopia',
  'Covers for 4 chairs',
  'Comes With Two Benches',
])('makes no clause of “%s”', (line) => expect(clauseOf(line, false, 'en')).toBeNull());
