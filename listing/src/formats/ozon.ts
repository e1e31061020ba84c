import { attributeValue, frequentNames, headerCheck, knownAttribute, valuesByHeader } from './attribute-names.ts';
import { plainWithBullets } from './description-forms.ts';
import type { ExportCard } from './export-card.ts';
import { limitsOf, warnCount, warnLength } from './format-limits.ts';
import type { Warn } from './format-options.ts';
import { extraCells, roubles, urlCell, warnRoubles } from './russian-templates.ts';
import { allImages, groupId, type SaleItem, saleItems, titleWithOptions } from './sale-items.ts';
import type { Table } from './table.ts';
import type { Cell } from './xlsx/sheet.ts';

const limits = limitsOf('ozon');
const maxExtraColumns = 60;

/** The columns that every category's template has; an asterisk marks what must be filled. Source: O6. */
const columns = [
  '№',
  'Артикул*',
  'Название товара',
  'Цена, руб.*',
  'Цена до скидки, руб.',
  'НДС, %*',
  'SKU',
  'Штрихкод (Серийный номер / EAN)',
  'Вес в упаковке, г*',
  'Ширина упаковки, мм*',
  'Высота упаковки, мм*',
  'Длина упаковки, мм*',
  'Ссылка на главное фото*',
  'Ссылки на дополнительные фото',
  'Ссылки на фото 360',
  'Артикул фото',
  'Бренд*',
  'Название модели (для объединения в одну карточку)*',
  'Тип*',
  'Цвет товара',
  '#Хештеги',
  'Аннотация',
  'Rich-контент JSON',
] as const;
type Column = (typeof columns)[number];

const several = new Set<string>(['Ссылки на дополнительные фото', 'Ссылки на фото 360', 'Цвет товара']);
const vatColumn = columns.indexOf('НДС, %*');
/** Required columns for which listings have no field. */
const measured = columns.filter((column) => /НДС|мм|, г/u.test(column));
/** Rates that Ozon knows, in percent. Source: O1. */
const vatRates = [0, 5, 7, 10, 20, 22];
const ownNames = new Set(['бренд', 'brand', 'артикул']);
const isHeader = headerCheck(columns);
const hasColumn = (name: string): boolean =>
  ownNames.has(name.toLowerCase()) || knownAttribute(name) === 'color' || isHeader(name);

const hashtag = (keyword: string): string =>
  `#${keyword
    .replace(/^#+/u, '')
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '_')}`;

/** The sheet `Шаблон` of Ozon's template: headers in row 2, marks in row 3, hints in row 4, data from row 5. */
export function ozonTable(sample: readonly ExportCard[]): Table<Cell> {
  const items = (card: ExportCard) => saleItems(card).flatMap(({ options }) => options);
  const extra = frequentNames(
    sample.map((card) => [...items(card), ...card.listing.specifications]),
    maxExtraColumns,
    hasColumn,
  );
  const all = [...columns, ...extra];
  let number = 0;
  return {
    head: [
      ['Шаблон для загрузки товаров'],
      all,
      all.map((name) => (name.endsWith('*') ? 'Обязательное поле' : several.has(name) ? 'Множественный выбор' : '')),
      all.map((name) => (several.has(name) ? 'Несколько значений через ;' : '')),
    ],
    rows(card, warn) {
      const found = saleItems(card);
      warnings(card, found, warn);
      return found.map((item) => {
        number += 1;
        const attributes = [...item.options, ...card.listing.specifications];
        const cells = cellsOf(card, item, attributes);
        const valueUnder = valuesByHeader(attributes);
        return [
          ...columns.map((column) => {
            const value = column === '№' ? number : cells[column];
            return value ?? (valueUnder(column) || null);
          }),
          ...extraCells(attributes, extra, hasColumn, warn),
        ];
      });
    },
  };
}

function cellsOf(
  card: ExportCard,
  item: SaleItem,
  attributes: { name: string; value: string }[],
): Partial<Record<Column, Cell>> {
  const { listing } = card;
  const main = item.image_url ?? '';
  return {
    'Артикул*': item.id,
    'Название товара': titleWithOptions(item),
    'Цена, руб.*': roubles(item),
    'Штрихкод (Серийный номер / EAN)': item.gtin,
    'Ссылка на главное фото*': urlCell([main]),
    'Ссылки на дополнительные фото': urlCell(
      allImages(card)
        .map(({ url }) => url)
        .filter((url) => url !== main),
    ),
    'Бренд*': listing.brand,
    'Название модели (для объединения в одну карточку)*': groupId(card),
    'Тип*': listing.category?.split('>').at(-1)?.trim() ?? null,
    'Цвет товара': attributeValue(attributes, 'color') || null,
    '#Хештеги': listing.keywords.map(hashtag).join(' '),
    Аннотация: plainWithBullets(listing),
  };
}

function warnings(card: ExportCard, items: readonly SaleItem[], warn: Warn): void {
  const { listing } = card;
  warnRoubles(items, 'Ozon', warn);
  for (const item of items) {
    warnLength(warn, 'identifiers', 'The article (Артикул)', item.id, limits.sku);
    const title = titleWithOptions(item);
    if (title !== listing.title) warnLength(warn, 'title', 'A variant’s title', title, limits.title);
  }
  warnCount(warn, 'keywords', 'hashtags', listing.keywords.length, limits.keywords);
  warnCount(warn, 'images', 'images', allImages(card).length, limits.images);
  if (listing.brand === null) warn('brand', 'Ozon needs a brand; none is known.');
  if (listing.category === null) warn('category', 'Ozon needs the type of the product (Тип); none is known.');
  const valueUnder = valuesByHeader(listing.specifications);
  const empty = measured.filter((column) => valueUnder(column) === '');
  if (empty.length > 0)
    warn('specifications', `Ozon needs ${empty.map((column) => column.replace('*', '')).join('; ')}.`);
}

/** The sheet `validation`: allowed values under the number of their column. Those of a category are in the seller's own template. */
export const ozonValidation = {
  column: vatColumn,
  rows: [
    columns.map((column) => column as Cell),
    ...vatRates.map((rate) => columns.map((_, index) => (index === vatColumn ? rate : null))),
  ],
  first_row: 2,
  last_row: vatRates.length + 1,
};
/** Data begins in this row. */
export const ozonFirstRow = 5;
