import { expect, it } from 'vitest';
import { factLines } from './fact-lines.ts';

it.each([
  ['Assam Second Flush, loose leaf black tea, from Assam, India. 9.90 EUR', 'From Assam, India'],
  ['Sencha, green tea, from Shizuoka, Japan, 80 g', 'From Shizuoka, Japan'],
  ['Mug, made in Stoke-on-Trent, England, 12 GBP', 'Country of origin: Stoke-on-Trent, England'],
  ['Bowl, hand made in Kyoto, Japan, 15 cm', 'Kyoto, Japan'],
])('a place stays with its country: %s', (said, line) => {
  expect(factLines(said)).toContain(line);
});

it.each([
  ['Bag, made in Italy, leather, 80 EUR', 'Country of origin: Italy\nMaterial: leather'],
  ['Doll, from Germany, France, 8 EUR', 'From Germany\nFrance'],
  ['Tea, from Assam, strong, 8 EUR', 'From Assam\nStrong'],
])('other facts are told apart: %s', (said, lines) => {
  expect(factLines(said)).toContain(lines);
});
