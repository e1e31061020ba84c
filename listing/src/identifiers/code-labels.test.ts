import { expect, it } from 'vitest';
import { identifierOfLabel, isModelLabel } from './code-labels.ts';

it.each([
  ['EAN-Code:', 'gtin'],
  ['Codice EAN', 'gtin'],
  ['JANコード', 'gtin'],
  ['Штрихкод', 'gtin'],
  ['Hersteller-Nr.', 'mpn'],
  ["Manufacturer's Part Number", 'mpn'],
  ['Артикул производителя', 'mpn'],
  ['Art.-Nr.:', 'sku'],
  ['Réf.', 'sku'],
  ['Código', 'sku'],
  ['Item #', 'sku'],
  ['Артикул', 'sku'],
  ['商品番号', 'sku'],
  ['ASIN', 'asin'],
  ['Mean', null],
  ['Coupon code', null],
])('%s announces %s', (label, kind) => {
  expect(identifierOfLabel(label)).toBe(kind);
});

it('a model is told from both', () => {
  expect([isModelLabel('Модель:'), isModelLabel('Model name')]).toEqual([true, false]);
});
