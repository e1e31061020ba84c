// @vitest-environment node
import { expect, it } from 'vitest';
import { detailProblems, detailsOfFields, emptyDetails, fieldsOfDetails } from './product-details.ts';

const typed = {
  ...emptyDetails,
  brand: ' Norvik ',
  category: 'Home > Kitchen',
  price: '1 299,90',
  currency: 'eur',
  gtin: '4006381333931',
  asin: 'B000000001',
};

it('reads what is typed, and shows it again as the listing has it', () => {
  const fields = fieldsOfDetails(typed);
  expect(fields).toEqual({
    brand: 'Norvik',
    category: 'Home > Kitchen',
    price: { amount: '1299.90', currency: 'EUR' },
    identifiers: { gtin: '4006381333931', asin: 'B000000001' },
    availability: null,
  });
  expect(detailsOfFields(fields)).toEqual({ ...typed, brand: 'Norvik', price: '1299.90', currency: 'EUR' });
  expect(fieldsOfDetails(detailsOfFields(fields))).toEqual(fields);
});

it('takes an emptied field out of the listing', () => {
  expect(fieldsOfDetails(emptyDetails)).toEqual({
    brand: null,
    category: null,
    price: null,
    identifiers: {},
    availability: null,
  });
});

it('names what cannot be kept', () => {
  expect(detailProblems(typed)).toEqual({});
  const wrong = { price: 'ten', currency: 'euro', gtin: '4006381333932', sku: 's'.repeat(201), asin: 'a'.repeat(21) };
  expect(detailProblems({ ...emptyDetails, ...wrong })).toEqual({
    price: { key: 'priceInvalid' },
    currency: { key: 'currencyInvalid' },
    gtin: { key: 'gtinInvalid' },
    sku: { key: 'tooLong', max: 200 },
    asin: { key: 'tooLong', max: 20 },
  });
});
