import { type Availability, emptyListing, type Specification } from '../../listing.ts';
import { htmlToText } from '../../text/html-to-text.ts';
import type { Variant } from '../../variant.ts';
import { recordsOf } from './delimited-rows.ts';
import { imageAt, type ReadCard, readCardWith, UnreadableFileError } from './read-card.ts';

type Row = Record<string, string>;
const code = 'GTIN, UPC, EAN, or ISBN';
const stock: Record<string, Availability> = { '1': 'in_stock', '0': 'out_of_stock', backorder: 'preorder' };

/** Splits at commas; a comma after a backslash belongs to the value. */
const list = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(/(?<!\\),/u)
    .map((value) => value.trim().replaceAll('\\,', ','))
    .filter((value) => value !== '');
const text = (cell: string | undefined): string => (cell ?? '').replaceAll('\\n', '\n');

/** Products of a WooCommerce CSV with English labels; the currency is the shop's and not in the file. */
export function readWooCommerceRows(rows: readonly string[][]): ReadCard[] {
  if (rows[0]?.includes('Name') !== true || !rows[0].includes('Type'))
    throw new UnreadableFileError('The first row has no columns Type and Name.');
  const records = recordsOf(rows);
  const children = new Map<string, Row[]>();
  for (const record of records)
    if (record.Type?.startsWith('variation'))
      children.set(record.Parent ?? '', [...(children.get(record.Parent ?? '') ?? []), record]);
  return records
    .filter((record) => !record.Type?.startsWith('variation'))
    .map((record) => productOf(record, children.get(record.SKU ?? '') ?? []));
}

function productOf(record: Row, children: readonly Row[]): ReadCard {
  const varied = new Set(children.flatMap((child) => attributesOf(child).map(({ name }) => name)));
  const attributes = attributesOf(record).filter(({ name }) => !varied.has(name));
  const brand = attributes.find(({ name }) => name === 'Brand')?.value ?? null;
  return readCardWith({
    marketplace: 'woocommerce',
    listing: {
      ...emptyListing,
      title: record.Name ?? '',
      description: text(record.Description),
      bullets: bulletsOf(text(record['Short description'])),
      specifications: attributes.filter(({ name }) => name !== 'Brand'),
      keywords: list(record.Tags),
      brand,
      category: list(record.Categories)[0] ?? null,
      price: priceOf(record),
      identifiers: { ...(record[code] && { gtin: record[code] }), ...(record.SKU && { sku: record.SKU }) },
      availability: stock[record['In stock?'] ?? ''] ?? null,
    },
    images: list(record.Images).map((url) => imageAt(url)),
    ...(children.length > 0 && { variants: children.map(variantOf) }),
  });
}

const priceOf = (record: Row) => (record['Regular price'] ? { amount: record['Regular price'], currency: null } : null);

const variantOf = (record: Row): Variant => ({
  options: attributesOf(record),
  title: null,
  sku: record.SKU || null,
  gtin: record[code] || null,
  price: priceOf(record),
  availability: stock[record['In stock?'] ?? ''] ?? null,
  image_url: list(record.Images)[0] ?? null,
});

function attributesOf(record: Row): Specification[] {
  const found: Specification[] = [];
  for (let place = 1; record[`Attribute ${place} name`] !== undefined; place += 1) {
    const name = record[`Attribute ${place} name`] ?? '';
    const value = list(record[`Attribute ${place} value(s)`]).join(', ');
    if (name !== '' && value !== '') found.push({ name, value });
  }
  return found;
}

const bulletsOf = (html: string): string[] =>
  [...html.matchAll(/<li\b[^<>]*>([\s\S]*?)<\/li>/giu)]
    .map((match) => htmlToText(match[1] ?? ''))
    .filter((bullet) => bullet !== '');
