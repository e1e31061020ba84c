import { describe, expect, it } from 'vitest';
import { currencyOfCountry } from './country-currency.ts';

describe('currencyOfCountry', () => {
  it.each([
    ['www.shop.hu', 'hu', 'HUF'],
    ['shop.ch', 'de-CH', 'CHF'],
    ['shop.ch', 'fr', 'CHF'],
    ['shop.co.uk', 'en-GB', 'GBP'],
    ['shop.at', 'de', 'EUR'],
    ['shop.at', 'de-AT', 'EUR'],
    ['shop.ca', 'zh-Hans-CA', 'CAD'],
    // Address and language of two countries, no country's address, or no language: nothing is told.
    ['shop.ch', 'de-DE', null],
    ['shop.hu', 'de', null],
    ['shop.co', 'en', null],
    ['shop.com', 'en-US', null],
    ['shop.hu', null, null],
    [null, 'hu', null],
  ])('%s in %s: %s', (host, language, currency) => {
    expect(currencyOfCountry({ host, language })).toBe(currency);
  });
});
