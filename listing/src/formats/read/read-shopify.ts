import { emptyListing } from '../../listing.ts';
import type { Variant } from '../../variant.ts';
import { recordsOf } from './delimited-rows.ts';
import { imageAt, type ReadCard, readCardWith, UnreadableFileError } from './read-card.ts';

/** Old names of the columns, which are still found in files. Source: S5. */
const oldNames: Record<string, string> = {
  Handle: 'URL handle',
  'Body (HTML)': 'Description',
  'Variant SKU': 'SKU',
  'Variant Barcode': 'Barcode',
  'Variant Price': 'Price',
  'Image Src': 'Product image URL',
  'Image Position': 'Image position',
  'Image Alt Text': 'Image alt text',
  'Variant Image': 'Variant image URL',
  'Option1 Name': 'Option1 name',
  'Option1 Value': 'Option1 value',
  'Option2 Name': 'Option2 name',
  'Option2 Value': 'Option2 value',
  'Option3 Name': 'Option3 name',
  'Option3 Value': 'Option3 value',
};

/**
 * Products of a Shopify CSV with old or new column names. Bullets stay in the description, where Shopify has them; the
 * currency is the shop's and not in the file.
 */
export function readShopifyRows(rows: readonly string[][]): ReadCard[] {
  const [header = [], ...data] = rows;
  const names = header.map((name) => oldNames[name.trim()] ?? name.trim());
  if (!names.includes('Title') || !names.includes('URL handle'))
    throw new UnreadableFileError('The first row has no columns Title and URL handle.');
  const products = new Map<string, Record<string, string>[]>();
  for (const record of recordsOf([names, ...data])) {
    const handle = record['URL handle'] ?? '';
    const product = products.get(handle);
    if (product === undefined) products.set(handle, [record]);
    else product.push(record);
  }
  return [...products.values()].map(productOf);
}

function productOf(records: Record<string, string>[]): ReadCard {
  const first = records[0] ?? {};
  const names = [1, 2, 3].map((place) => first[`Option${place} name`] ?? '').filter((name) => name !== '');
  const items = records.filter((record) => names.length > 0 && (record['Option1 value'] ?? '') !== '');
  const plain = names[0] === 'Title' && items.every((record) => record['Option1 value'] === 'Default Title');
  const variants = plain ? [] : items.map((record) => variantOf(record, names));
  const images = records
    .filter((record) => (record['Product image URL'] ?? '') !== '')
    .sort((a, b) => Number(a['Image position']) - Number(b['Image position']))
    .map((record) => imageAt(record['Product image URL'] ?? '', record['Image alt text'] ?? ''));
  return readCardWith({
    marketplace: 'shopify',
    listing: {
      ...emptyListing,
      title: first.Title ?? '',
      description: first.Description ?? '',
      keywords: (first.Tags ?? '')
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
      brand: first.Vendor || null,
      category: first.Type || first['Product category'] || null,
      price: priceOf(first),
      identifiers: plain ? { ...(first.Barcode && { gtin: first.Barcode }), ...(first.SKU && { sku: first.SKU }) } : {},
      availability: first['Inventory quantity'] === '0' && variants.length === 0 ? 'out_of_stock' : null,
    },
    images,
    ...(variants.length > 0 && { variants }),
  });
}

const priceOf = ({ Price = '' }: Record<string, string>) => (Price === '' ? null : { amount: Price, currency: null });

const variantOf = (record: Record<string, string>, names: readonly string[]): Variant => ({
  options: names
    .map((name, index) => ({ name, value: record[`Option${index + 1} value`] ?? '' }))
    .filter(({ value }) => value !== ''),
  title: null,
  sku: record.SKU || null,
  gtin: record.Barcode || null,
  price: priceOf(record),
  availability: record['Inventory quantity'] === '0' ? 'out_of_stock' : null,
  image_url: record['Variant image URL'] || null,
});
