import { describe, expect, it } from 'vitest';
import { featureFacts, sizeFacts } from './graphic-facts.ts';

const specifications = [
  { name: 'Material', value: 'Stainless steel' },
  { name: 'Item Height', value: '25 cm' },
  { name: 'Width', value: 'n/a' },
  { name: 'Product dimensions', value: '7.5 x 7.5 x 25 cm' },
  { name: 'Capacity', value: '0,75 l' },
  { name: 'Size', value: 'Large' },
  { name: 'Package weight', value: '400 g' },
  { name: 'ASIN', value: 'B000000000' },
];

describe('facts of a graphic', () => {
  it('are the measures that the card states, word for word, each with its place', () => {
    expect(sizeFacts({ specifications })).toEqual([
      { name: 'Item Height', value: '25 cm', side: 'height', path: 'specifications/1' },
      { name: 'Product dimensions', value: '7.5 x 7.5 x 25 cm', side: null, path: 'specifications/3' },
      { name: 'Capacity', value: '0,75 l', side: null, path: 'specifications/4' },
    ]);
  });

  it('are the beginnings of values that no graphic has room for, never half a number', () => {
    const [endless, numbers] = [`10 cm ${'x'.repeat(4_900)}`, `1 cm ${'1234567 '.repeat(50)}`].map(
      (value) => sizeFacts({ specifications: [{ name: 'Size', value }] })[0]?.value ?? '',
    );
    expect([endless, numbers]).toEqual(['10 cm…', `1 cm ${'1234567 '.repeat(14).trim()}…`]);
    const [one] = sizeFacts({ specifications: [{ name: 'Size', value: `10cm${'x'.repeat(4_900)}` }] });
    expect(one).toBeUndefined();
  });

  it('are no codes and nothing about parcels', () => {
    expect(featureFacts({ specifications }).map(({ name }) => name)).toEqual([
      'Material',
      'Item Height',
      'Product dimensions',
      'Capacity',
      'Size',
    ]);
    expect(sizeFacts({ specifications: [] })).toEqual([]);
  });
});
