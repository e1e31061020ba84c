import { unguardFormula } from '../formats/export-row.ts';
import { currencyIn } from './cell-values.ts';
import { groupRows } from './group-rows.ts';
import { plainHeader } from './header-names.ts';
import type { ColumnChoice } from './import-fields.ts';
import type { ImportProblem } from './import-problem.ts';
import type { ImportedRow } from './import-product.ts';
import { numberStyle } from './number-style.ts';
import { productCells, type TakenColumn } from './product-cells.ts';
import { readProduct } from './product-of-rows.ts';
import type { ImportTable, TableRow } from './read-table.ts';

/** The products of a table, one after another, with what is wrong in each. Rows of `skip` are left out. */
export function* importProducts(
  table: ImportTable,
  choices: readonly ColumnChoice[],
  skip: ReadonlySet<number> = new Set(),
): Generator<ImportedRow> {
  const { template } = table;
  const columns = takenColumns(table, choices);
  const rows = table.rows.filter(({ number }) => !skip.has(number)).map((row) => freed(row, table));
  const prices = columns.filter(({ field }) => field === 'price');
  const context = {
    price_hints: numberStyle(priceTexts(rows, prices)),
    currency: template?.currency ?? currencyOfHeader(table),
    marketplace: template?.marketplace ?? null,
  };
  const place = new Map(columns.map(({ field, index }) => [field, index]));
  const products = groupRows(rows, (row, field) => row.cells[place.get(field) ?? -1]?.trim() ?? '');
  const skus = new Map<string, number>();
  for (const own of products) {
    const read = readProduct(productCells(own, columns, template?.id), context);
    tellSameSku(read, skus);
    yield read;
  }
}

/** Reports the named columns that are left out, because nothing is dropped silently. */
export function leftOutColumns(table: ImportTable, choices: readonly ColumnChoice[]): ImportProblem[] {
  const taken = new Set(takenColumns(table, choices).map(({ index }) => index));
  return table.names.flatMap((name, index) => {
    if (taken.has(index) || !table.rows.some(({ cells }) => (cells[index]?.trim() ?? '') !== '')) return [];
    const column = name || `Column ${index + 1}`;
    const message = `The column “${column}” is not imported. Choose a field for it, or keep it as a specification.`;
    return [{ level: 'warning' as const, code: 'unmapped_column' as const, row: null, column, message, value: null }];
  });
}

function takenColumns(table: ImportTable, choices: readonly ColumnChoice[]): TakenColumn[] {
  const columns: TakenColumn[] = [];
  for (const { index, field } of choices) {
    const name = table.names[index];
    if (field !== null && name !== undefined) columns.push({ index, name: name || `Column ${index + 1}`, field });
  }
  return columns.sort((a, b) => a.index - b.index);
}

/** Our own CSV has an apostrophe before anything that a spreadsheet would run as a formula. */
const freed = (row: TableRow, { template, kind }: ImportTable): TableRow =>
  template?.id === 'cardwright' && kind === 'csv' ? { ...row, cells: row.cells.map(unguardFormula) } : row;

function* priceTexts(rows: readonly TableRow[], columns: readonly TakenColumn[]): Generator<string> {
  for (const { cells } of rows) for (const { index } of columns) yield cells[index] ?? '';
}

/** eBay states it in the name of the first column: `*Action(SiteID=US|Currency=USD)`. */
function currencyOfHeader({ template, names }: ImportTable): string | null {
  if (template?.id !== 'ebay') return null;
  const action = names.find((name) => plainHeader(name).startsWith('action')) ?? '';
  return currencyIn(/Currency=([A-Z]{3})/u.exec(action)?.[1] ?? '');
}

function tellSameSku({ product, rows, problems }: ImportedRow, skus: Map<string, number>): void {
  const sku = product?.listing.identifiers.sku;
  const row = rows[0] ?? 0;
  if (sku === undefined) return;
  const first = skus.get(sku);
  if (first === undefined) skus.set(sku, row);
  else
    problems.push({
      level: 'warning',
      code: 'same_sku',
      row,
      column: null,
      message: `Row ${first} has the same SKU; both become cards.`,
      value: sku,
    });
}
