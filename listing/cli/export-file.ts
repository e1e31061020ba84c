import type { ExportCard } from '../src/formats/export-card.ts';
import { type FileFormat, fileFormats } from '../src/formats/file-formats.ts';
import type { ExportWarning } from '../src/formats/format-options.ts';
import { writeFormat } from '../src/formats/write-format.ts';
import { CellTooLongError, TooManyRowsError } from '../src/formats/xlsx/cell-limit.ts';
import { exitStatus, Fault } from './fault.ts';

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

/**
 * Writes the cards as a file. `now` (ISO 8601) dates what carries a date. Reading the chunks throws a `Fault` for a value that
 * the format cannot hold.
 */
export function exportFile(cards: ExportCard[], format: FileFormat, now: string): ExportFile {
  const warnings: ExportWarning[] = [];
  const chunks = writeFormat(format, cards, { now, onWarning: (warning) => warnings.push(warning) });
  return { chunks: refusing(chunks), warnings };
}

async function* refusing(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    if (error instanceof CellTooLongError || error instanceof TooManyRowsError)
      throw new Fault(exitStatus.refused, error.message);
    throw error;
  }
}
