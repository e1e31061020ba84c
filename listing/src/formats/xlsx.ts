import { unzipSync, zipSync } from 'fflate';
import writeExcelFile, { type Row } from 'write-excel-file/universal';
import type { ExportCard } from './export-card.ts';
import { type ExportColumn, exportColumns, exportRow, guardFormula } from './export-row.ts';
import { exportWarnings } from './export-warnings.ts';
import { CellTooLongError, cellLimit, xlsxText } from './xlsx-text.ts';

const textColumns: ReadonlySet<ExportColumn> = new Set(['gtin', 'sku']);
const numberColumns: ReadonlySet<ExportColumn> = new Set(['version', 'score']);

// Widths in characters; the others keep the spreadsheet's own.
const widths: Partial<Record<ExportColumn, number>> = {
  card_id: 38,
  gtin: 16,
  title: 50,
  description_html: 60,
  bullets: 50,
  keywords: 30,
  specifications: 40,
  images: 40,
  updated_at: 24,
};

const header = (values: readonly string[]): Row => values.map((value) => ({ value, type: String, fontWeight: 'bold' }));

/**
 * Writes an XLSX workbook with the sheets `Cards` and `Notes`. The same input gives the same bytes; `now` (ISO 8601)
 * dates the file. Throws `CellTooLongError` for a value over 32,767 characters.
 */
export async function writeXlsx(cards: readonly ExportCard[], options: { now: string }): Promise<Uint8Array> {
  const columns = exportColumns.map((column) => ({ width: widths[column] ?? 14 }));
  const blob = await writeExcelFile([
    { sheet: 'Cards', columns, stickyRowsCount: 1, data: [header(exportColumns), ...cards.map(cardRow)] },
    { sheet: 'Notes', columns: [{ width: 38 }, { width: 50 }, { width: 100 }], data: noteRows(cards) },
  ]).toBlob();
  return redated(new Uint8Array(await blob.arrayBuffer()), options.now);
}

function cardRow(card: ExportCard): Row {
  const row = exportRow(card);
  return exportColumns.map((column) => {
    const text = guardFormula(row[column]);
    if (text === '') return null;
    if (text.length > cellLimit) throw new CellTooLongError(card.card_id, column, text.length);
    if (numberColumns.has(column)) return { value: Number(row[column]), type: Number };
    return { value: xlsxText(text), type: String, ...(textColumns.has(column) && { format: '@' }) };
  });
}

function noteRows(cards: readonly ExportCard[]): Row[] {
  const note = (card: ExportCard, text: string): Row =>
    [card.card_id, card.listing.title.slice(0, 200), text].map((value) =>
      value === '' ? null : { value: xlsxText(guardFormula(value).slice(0, cellLimit)), type: String },
    );
  const rows = cards.flatMap((card) => {
    const texts = [...(card.warnings ?? []), ...exportWarnings(card)];
    if (card.ai_written)
      texts.push('The assistant wrote part of this text. Mark it where the marketplace asks for that.');
    if (card.images.length > 0) texts.push('Images are links. Upload or download them within 7 days of this export.');
    return [...new Set(texts)].map((text) => note(card, text));
  });
  return [header(['card_id', 'title', 'note']), ...rows];
}

// The zip inside carries the time of writing. It is set to the given one, read as UTC on every machine.
function redated(file: Uint8Array, now: string): Uint8Array {
  const at = new Date(now);
  const mtime = new Date(
    at.getUTCFullYear(),
    at.getUTCMonth(),
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  );
  return zipSync(unzipSync(file), { mtime });
}
