import { checkGtin } from '@cardwright/listing/identifiers/gtin';
import type { Availability, Listing, Specification } from '@cardwright/listing/listing';

/** The form's fields as they are typed. */
export interface ManualValues {
  title: string;
  description: string;
  bullets: string;
  specifications: string;
  keywords: string;
  brand: string;
  category: string;
  price: string;
  currency: string;
  sku: string;
  gtin: string;
  mpn: string;
  availability: Availability | '';
}
export const emptyManual: ManualValues = {
  title: '',
  description: '',
  bullets: '',
  specifications: '',
  keywords: '',
  brand: '',
  category: '',
  price: '',
  currency: '',
  sku: '',
  gtin: '',
  mpn: '',
  availability: '',
};

/** A key under `errors` for each field that is wrong. */
export type ManualProblems = Partial<
  Record<
    keyof ManualValues,
    {
      key: 'titleMissing' | 'priceInvalid' | 'currencyInvalid' | 'gtinInvalid' | 'specificationInvalid' | 'tooLong';
      line?: string;
      max?: number;
    }
  >
>;

/** Bounds of the contract's listing. */
const longest = { title: 2_000, description: 500_000, brand: 300, category: 1_000, sku: 200, mpn: 200 } as const;
const longestEntry = 5_000;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const priceOf = (text: string): string => text.trim().replace(/\s/gu, '').replace(',', '.');
const pairOf = (line: string): Specification | null => {
  const colon = line.indexOf(':');
  const [name, value] = [line.slice(0, Math.max(colon, 0)).trim(), line.slice(colon + 1).trim()];
  return name === '' || value === '' || name.length > 300 || value.length > longestEntry ? null : { name, value };
};

export function manualProblems(values: ManualValues): ManualProblems {
  const problems: ManualProblems = {};
  if (values.title.trim() === '') problems.title = { key: 'titleMissing' };
  for (const [field, max] of Object.entries(longest) as [keyof typeof longest, number][])
    if (values[field].trim().length > max) problems[field] = { key: 'tooLong', max };
  if (linesOf(values.bullets).some((bullet) => bullet.length > longestEntry))
    problems.bullets = { key: 'tooLong', max: longestEntry };
  if (values.price.trim() !== '' && !/^\d{1,12}(?:\.\d{1,4})?$/u.test(priceOf(values.price)))
    problems.price = { key: 'priceInvalid' };
  if (values.currency.trim() !== '' && !/^[a-z]{3}$/iu.test(values.currency.trim()))
    problems.currency = { key: 'currencyInvalid' };
  if (values.gtin.trim() !== '' && checkGtin(values.gtin) === 'invalid') problems.gtin = { key: 'gtinInvalid' };
  const wrong = linesOf(values.specifications).find((line) => pairOf(line) === null);
  if (wrong !== undefined) problems.specifications = { key: 'specificationInvalid', line: wrong.slice(0, 80) };
  return problems;
}

/** The listing that the form stands for; of unfinished fields what can be read already. */
export function manualListing(values: ManualValues): Listing {
  const text = (field: 'brand' | 'category') => values[field].trim() || null;
  const price = priceOf(values.price);
  const { sku, mpn, gtin } = values;
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    bullets: linesOf(values.bullets),
    specifications: linesOf(values.specifications).flatMap((line) => pairOf(line) ?? []),
    keywords: values.keywords
      .split(/[,\n]/u)
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ''),
    brand: text('brand'),
    category: text('category'),
    price: price === '' ? null : { amount: price, currency: values.currency.trim().toUpperCase() || null },
    identifiers: {
      ...(gtin.trim() !== '' && { gtin: gtin.trim() }),
      ...(sku.trim() !== '' && { sku: sku.trim() }),
      ...(mpn.trim() !== '' && { mpn: mpn.trim() }),
    },
    availability: values.availability || null,
    language: null,
  };
}
