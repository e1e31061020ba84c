import { expect, it } from 'vitest';
import { withNameFacts } from './name-facts.ts';

it.each([
  ['Blue ceramic mug', ['Material: Ceramic', 'Color: Blue']],
  ['Walnut phone stand', ['Material: Walnut']],
  ['Oak coat rack\n5 hooks', ['Material: Oak']],
  ['Blue ceramic mug\nColor: navy\nMaterial: stoneware', []],
  ['Leather cleaner', []],
  ['Oak barrel honey', []],
  ['Silver ring', []],
  ['Wood carving knife', []],
  ['Paper towel holder', []],
  ['Stone age book', []],
  ['Orange marmalade', []],
  ['Black pepper mill', []],
])('the name of a new card tells its material and colour: %s', (lines, more) =>
  expect(withNameFacts(lines)).toBe([lines, ...more].join('\n')),
);
