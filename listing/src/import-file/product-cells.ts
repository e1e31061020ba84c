import { currencyIn, isSpreadsheetError } from './cell-values.ts';
import type { ImportField } from './import-fields.ts';
import { type ImportProblem, shortValue } from './import-problem.ts';
import type { ImportTemplateId } from './import-templates.ts';
import type { TableRow } from './read-table.ts';

/** A filled cell, and where it is. */
export interface Cell {
  row: number;
  /** The name of its column. */
  column: string;
  text: string;
}

/** A column that is imported. */
export interface TakenColumn {
  index: number;
  name: string;
  field: ImportField;
}

/** The filled cells of one product's rows, by field. */
export interface ProductCells {
  layout: ImportTemplateId | undefined;
  rows: number[];
  problems: ImportProblem[];
  tell(level: ImportProblem['level'], code: ImportProblem['code'], cell: Cell, message: string): void;
  /** By columns and, within each, by rows. */
  of(field: ImportField): Cell[];
  /** Those of the first row that has any. */
  ofFirstRows(field: ImportField): Cell[];
  /** The text of the first one, or an empty text. */
  first(field: ImportField): string;
  anything(): string;
  /** Stated in a cell, or in the name of the price's column. */
  currency(): string | null;
  sourceText(): string;
  /** Reports values that differ between the rows of one product and were not used. */
  tellJoined(): void;
}

/** Fields that describe rows, not the product. */
const rowFields: ReadonlySet<ImportField> = new Set([
  'group',
  'parent',
  'relation',
  'quantity',
  'image_alts',
  'currency',
  'marketplace',
]);
const takenOnce: ImportField[] = [
  'title',
  'price',
  'gtin',
  'sku',
  'mpn',
  'asin',
  'brand',
  'category',
  'availability',
  'source_url',
];

export function productCells(
  rows: readonly TableRow[],
  columns: readonly TakenColumn[],
  layout: ImportTemplateId | undefined,
): ProductCells {
  const problems: ImportProblem[] = [];
  const byField = new Map<ImportField, Cell[]>();
  const tell: ProductCells['tell'] = (level, code, { row, column, text }, message) => {
    problems.push({ level, code, row, column: column || null, message, value: text === '' ? null : shortValue(text) });
  };
  for (const { index, name, field } of columns)
    for (const row of rows) {
      const text = row.cells[index]?.trim() ?? '';
      if (text === '') continue;
      const cell = { row: row.number, column: name, text };
      if (isSpreadsheetError(text)) {
        tell('warning', 'cell_error', cell, 'A formula has failed here; the cell was left out.');
        continue;
      }
      const cells = byField.get(field);
      if (cells === undefined) byField.set(field, [cell]);
      else cells.push(cell);
    }
  const of = (field: ImportField): Cell[] => byField.get(field) ?? [];
  const first = (field: ImportField): string => of(field)[0]?.text ?? '';
  return {
    layout,
    rows: rows.map(({ number }) => number),
    problems,
    tell,
    of,
    ofFirstRows: (field) => {
      const cells = of(field);
      const row = Math.min(...cells.map((cell) => cell.row));
      return cells.filter((cell) => cell.row === row);
    },
    first,
    anything: () => shortValue([...byField.values()][0]?.[0]?.text ?? ''),
    currency: () => currencyIn(first('currency')) ?? currencyIn(of('price')[0]?.column ?? ''),
    sourceText() {
      const lines = new Set<string>();
      for (const { index, name, field } of columns) {
        if (rowFields.has(field)) continue;
        for (const row of rows) {
          const text = row.cells[index]?.trim() ?? '';
          if (text !== '' && !isSpreadsheetError(text)) lines.add(sourceLine(name, field, text));
        }
      }
      return [...lines].join('\n');
    },
    tellJoined() {
      if (rows.length < 2) return;
      const differing = takenOnce.filter((field) => new Set(of(field).map(({ text }) => text)).size > 1);
      const taken = differing.length === 0 ? '' : ` Of ${differing.join(', ')} the first was taken.`;
      const [row] = rows;
      const cell = { row: row?.number ?? 0, column: '', text: '' };
      tell('warning', 'joined_rows', cell, `${rows.length} rows of one product became one card.${taken}`);
    },
  };
}

/** Long texts are sources without the column's name, which would only get in the way of their sentences. */
const sourceLine = (name: string, field: ImportField, text: string): string =>
  field === 'title' || field === 'description' || field === 'bullets' || name === '' ? text : `${name}: ${text}`;
