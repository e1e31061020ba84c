import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkGtin, gtinCheckDigit, gtinOfIsbn10 } from './gtin.ts';

describe('checkGtin', () => {
  it.each([
    ['6291041500213', 'valid'],
    ['4006381333931', 'valid'],
    ['4006381333932', 'invalid'],
    ['2001234567893', 'restricted'],
    ['036000291452', 'valid'],
    ['96385074', 'valid'],
    ['978-3-16-148410-0', 'valid'],
    ['', 'invalid'],
    ['00000000', 'invalid'],
    ['B01GOH7PKA', 'invalid'],
    ['123456789', 'invalid'],
  ])('%s is %s', (value, verdict) => {
    expect(checkGtin(value)).toBe(verdict);
  });

  it('padding with zeros does not change a full-length number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{10}$/), (body) => {
        const twelve = body + gtinCheckDigit(body);
        expect(checkGtin(`0${twelve}`)).toBe(checkGtin(twelve));
        expect(checkGtin(`00${twelve}`)).toBe(checkGtin(twelve));
      }),
    );
  });

  it('a single wrong digit is always noticed', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{11}$/),
        fc.nat(12),
        fc.integer({ min: 1, max: 9 }),
        (body, at, change) => {
          const right = body + gtinCheckDigit(body);
          const wrong = right.slice(0, at) + ((Number(right[at]) + change) % 10) + right.slice(at + 1);
          expect(checkGtin(wrong)).toBe('invalid');
        },
      ),
    );
  });
});

describe('gtinOfIsbn10', () => {
  it.each([
    ['0-306-40615-2', '9780306406157'],
    ['080442957X', '9780804429573'],
    ['0-306-40615-3', null],
    ['0000000000', null],
    ['9780306406157', null],
  ])('%s gives %s', (isbn, gtin) => {
    expect(gtinOfIsbn10(isbn)).toBe(gtin);
  });
});
