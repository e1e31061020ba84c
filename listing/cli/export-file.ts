import { writeCsv } from '../src/formats/csv.ts';
import type { ExportCard } from '../src/formats/export-card.ts';
import { exportWarnings } from '../src/formats/export-warnings.ts';
import { writeJson } from '../src/formats/json.ts';
import { writeXlsx } from '../src/formats/xlsx.ts';

export const exportFormats = ['xlsx', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Formats that no terminal can show. */
export const binaryFormats: ReadonlySet<ExportFormat> = new Set(['xlsx']);

export interface ExportFile {
  chunks: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>;
  warnings: { card_id: string; message: string }[];
}

/** Writes the cards as a file. `now` (ISO 8601) dates what carries a date. */
export async function exportFile(cards: ExportCard[], format: ExportFormat, now: string): Promise<ExportFile> {
  const warnings = cards.flatMap((card) => exportWarnings(card).map((message) => ({ card_id: card.card_id, message })));
  if (format === 'xlsx') return { chunks: [await writeXlsx(cards, { now })], warnings };
  return { chunks: [format === 'csv' ? writeCsv(cards) : writeJson(cards)], warnings };
}
