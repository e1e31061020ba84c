import { expect, it } from 'vitest';
import { type ProductPick, pickedProducts } from './picked-products.ts';

const products = [
  { rows: [2], name: 'Blue vase' },
  { rows: [3, 4], name: 'Red vases, set' },
  { rows: [5], name: 'Green vase' },
  { rows: [7], name: 'Pink bowl' },
];
const at = (from: number, to = from) => ({ from, to });

it.each<[string, ProductPick, string[]]>([
  ['the first', { by: 'place', ranges: [at(1)] }, ['Blue vase']],
  ['the last two', { by: 'place', ranges: [at(-2, -1)] }, ['Green vase', 'Pink bowl']],
  ['one and a stretch', { by: 'place', ranges: [at(1), at(3, 9)] }, ['Blue vase', 'Green vase', 'Pink bowl']],
  ['rows of a sheet', { by: 'row', ranges: [at(4, 5)] }, ['Red vases, set', 'Green vase']],
  ['by its name', { by: 'name', names: ['red vase'] }, ['Red vases, set']],
  [
    'all but the last',
    { by: 'place', ranges: [at(-1)], is_except: true },
    ['Blue vase', 'Red vases, set', 'Green vase'],
  ],
  ['none', { by: 'row', ranges: [at(6)] }, []],
  ['no name', { by: 'name', names: ['!'] }, []],
])('picks %s', (_name, pick, names) => {
  expect(pickedProducts(products, pick).map(({ name }) => name)).toEqual(names);
});
