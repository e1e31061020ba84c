import type { Availability, Specification } from '../listing.ts';
import { htmlBullets, htmlDescription } from './description-forms.ts';
import type { ExportCard } from './export-card.ts';
import type { Warn } from './format-options.ts';
import {
  groupId,
  optionNames,
  optionValue,
  optionValues,
  type SaleItem,
  saleItems,
  titleWithOptions,
} from './sale-items.ts';
import type { Table } from './table.ts';

/** Labels of WooCommerce's own exporter that we write. Source: W1, W2. */
const columns = [
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Short description',
  'Description',
  'In stock?',
  'Stock',
  'Regular price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Position',
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;
interface Attribute {
  name: string;
  values: string[];
  visible: '1' | '';
}

/** The importer splits at commas; a comma inside a value gets a backslash, the only escape that the importer knows. */
const list = (values: readonly string[]): string => values.map((value) => value.replaceAll(',', '\\,')).join(', ');
/** A line break in a text is written as the two characters `\n`. */
const text = (value: string): string => value.replace(/\r\n|[\r\n]/gu, '\\n');
const inStock: Record<Availability, string> = { in_stock: '1', out_of_stock: '0', preorder: 'backorder' };

/** WooCommerce product CSV: one row for a simple product; a parent and a row a variation for one with variants. */
export function wooCommerceTable(sample: readonly ExportCard[]): Table {
  const count = Math.max(1, ...sample.map((card) => attributesOf(card).length));
  const attributeColumns = Array.from({ length: count }, (_, index) =>
    ['name', 'value(s)', 'visible', 'global'].map((part) => `Attribute ${index + 1} ${part}`),
  );
  const cells = (row: Row, attributes: readonly Attribute[]): string[] => [
    ...columns.map((column) => row[column] ?? ''),
    ...attributeColumns.flatMap((_, index) => {
      const attribute = attributes[index];
      return attribute === undefined
        ? ['', '', '', '']
        : [attribute.name, list(attribute.values), attribute.visible, '0'];
    }),
  ];
  return {
    head: [[...columns, ...attributeColumns.flat()]],
    rows(card, warn) {
      const attributes = attributesOf(card);
      for (const { name } of attributes.slice(count))
        warn('specifications', `There is no column left for the specification “${name}”; it is not in the file.`);
      const items = saleItems(card);
      warnings(items, warn);
      const first = items[0];
      const product = productCells(card);
      if (first === undefined || first.options.length === 0) {
        const own = first === undefined ? {} : itemCells(first);
        return [cells({ ...product, ...own, Type: 'simple', Position: '0' }, attributes)];
      }
      const parent = groupId(card);
      const names = optionNames(items);
      return [
        cells({ ...product, Type: 'variable', SKU: parent, 'In stock?': anyInStock(items), Position: '0' }, attributes),
        ...items.map((item, index) =>
          cells(
            {
              ...itemCells(item),
              Type: 'variation',
              SKU: item.id,
              Name: titleWithOptions({ ...item, title: card.listing.title }).replace(', ', ' - '),
              Published: '1',
              Images: item.image_url === null ? '' : list([item.image_url]),
              Parent: parent,
              Position: String(index + 1),
            },
            names.map((name) => {
              const value = optionValue(item, name);
              return { name, values: value === '' ? [] : [value], visible: '' };
            }),
          ),
        ),
      ];
    },
  };
}

function productCells({ listing, images }: ExportCard): Row {
  return {
    Name: listing.title,
    // A draft: nothing goes on sale before the seller has looked at it.
    Published: '-1',
    'Short description': text(htmlBullets(listing.bullets)),
    Description: text(htmlDescription(listing)),
    Categories: listing.category === null ? '' : list([listing.category]),
    Tags: list(listing.keywords),
    Images: list(images.map(({ url }) => url)),
  };
}

const itemCells = (item: SaleItem): Row => ({
  SKU: item.sku ?? '',
  'GTIN, UPC, EAN, or ISBN': item.gtin ?? '',
  'In stock?': item.availability === null ? '' : inStock[item.availability],
  Stock: item.availability === 'out_of_stock' ? '0' : '',
  'Regular price': item.price?.amount ?? '',
});

function anyInStock(items: readonly SaleItem[]): string {
  const known = items.flatMap(({ availability }) => (availability === null ? [] : [availability]));
  if (known.length === 0) return '';
  return known.includes('in_stock') ? '1' : inStock[known[0] ?? 'out_of_stock'];
}

function attributesOf(card: ExportCard): Attribute[] {
  const { listing } = card;
  const items = saleItems(card);
  const names = optionNames(items);
  const brand: Specification[] = listing.brand === null ? [] : [{ name: 'Brand', value: listing.brand }];
  const taken = new Set(names.map((name) => name.toLowerCase()));
  const rest: Attribute[] = [];
  for (const { name, value } of [...listing.specifications, ...brand]) {
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    rest.push({ name, values: [value], visible: '1' });
  }
  return [...names.map((name): Attribute => ({ name, values: optionValues(items, name), visible: '1' })), ...rest];
}

function warnings(items: readonly SaleItem[], warn: Warn): void {
  if (items.some(({ price }) => price === null))
    warn('price', 'No price is known; the product cannot be bought without.');
  if (items.length > 1 && items.some(({ options }) => options.length === 0))
    warn('variants', 'Some variants have no options that tell them apart.');
}
