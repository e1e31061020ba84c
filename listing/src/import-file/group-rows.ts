import type { ImportField } from './import-fields.ts';
import type { TableRow } from './read-table.ts';

/** The text of a row's cell for a field, or an empty text. */
export type CellOf = (row: TableRow, field: ImportField) => string;

/**
 * The rows that make up each product, in the order of their first rows: those of one group, those that name the same
 * parent with the parent itself, and variations right after their product.
 */
export function groupRows(rows: readonly TableRow[], cellOf: CellOf): TableRow[][] {
  const parents = new Set(rows.map((row) => cellOf(row, 'parent')).filter((parent) => parent !== ''));
  const products = new Map<string, TableRow[]>();
  let last = '';
  for (const row of rows) {
    const [group, parent, sku] = [cellOf(row, 'group'), cellOf(row, 'parent'), cellOf(row, 'sku')];
    const follows = /^(?:variation|variant|child)/iu.test(cellOf(row, 'relation'));
    let key = `row ${row.number}`;
    if (group !== '') key = `group ${group}`;
    else if (parent !== '') key = `parent ${parent}`;
    else if (sku !== '' && parents.has(sku)) key = `parent ${sku}`;
    else if (follows && last !== '') key = last;
    const product = products.get(key);
    if (product === undefined) products.set(key, [row]);
    else product.push(row);
    last = key;
  }
  return [...products.values()];
}
