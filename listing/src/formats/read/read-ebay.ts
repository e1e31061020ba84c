import { emptyListing, type Specification } from '../../listing.ts';
import type { Variant } from '../../variant.ts';
import { recordsOf } from './delimited-rows.ts';
import { imageAt, type ReadCard, readCardWith, UnreadableFileError } from './read-card.ts';

type Row = Record<string, string>;

/** Listings of an eBay Seller Hub Reports CSV, with or without its `Info` line; the currency is in the header. */
export function readEbayRows(rows: readonly string[][]): ReadCard[] {
  const at = rows.findIndex(([first]) => /^\*?Action\b/u.test(first?.trim() ?? ''));
  const header = rows[at]?.map((name) => name.trim().replace(/^\*/u, '')) ?? [];
  if (!header.includes('Title') || !header.includes('CustomLabel'))
    throw new UnreadableFileError('There is no row with the columns Action, CustomLabel and Title.');
  const currency = /\bCurrency=(\w+)/u.exec(header[0] ?? '')?.[1] ?? null;
  const products: Row[][] = [];
  for (const record of recordsOf([header, ...rows.slice(at + 1)])) {
    const product = products.at(-1);
    if (record.Relationship === 'Variation' && product !== undefined) product.push(record);
    else products.push([record]);
  }
  return products.map((product) => cardOf(product, currency));
}

function cardOf([record = {}, ...variations]: readonly Row[], currency: string | null): ReadCard {
  const pictures = picturesOf(record);
  return readCardWith({
    marketplace: 'ebay',
    listing: {
      ...emptyListing,
      title: record.Title ?? '',
      description: record.Description ?? '',
      specifications: specificsOf(record),
      brand: record['C:Brand'] || null,
      price: priceOf(record, currency),
      identifiers: { ...(record.CustomLabel && { sku: record.CustomLabel }) },
      availability: availabilityOf(record),
    },
    images: pictures.map((url) => imageAt(url)),
    ...(variations.length > 0 && { variants: variations.map((variation) => variantOf(variation, currency)) }),
  });
}

const variantOf = (record: Row, currency: string | null): Variant => ({
  options: pairsOf(record.RelationshipDetails ?? ''),
  title: null,
  sku: record.CustomLabel || null,
  gtin: null,
  price: priceOf(record, currency),
  availability: availabilityOf(record),
  image_url: picturesOf(record)[0] ?? null,
});

const picturesOf = (record: Row): string[] => (record.PicURL ?? '').split('|').filter((url) => url !== '');
const availabilityOf = (record: Row) => (record.Quantity === '0' ? 'out_of_stock' : null);
const priceOf = (record: Row, currency: string | null) =>
  record.StartPrice ? { amount: record.StartPrice, currency } : null;

const specificsOf = (record: Row): Specification[] =>
  Object.entries(record)
    .filter(([name, value]) => name.startsWith('C:') && name !== 'C:Brand' && value !== '')
    .map(([name, value]) => ({ name: name.slice('C:'.length), value }));

/** `Color=Blue|Size=S`. */
const pairsOf = (details: string): Specification[] =>
  details
    .split('|')
    .filter((pair) => pair.includes('='))
    .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) }));
