import { htmlWithBullets } from './description-forms.ts';
import type { ExportCard } from './export-card.ts';
import { limitsOf, warnCount } from './format-limits.ts';
import type { Warn } from './format-options.ts';
import { allImages, optionNames, optionValue, type SaleItem, saleItems } from './sale-items.ts';
import type { Table } from './table.ts';
import { createHandles } from './url-handles.ts';

/** Columns of Shopify's product CSV that we write, in its order. Source: S1, S5. */
const columns = [
  'Title',
  'URL handle',
  'Description',
  'Vendor',
  'Type',
  'Tags',
  'Published on online store',
  'Status',
  'SKU',
  'Barcode',
  'Option1 name',
  'Option1 value',
  'Price',
  'Charge tax',
  'Inventory tracker',
  'Inventory quantity',
  'Continue selling when out of stock',
  'Weight value (grams)',
  'Requires shipping',
  'Fulfillment service',
  'Product image URL',
  'Image position',
  'Image alt text',
  'Variant image URL',
  'SEO title',
  'SEO description',
] as const;
type Column = (typeof columns)[number] | `Option${2 | 3} ${'name' | 'value'}`;
type Row = Partial<Record<Column, string>>;

const limits = limitsOf('shopify');
/** Columns of the file; Shopify itself takes no more options. */
const optionColumns = 3;

/** Options beyond the file's columns share the last one, so that no value is lost. */
function fitted(names: readonly string[], columnCount: number): string[][] {
  if (names.length <= columnCount) return names.map((name) => [name]);
  return [...names.slice(0, columnCount - 1).map((name) => [name]), names.slice(columnCount - 1)];
}

/** Shopify product CSV: a row for each variant, the first one with the product's fields, and one for each further image. */
export function shopifyTable(sample: readonly ExportCard[]): Table {
  const options = Math.min(optionColumns, Math.max(1, ...sample.map((card) => optionNames(saleItems(card)).length)));
  const more: Column[] = options === 1 ? [] : ['Option2 name', 'Option2 value'];
  if (options === 3) more.push('Option3 name', 'Option3 value');
  const at = columns.indexOf('Option1 value') + 1;
  const all: Column[] = [...columns.slice(0, at), ...more, ...columns.slice(at)];
  const handleOf = createHandles();

  return {
    head: [all],
    rows(card, warn) {
      const handle = handleOf(card.listing.title, card.card_id);
      const items = saleItems(card);
      const names = fitted(optionNames(items), options);
      const images = allImages(card);
      warnings(card, items, images.length, names.length, warn);
      const rows: Row[] = [];
      for (let index = 0; index < Math.max(items.length, images.length); index += 1) {
        const item = items[index];
        const image = images[index];
        rows.push({
          'URL handle': handle,
          ...(index === 0 && productCells(card, names)),
          ...(item !== undefined && variantCells(item, names, card)),
          ...(image !== undefined && {
            'Product image URL': image.url,
            'Image position': String(index + 1),
            'Image alt text': image.alt,
          }),
        });
      }
      return rows.map((row) => all.map((column) => row[column] ?? ''));
    },
  };
}

function productCells({ listing }: ExportCard, names: readonly string[][]): Row {
  const row: Row = {
    Title: listing.title,
    Description: htmlWithBullets(listing),
    Vendor: listing.brand ?? '',
    Type: listing.category?.split('>').at(-1)?.trim() ?? '',
    Tags: listing.keywords.join(', '),
    'Published on online store': 'TRUE',
    // Nothing goes on sale before the seller has looked at it.
    Status: 'draft',
    'Option1 name': 'Title',
  };
  for (const [index, group] of names.entries()) row[optionColumn(index, 'name')] = group.join(' / ');
  return row;
}

function variantCells(item: SaleItem, names: readonly string[][], card: ExportCard): Row {
  const row: Row = {
    SKU: item.sku ?? '',
    Barcode: item.gtin ?? '',
    'Option1 value': 'Default Title',
    Price: item.price?.amount ?? '',
    'Charge tax': 'TRUE',
    // The number in stock is unknown, unless it is none.
    'Inventory tracker': item.availability === 'out_of_stock' ? 'shopify' : '',
    'Inventory quantity': item.availability === 'out_of_stock' ? '0' : '',
    'Continue selling when out of stock': item.availability === 'preorder' ? 'CONTINUE' : 'DENY',
    'Requires shipping': 'TRUE',
    'Fulfillment service': 'manual',
    'Variant image URL': (card.variants ?? []).length > 0 ? (item.image_url ?? '') : '',
  };
  for (const [index, group] of names.entries())
    row[optionColumn(index, 'value')] = group
      .map((name) => optionValue(item, name))
      .filter((value) => value !== '')
      .join(' / ');
  return row;
}

const optionColumn = (index: number, part: 'name' | 'value'): Column => `Option${(index + 1) as 1 | 2 | 3} ${part}`;

function warnings(
  { listing }: ExportCard,
  items: readonly SaleItem[],
  images: number,
  options: number,
  warn: Warn,
): void {
  warnCount(warn, 'variants', 'variants', items.length, limits.variants);
  warnCount(warn, 'images', 'images', images, limits.images);
  warnCount(warn, 'keywords', 'keywords', listing.keywords.length, limits.keywords);
  if (listing.keywords.some((keyword) => keyword.includes(',')))
    warn('keywords', 'Keywords with a comma become several tags in Shopify.');
  if (listing.specifications.length > 0)
    warn('specifications', 'Shopify’s file has no columns for specifications; they are not in it.');
  if (items.length > 1 && options === 0) warn('variants', 'The variants have no options that tell them apart.');
  if (items.some(({ price }) => price === null))
    warn('price', 'No price is known; set it before the product goes on sale.');
}
