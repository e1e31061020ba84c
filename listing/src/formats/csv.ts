import type { ExportCard } from './export-card.ts';
import { exportColumns, exportRow, guardFormula } from './export-row.ts';

const lineEnd = '\r\n';

/** Writes the generic CSV: RFC 4180, UTF-8 without a mark, one row a card under a header row. */
export function writeCsv(cards: readonly ExportCard[]): string {
  const rows = cards.map((card) => {
    const row = exportRow(card);
    return exportColumns.map((column) => quote(guardFormula(row[column])));
  });
  return [[...exportColumns], ...rows].map((cells) => cells.join(',') + lineEnd).join('');
}

function quote(cell: string): string {
  return /[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
