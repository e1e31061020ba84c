import { checkGtin } from '@cardwright/listing/identifiers/gtin';
import { listingBounds } from '@cardwright/listing/import-file/import-limits';
import type { Availability, Listing } from '@cardwright/listing/listing';

/** The details of a listing, as they are typed into fields. */
export interface ProductDetails {
  brand: string;
  category: string;
  price: string;
  currency: string;
  availability: Availability | '';
  sku: string;
  gtin: string;
  mpn: string;
  asin: string;
}
export const emptyDetails: ProductDetails = {
  brand: '',
  category: '',
  price: '',
  currency: '',
  availability: '',
  sku: '',
  gtin: '',
  mpn: '',
  asin: '',
};
export type DetailName = keyof ProductDetails;

/** A key under `errors` of the texts, with the bound that was passed. */
export type DetailProblem =
  | { key: 'priceInvalid' | 'currencyInvalid' | 'gtinInvalid' }
  | { key: 'tooLong'; max: number };

const longest: Partial<Record<DetailName, number>> = {
  brand: listingBounds.brand,
  category: listingBounds.category,
  ...listingBounds.identifiers,
};

/** `1 299,90` in the listing's form: `1299.90`. */
const priceOf = (text: string): string => text.trim().replace(/\s/gu, '').replace(',', '.');

export function detailProblems(values: ProductDetails): Partial<Record<DetailName, DetailProblem>> {
  const problems: Partial<Record<DetailName, DetailProblem>> = {};
  for (const [name, max] of Object.entries(longest) as [DetailName, number][])
    if (values[name].trim().length > max) problems[name] = { key: 'tooLong', max };
  if (values.price.trim() !== '' && !/^\d{1,12}(?:\.\d{1,4})?$/u.test(priceOf(values.price)))
    problems.price = { key: 'priceInvalid' };
  if (values.currency.trim() !== '' && !/^[a-z]{3}$/iu.test(values.currency.trim()))
    problems.currency = { key: 'currencyInvalid' };
  if (values.gtin.trim() !== '' && checkGtin(values.gtin) === 'invalid') problems.gtin ??= { key: 'gtinInvalid' };
  return problems;
}

type DetailFields = Pick<Listing, 'brand' | 'category' | 'price' | 'identifiers' | 'availability'>;

/** The fields of a listing for the typed values. */
export function fieldsOfDetails(values: ProductDetails): DetailFields {
  const amount = priceOf(values.price);
  const code = (name: 'gtin' | 'sku' | 'mpn' | 'asin') => values[name].trim() && { [name]: values[name].trim() };
  return {
    brand: values.brand.trim() || null,
    category: values.category.trim() || null,
    price: amount === '' ? null : { amount, currency: values.currency.trim().toUpperCase() || null },
    identifiers: { ...code('gtin'), ...code('sku'), ...code('mpn'), ...code('asin') },
    availability: values.availability || null,
  };
}

export const detailsOfFields = ({
  brand,
  category,
  price,
  identifiers,
  availability,
}: DetailFields): ProductDetails => ({
  brand: brand ?? '',
  category: category ?? '',
  price: price?.amount ?? '',
  currency: price?.currency ?? '',
  availability: availability ?? '',
  sku: identifiers.sku ?? '',
  gtin: identifiers.gtin ?? '',
  mpn: identifiers.mpn ?? '',
  asin: identifiers.asin ?? '',
});
