import { readLines } from '../cell-lists.ts';
import { type ExportRow, exportColumns, listingOfRow, unguardFormula } from '../export-row.ts';
import { recordsOf } from './delimited-rows.ts';
import { imageAt, type ReadCard, readCardWith, UnreadableFileError } from './read-card.ts';

/** Cards of the generic CSV or XLSX, from its rows under the header. Columns may stand in any order. */
export function readGenericRows(rows: readonly string[][]): ReadCard[] {
  if (rows[0]?.includes('title') !== true) throw new UnreadableFileError('The first row has no column named title.');
  return recordsOf(rows).map((record) => {
    const row = Object.fromEntries(
      exportColumns.map((column) => [column, unguardFormula(record[column] ?? '')]),
    ) as ExportRow;
    return readCardWith({
      card_id: row.card_id || null,
      version: numberOf(row.version),
      marketplace: row.marketplace || null,
      listing: listingOfRow(row),
      images: readLines(row.images).map((url) => imageAt(url)),
      source_url: row.source_url || null,
      score: numberOf(row.score),
      updated_at: row.updated_at || null,
    });
  });
}

const numberOf = (text: string): number | null => (text === '' || Number.isNaN(Number(text)) ? null : Number(text));
