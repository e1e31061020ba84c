import { exportColumns, exportRow, guardFormula } from './export-row.ts';
import type { Table } from './table.ts';

/** The generic CSV: one row a card; a person opens it, so what a spreadsheet would run is guarded. */
export function genericTable(): Table {
  return {
    head: [exportColumns],
    rows: (card) => {
      const row = exportRow(card);
      return [exportColumns.map((column) => guardFormula(row[column]))];
    },
  };
}
