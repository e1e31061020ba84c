import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceHints } from './currency.ts';
import { findPrices, parsePrice } from './price.ts';

const read = (raw: string, hints: PriceHints = {}): string | null => {
  const price = parsePrice(raw, hints);
  return price === null ? null : `${price.amount} ${price.currency ?? '?'}`;
};

describe('parsePrice', () => {
  it.each<[string, PriceHints, string | null]>([
    ['1.299,00 €', {}, '1299.00 EUR'],
    ['€ 1.299,00', {}, '1299.00 EUR'],
    ['24.990', { currency: 'VND' }, '24990 VND'],
    ['24.990', { declared: true, currency: 'USD' }, '24.99 USD'],
    ['24.990 KWD', {}, '24.99 KWD'],
    ['1 299 ₽', {}, '1299 RUB'],
    ['1\u202f299,50\u00a0€', {}, '1299.50 EUR'],
    ["CHF 1'299.00", {}, '1299.00 CHF'],
    ['Rs. 1,29,900', {}, '129900 INR'],
    ['US $1,299.50', {}, '1299.50 USD'],
    ['$5.99', { host: 'shop.example.com', language: 'en' }, '5.99 USD'],
    ['$294', { host: 'shop.example.tw' }, '294 TWD'],
    ['$5.99', { host: 'shop.example.ca', language: 'en' }, '5.99 CAD'],
    ['$5.99', { host: 'shop.example', language: 'ja' }, '5.99 ?'],
    ['5,95 EUR', {}, '5.95 EUR'],
    ['12€99', {}, '12.99 EUR'],
    ['CHF 12.-', {}, '12 CHF'],
    ['109€109€109', {}, '109 EUR'],
    ['€97.39 40% OFF', {}, '97.39 EUR'],
    ['131 990 тг.', {}, '131990 KZT'],
    ['29 000 грн', {}, '29000 UAH'],
    ['500 kr', { language: 'da' }, '500 DKK'],
    ['500 руб.', { host: 'shop.by' }, '500 BYN'],
    ['￥5499.00', { language: 'zh' }, '5499.00 CNY'],
    ['24.9900', { currency: 'EUR', declared: true }, '24.99 EUR'],
    ['119.01', { currency: 'EUR' }, '119.01 EUR'],
    ['١٬٢٩٩٫٥٠ ر.س', {}, '1299.50 SAR'],
    ['۲۹۹۰ درهم', {}, '2990 AED'],
    ['１２，８００円', {}, '12800 JPY'],
    ['750 ج.م', {}, '750 EGP'],
    ['할인가45,000원', {}, '45000 KRW'],
    ['販売価格12,800円', {}, '12800 JPY'],
    ['0,00 €', {}, null],
    ['0', { currency: 'EUR' }, null],
    ['free', {}, null],
    ['', {}, null],
    ['iPhone 11', {}, null],
    ['2 items in 3 colours', {}, null],
    ['100% cotton', {}, null],
  ])('%j with %j is %j', (raw, hints, expected) => {
    expect(read(raw, hints)).toBe(expected);
  });

  it('says when three digits after a lone separator can be read in two ways', () => {
    expect(parsePrice('24.990')?.ambiguous).toBe(true);
    expect(parsePrice('24.990', { language: 'de' })).toMatchObject({ amount: '24990', ambiguous: false });
    expect(parsePrice('1,299', { language: 'en-US' })).toMatchObject({ amount: '1299', ambiguous: false });
  });

  it('keeps the words that were read', () => {
    expect(parsePrice('now only 349,00 € incl. VAT')?.raw).toBe('349,00 €');
  });

  it('finds every price of a text in order', () => {
    expect(findPrices('was 349,00 € now 299,00 €').map(({ amount }) => amount)).toEqual(['349.00', '299.00']);
  });

  it('reads back what was printed, in either style', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const decimals = String(cents).padStart(2, '0');
        const grouped = (sign: string): string => String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, sign);
        for (const text of [
          `${grouped('.')},${decimals} €`,
          `€${grouped(',')}.${decimals}`,
          `${grouped(' ')},${decimals} €`,
        ]) {
          expect(read(text)).toBe(`${whole}.${decimals} EUR`);
        }
      }),
    );
  });

  it('never throws and never gives zero', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 0xff_ff }), { maxLength: 60 }), (units) => {
        const price = parsePrice(String.fromCharCode(...units));
        expect(price === null || Number(price.amount) > 0).toBe(true);
      }),
    );
  });
});
