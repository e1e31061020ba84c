import { amazonTable } from './amazon.ts';
import type { CardWorkbook } from './card-workbook.ts';
import type { ExportCard } from './export-card.ts';
import { type ExportColumn, exportColumns, exportRow, guardFormula } from './export-row.ts';
import { ozonFirstRow, ozonTable, ozonValidation } from './ozon.ts';
import type { Table } from './table.ts';
import { wildberriesTable } from './wildberries.ts';
import { type Cell, columnLetters, type SheetColumn } from './xlsx/sheet.ts';

const noteHead = ['card_id', 'title', 'note'];

const codes: ReadonlySet<string> = new Set<string>([
  'gtin',
  'sku',
  'item_sku',
  'external_product_id',
  'Артикул*',
  'Штрихкод (Серийный номер / EAN)',
  'Артикул продавца',
  'Баркоды',
]);
const numbers: ReadonlySet<ExportColumn> = new Set(['version', 'score']);
// Widths in characters, by what the column holds.
const widths: [RegExp, number][] = [
  [/^card_id$/u, 38],
  [/title|item_name|Название товара|Наименование/u, 50],
  [/description|Аннотация|Описание|bullets/u, 60],
  [/specifications|images|image_url|фото/iu, 40],
  [/keywords|bullet_point|Хештеги|updated_at/u, 30],
];

const columnsOf = (names: readonly Cell[]): SheetColumn[] =>
  names.map((cell) => {
    const name = String(cell ?? '');
    const width = widths.find(([pattern]) => pattern.test(name))?.[1] ?? 16;
    return { name, width, ...(codes.has(name) && { text: true }) };
  });

/** The generic workbook: `Cards`, and `Notes` with broken limits and marks of what an assistant wrote. */
export function genericWorkbook(): CardWorkbook {
  const table: Table<Cell> = {
    head: [exportColumns],
    rows: (card) => {
      const row = exportRow(card);
      return [
        exportColumns.map((column) => {
          const text = guardFormula(row[column]);
          return numbers.has(column) && text !== '' ? Number(text) : text;
        }),
      ];
    },
  };
  return {
    format: 'xlsx',
    table,
    name: 'Cards',
    columns: columnsOf(exportColumns),
    notes: { name: 'Notes', head: [noteHead] },
  };
}

/** Amazon's mapping sheet; its name says what it is not. */
export function amazonWorkbook(): CardWorkbook {
  const table = amazonTable();
  return {
    format: 'amazon_sheet',
    table,
    name: 'Not directly uploadable',
    columns: columnsOf(table.head[0] ?? []),
    notes: {
      name: 'Notes',
      head: [
        ['This is a mapping sheet, not directly uploadable: copy the columns into the template of your product type.'],
        noteHead,
      ],
    },
  };
}

/** Ozon's template: `Шаблон` and `validation`. */
export function ozonWorkbook(sample: readonly ExportCard[]): CardWorkbook {
  const table = ozonTable(sample);
  const letters = columnLetters(ozonValidation.column);
  return {
    format: 'ozon_xlsx',
    table,
    name: 'Шаблон',
    columns: columnsOf(table.head[1] ?? []),
    allowed_values: [
      {
        column: ozonValidation.column,
        from_row: ozonFirstRow,
        source: `validation!$${letters}$${ozonValidation.first_row}:$${letters}$${ozonValidation.last_row}`,
      },
    ],
    others: [{ name: 'validation', columns: columnsOf(ozonValidation.rows[0] ?? []), rows: ozonValidation.rows }],
  };
}

/** Wildberries' template: `Товары` and `Инструкция`, where the notes are. */
export function wildberriesWorkbook(sample: readonly ExportCard[]): CardWorkbook {
  const table = wildberriesTable(sample);
  return {
    format: 'wildberries_xlsx',
    table,
    name: 'Товары',
    columns: columnsOf(table.head[2] ?? []),
    notes: {
      name: 'Инструкция',
      head: [['Данные о товарах — на листе «Товары», с пятой строки. Ниже — замечания к карточкам.'], noteHead],
    },
  };
}
