// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type ProductValues, productProblem, productRequest, webAddress } from './validate-product.ts';

const values = (change: Partial<ProductValues>): ProductValues => ({
  source: 'address',
  address: '',
  html: '',
  text: '',
  marketplace: 'generic',
  ...change,
});

describe('a product address', () => {
  it.each([
    ['https://shop.example/mug', 'https://shop.example/mug'],
    ['  shop.example/mug ', 'https://shop.example/mug'],
    ['http://shop.example', 'http://shop.example'],
    ['ftp://shop.example', null],
    ['javascript:alert(1)', null],
    ['two words', null],
  ])('%s is read as %s', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });
});

describe('a product to add', () => {
  it.each([
    [{ source: 'address' }, { field: 'address', key: 'addressMissing' }],
    [
      { source: 'address', address: 'ftp://x.example' },
      { field: 'address', key: 'addressInvalid' },
    ],
    [
      { source: 'html', html: '  ' },
      { field: 'html', key: 'htmlMissing' },
    ],
    [
      { source: 'html', html: '<p>', address: 'two words' },
      { field: 'address', key: 'addressInvalid' },
    ],
    [
      { source: 'text', text: '' },
      { field: 'text', key: 'textMissing' },
    ],
    [
      { source: 'text', text: 'x'.repeat(200_001) },
      { field: 'text', key: 'tooLong', max: 200_000 },
    ],
    [{ source: 'text', text: 'Mug' }, null],
  ] as const)('%o', (change, problem) => {
    expect(productProblem(values(change))).toEqual(problem);
  });

  it('is sent as what it was given as', () => {
    const given = { address: 'shop.example/mug', html: '<p>Mug</p>', text: 'Mug' };
    expect(productRequest(values({ ...given, source: 'address' }))).toEqual({
      source_url: 'https://shop.example/mug',
      marketplace: 'generic',
    });
    expect(productRequest(values({ ...given, source: 'html' }))).toEqual({
      html: '<p>Mug</p>',
      source_url: 'https://shop.example/mug',
      marketplace: 'generic',
    });
    expect(productRequest(values({ ...given, source: 'text' }))).toEqual({ text: 'Mug', marketplace: 'generic' });
  });
});
