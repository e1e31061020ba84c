import { emptyListing } from '../../listing.ts';
import type { Variant } from '../../variant.ts';
import { recordsOf } from './delimited-rows.ts';
import { imageAt, type ReadCard, readCardWith, UnreadableFileError } from './read-card.ts';

type Row = Record<string, string>;

const list = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/**
 * Listings of Etsy's download. Bullets stay in the description. One variation becomes variants; which combinations of two
 * exist is not in the file, so those become specifications.
 */
export function readEtsyRows(rows: readonly string[][]): ReadCard[] {
  if (rows[0]?.includes('TITLE') !== true || !rows[0].includes('DESCRIPTION'))
    throw new UnreadableFileError('The first row has no columns TITLE and DESCRIPTION.');
  return recordsOf(rows).map(cardOf);
}

function cardOf(row: Row): ReadCard {
  const variations = [1, 2, 3]
    .map((place) => ({
      name: row[`VARIATION ${place} NAME`] || (row[`VARIATION ${place} TYPE`] ?? ''),
      values: list(row[`VARIATION ${place} VALUES`]),
    }))
    .filter(({ name, values }) => name !== '' && values.length > 0);
  const [only] = variations;
  const skus = list(row.SKU);
  const variants = only !== undefined && variations.length === 1 ? variantsOf(only, skus) : [];
  const materials = list(row.MATERIALS).join(', ');
  const images = Object.keys(row)
    .filter((column) => /^IMAGE\d+$/u.test(column))
    .map((column) => row[column] ?? '');
  return readCardWith({
    marketplace: 'etsy',
    listing: {
      ...emptyListing,
      title: row.TITLE ?? '',
      description: row.DESCRIPTION ?? '',
      keywords: list(row.TAGS),
      specifications: [
        ...(materials === '' ? [] : [{ name: 'Material', value: materials }]),
        ...(variations.length > 1 ? variations.map(({ name, values }) => ({ name, value: values.join(', ') })) : []),
      ],
      price: row.PRICE ? { amount: row.PRICE, currency: row.CURRENCY_CODE || null } : null,
      identifiers: variations.length === 0 && skus[0] !== undefined ? { sku: skus[0] } : {},
      availability: row.QUANTITY === '0' ? 'out_of_stock' : null,
    },
    images: images.filter((url) => url !== '').map((url) => imageAt(url)),
    ...(variants.length > 0 && { variants }),
  });
}

/** SKUs belong to values only if there is one for each. */
const variantsOf = ({ name, values }: { name: string; values: string[] }, skus: readonly string[]): Variant[] =>
  values.map((value, index) => ({
    options: [{ name, value }],
    title: null,
    sku: skus.length === values.length ? (skus[index] ?? null) : null,
    gtin: null,
    price: null,
    availability: null,
    image_url: null,
  }));
