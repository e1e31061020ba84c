import { attributeValue, frequentNames, headerCheck, knownAttribute, valuesByHeader } from './attribute-names.ts';
import { plainWithBullets } from './description-forms.ts';
import type { ExportCard } from './export-card.ts';
import { limitsOf, warnCount, warnLength } from './format-limits.ts';
import type { Warn } from './format-options.ts';
import { extraCells, roubles, urlCell, warnRoubles } from './russian-templates.ts';
import { allImages, groupId, type SaleItem, saleItems } from './sale-items.ts';
import type { Table } from './table.ts';
import type { Cell } from './xlsx/sheet.ts';

const limits = limitsOf('wildberries');
const maxExtraColumns = 60;

/** The columns that categories share. Source: public parsers of the template, B1. */
const columns = [
  'Группа',
  'Артикул продавца',
  'Артикул WB',
  'Наименование',
  'Категория продавца',
  'Бренд',
  'Описание',
  'Фото',
  'Видео',
  'КИЗ',
  'Пол',
  'Состав',
  'Цвет',
  'Баркоды',
  'Размер',
  'Рос. размер',
  'Цена',
  'Ставка НДС',
  'Вес с упаковкой (кг)',
  'Высота упаковки',
  'Длина упаковки',
  'Ширина упаковки',
  'ТНВЭД',
  'Комплектация',
  'Страна производства',
] as const;
type Column = (typeof columns)[number];

const hints: Partial<Record<Column, string>> = {
  Группа: 'Карточки с одним номером объединяются',
  Фото: 'Ссылки через ;',
  Баркоды: 'Свой для каждого размера',
};
const ownNames = new Set(['бренд', 'brand', 'артикул']);
const isSize = (name: string): boolean => knownAttribute(name) === 'size';
const isHeader = headerCheck(columns);
// Their words also name the product's material and so on, but the template has columns for exactly these.
const hasColumn = (name: string): boolean =>
  ownNames.has(name.toLowerCase()) || ['color', 'size'].includes(knownAttribute(name) ?? '') || isHeader(name);

/** The sheet `Товары`: groups in row 1, headers in row 3, hints in row 4, data from row 5; one row a size. */
export function wildberriesTable(sample: readonly ExportCard[]): Table<Cell> {
  const extra = frequentNames(
    sample.map((card) => [...saleItems(card).flatMap(({ options }) => options), ...card.listing.specifications]),
    maxExtraColumns,
    hasColumn,
  );
  const all = [...columns, ...extra];
  let group = 0;
  return {
    head: [['Основная информация'], [], all, all.map((name) => hints[name as Column] ?? '')],
    rows(card, warn) {
      const items = saleItems(card);
      group += 1;
      warnings(card, items, warn);
      const codes = createVendorCodes(card);
      return items.map((item) => {
        const attributes = [...item.options, ...card.listing.specifications];
        const cells = cellsOf(card, item, attributes, group, codes(item));
        const valueUnder = valuesByHeader(attributes);
        return [
          ...columns.map((column) => cells[column] ?? (valueUnder(column) || null)),
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
  group: number,
  vendorCode: string,
): Partial<Record<Column, Cell>> {
  const { listing } = card;
  const images = allImages(card).map(({ url }) => url);
  const main = item.image_url;
  return {
    Группа: group,
    'Артикул продавца': vendorCode,
    Наименование: listing.title,
    'Категория продавца': listing.category?.split('>').at(-1)?.trim() ?? null,
    Бренд: listing.brand,
    Описание: plainWithBullets(listing),
    Фото: urlCell(main === null ? images : [main, ...images.filter((url) => url !== main)]),
    Цвет: attributeValue(attributes, 'color') || null,
    Баркоды: item.gtin,
    Размер: attributeValue(attributes, 'size') || null,
    Цена: roubles(item),
  };
}

/** Sizes of one colour are one card and share its code. */
function createVendorCodes(card: ExportCard): (item: SaleItem) => string {
  const codes = new Map<string, string>();
  const hasOthers = saleItems(card).some(({ options }) => options.some(({ name }) => !isSize(name)));
  return (item) => {
    if (!hasOthers && item.options.length > 0) return card.listing.identifiers.sku ?? groupId(card);
    const look = JSON.stringify(item.options.filter(({ name }) => !isSize(name)));
    const code = codes.get(look) ?? item.id;
    codes.set(look, code);
    return code;
  };
}

function warnings(card: ExportCard, items: readonly SaleItem[], warn: Warn): void {
  const { listing } = card;
  warnRoubles(items, 'Wildberries', warn);
  for (const { id } of items) warnLength(warn, 'identifiers', 'The seller’s article', id, limits.sku);
  warnCount(warn, 'images', 'images', allImages(card).length, limits.images);
  if (listing.keywords.length > 0) warn('keywords', 'Wildberries has no field for keywords.');
  if (items.some(({ gtin }) => gtin === null))
    warn('identifiers', 'Wildberries needs a barcode for each size; let its cabinet make the missing ones.');
}
