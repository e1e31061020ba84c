import { attributeValue } from './attribute-names.ts';
import { plainWithBullets } from './description-forms.ts';
import type { ExportCard } from './export-card.ts';
import { limitsOf, warnCount, warnLength } from './format-limits.ts';
import type { Warn } from './format-options.ts';
import { allImages, optionNames, optionValues, type SaleItem, saleItems } from './sale-items.ts';
import type { Table } from './table.ts';

const limits = limitsOf('etsy');
/** Columns of Etsy's own download; Etsy itself takes more pictures. */
const imageColumns = 10;
const variationColumns = 2;

/**
 * The columns of Etsy's own download. Etsy does not import it; tools that talk to its API do. Source: T7.
 */
const columns = [
  'TITLE',
  'DESCRIPTION',
  'PRICE',
  'CURRENCY_CODE',
  'QUANTITY',
  'TAGS',
  'MATERIALS',
  'IMAGE1',
  'IMAGE2',
  'IMAGE3',
  'IMAGE4',
  'IMAGE5',
  'IMAGE6',
  'IMAGE7',
  'IMAGE8',
  'IMAGE9',
  'IMAGE10',
  'VARIATION 1 TYPE',
  'VARIATION 1 NAME',
  'VARIATION 1 VALUES',
  'VARIATION 2 TYPE',
  'VARIATION 2 NAME',
  'VARIATION 2 VALUES',
  'SKU',
] as const;

const list = (values: readonly string[]): string => values.join(',');

/** Etsy listings CSV: one row a card; variations are lists inside it. */
export function etsyTable(): Table {
  return {
    head: [columns],
    rows(card, warn) {
      const { listing } = card;
      const items = saleItems(card);
      const names = optionNames(items);
      const images = allImages(card);
      warnings(card, items, names, images.length, warn);
      // The price only if all variations share it: which one a buyer pays cannot be guessed.
      const prices = new Set(items.map(({ price }) => JSON.stringify(price)));
      const price = prices.size === 1 ? (items[0]?.price ?? null) : null;
      const variation = (name: string | undefined) =>
        name === undefined ? ['', '', ''] : [name, name, list(optionValues(items, name))];
      return [
        [
          listing.title,
          plainWithBullets(listing),
          price?.amount ?? '',
          price?.currency ?? '',
          items.every(({ availability }) => availability === 'out_of_stock') ? '0' : '',
          list(listing.keywords),
          list(
            attributeValue(listing.specifications, 'material')
              .split(/[,;]/u)
              .map((material) => material.trim())
              .filter((material) => material !== ''),
          ),
          ...Array.from({ length: imageColumns }, (_, index) => images[index]?.url ?? ''),
          ...variation(names[0]),
          ...variation(names[1]),
          list(items.flatMap(({ sku }) => (sku === null ? [] : [sku]))),
        ],
      ];
    },
  };
}

function warnings(
  { listing }: ExportCard,
  items: readonly SaleItem[],
  names: readonly string[],
  images: number,
  warn: Warn,
): void {
  warnCount(warn, 'images', 'images', images, imageColumns);
  warnCount(warn, 'keywords', 'tags', listing.keywords.length, limits.keywords);
  for (const keyword of listing.keywords) {
    if (keyword.includes(',')) warn('keywords', `The tag “${keyword}” has a comma and becomes several tags.`);
    warnLength(warn, 'keywords', `The tag “${keyword}”`, keyword, limits.keyword);
  }
  const lost = names.slice(variationColumns);
  if (lost.length > 0)
    warn('variants', `Etsy has two variations; ${lost.map((name) => `“${name}”`).join(', ')} is not in the file.`);
  if (names.some((name) => optionValues(items, name).some((value) => value.includes(','))))
    warn('variants', 'A variation’s value has a comma and becomes several values.');
  if (items.some(({ price }) => price === null)) warn('price', 'Etsy needs a price; none is known.');
  else if (new Set(items.map(({ price }) => JSON.stringify(price))).size > 1)
    warn('price', 'The variations have different prices, and the file has place for one: please set them in Etsy.');
  if (items.some(({ availability }) => availability !== 'out_of_stock'))
    warn('availability', 'Etsy needs the number in stock; it is not known.');
  const known = listing.specifications.length - (attributeValue(listing.specifications, 'material') === '' ? 0 : 1);
  if (known > 0) warn('specifications', 'Etsy’s file has no columns for specifications other than the material.');
}
