import { describe, expect, it } from 'vitest';
import type { CardListing } from '../../tool-types.ts';
import { codeAnswer } from './code-answers.ts';

const having = (identifiers: Record<string, string>) => ({ identifiers }) as unknown as CardListing;

describe('questions whether a code is right', () => {
  it.each([
    ['4006381333931', /well formed/],
    ['4006381333932', /check digit is wrong/],
    ['2001234567893', /use inside shops/],
    ['AB-12', /8, 12, 13 or 14 digits/],
  ])('%s', (gtin, said) => {
    expect(codeAnswer('is the ean valid?', having({ gtin }))).toMatch(said);
    expect(codeAnswer('check the barcode', having({ gtin }))).toMatch(said);
  });

  it('leaves other questions alone, and cards without one', () => {
    expect(codeAnswer('is the barcode correct', having({ sku: 'A1' }))).toBeNull();
    expect(codeAnswer('what is the ean?', having({ gtin: '4006381333931' }))).toBeNull();
    expect(codeAnswer('is it correct?', having({ gtin: '4006381333931' }))).toBeNull();
  });
});
