import type { ExportCard } from '../src/formats/export-card.ts';
import { type FileFormat, fileFormats } from '../src/formats/file-formats.ts';
import type { ExportWarning } from '../src/formats/format-options.ts';
import { writeFormat } from '../src/formats/write-format.ts';

export type ExportFormat = FileFormat;
export const exportFormats = Object.keys(fileFormats) as ExportFormat[];

/** Formats that no terminal can show. */
export const binaryFormats: ReadonlySet<FileFormat> = new Set(
  exportFormats.filter((format) => fileFormats[format].extension === 'xlsx'),
);

export interface ExportFile {
  chunks: AsyncIterable<Uint8Array>;
  /** Complete when the chunks have been read. */
  warnings: ExportWarning[];
}

/** Writes the cards as a file. `now` (ISO 8601) dates what carries a date. */
export function exportFile(cards: ExportCard[], format: FileFormat, now: string): ExportFile {
  const warnings: ExportWarning[] = [];
  const chunks = writeFormat(format, cards, { now, onWarning: (warning) => warnings.push(warning) });
  return { chunks, warnings };
}
