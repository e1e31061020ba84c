import { expect, it } from 'vitest';
import { titleCase } from './casing.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { kindOf, segmentsOf, splitHead, stem, withoutEchoes } from './title-parts.ts';

it.each([
  ['water bottle water bottle steel', '', 'water bottle steel'],
  ['Desk lamp, desk lamp, lamp shade', '', 'Desk lamp, lamp shade'],
  ['Scented candle candle 200 g', '', 'Scented candle 200 g'],
  ['Pom pom hat', '', 'Pom pom hat'],
  ['Duran Duran poster', 'Duran Duran', 'Duran Duran poster'],
  ['12 12 pack', '', '12 12 pack'],
])('%j without echoes', (text, names, expected) => {
  expect(withoutEchoes(text, names)).toBe(expected);
});

it.each([
  ['steel bottle with straw lid, 32 OZ', '', 'Steel Bottle with Straw Lid, 32 oz'],
  ['36-inch rolling bag for travel', '', '36-inch Rolling Bag for Travel'],
  ['usb lamp NV-32 IPX7 9 W', '', 'USB Lamp NV-32 IPX7 9 W'],
  ["men's double-wall mug by iMug", 'iMug', "Men's Double-Wall Mug by iMug"],
  ['brightnook lamp', 'BrightNook', 'BrightNook Lamp'],
  ['Orlane da Vinci printer', '', 'Orlane da Vinci Printer'],
])('sets %j in title case', (text, brand, expected) => {
  expect(titleCase(text, 'en', brand)).toBe(expected);
});

it('sets only the first letter in other languages', () => {
  expect(titleCase('кружка синяя', 'ru', '')).toBe('Кружка синяя');
});

it('takes a colour or size in brackets for a part of its own', () => {
  expect(segmentsOf('Travel Bag, Large (Black)', 'en')).toEqual(['Travel Bag', 'Large', 'Black']);
  expect(segmentsOf('Travel Bag (with wheels)', 'en')).toEqual(['Travel Bag (with wheels)']);
});

it('knows a part that is one fact', () => {
  expect(['Blue', '32 oz', 'Steel', 'Blue mug', '32'].map((part) => kindOf(part, 'en'))).toEqual([
    'colour',
    'number',
    'material',
    null,
    null,
  ]);
});

it('compares singular and plural', () => {
  expect(['bottles', 'brushes', 'glass', 'batteries', 'bus'].map(stem)).toEqual([
    'bottle',
    'brush',
    'glass',
    'battery',
    'bus',
  ]);
});

it('leaves a name in its quotes together, and takes inches for inches', () => {
  const context = { listing: { category: null, specifications: [] }, language: 'en' } as unknown as RewriteContext;
  expect(splitHead('Automatic watch "Cadence 40"', context)).toEqual(['Automatic watch "Cadence 40"']);
  expect(splitHead('Chef knife 8"', context)).toEqual(['Chef knife', '8"']);
});
