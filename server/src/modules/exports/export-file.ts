import { Readable } from 'node:stream';
import type { ExportFormat } from '@cardwright/contract/exports';
import type { ExportCard } from '@cardwright/listing/formats/export-card';
import { fileFormats } from '@cardwright/listing/formats/file-formats';
import type { ExportWarning } from '@cardwright/listing/formats/format-options';
import { writeFormat } from '@cardwright/listing/formats/write-format';
import { CellTooLongError, TooManyRowsError } from '@cardwright/listing/formats/xlsx/cell-limit';
import { ProblemError } from '../../http/problem-error.ts';
import type { FileStore } from '../../outside/file-store/file-store.ts';

/**
 * Writes cards into the file of an export while they are read, so that neither is ever held whole; returns its size. A file
 * that could not be finished is removed.
 * @throws CellTooLongError, TooManyRowsError, and what `cards` throws
 */
export async function writeExportFile(
  files: FileStore,
  key: string,
  format: ExportFormat,
  cards: AsyncIterable<ExportCard>,
  options: { now: Date; onWarning(warning: ExportWarning): void },
): Promise<number> {
  let bytes = 0;
  /** What made the cards or the format fail; the store only says that it could not write. */
  const causes: unknown[] = [];
  async function* counted() {
    const chunks = writeFormat(format, cards, { now: options.now.toISOString(), onWarning: options.onWarning });
    try {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        yield chunk;
      }
    } catch (error) {
      causes.push(error);
      throw error;
    }
  }
  try {
    await files.putStream(key, Readable.from(counted(), { objectMode: false }));
  } catch (error) {
    // What made the writing fail may make the removing fail too; the first error counts.
    await files.remove([key]).catch(() => {});
    throw causes[0] ?? error;
  }
  return bytes;
}

/** Amazon does not take the file of `amazon_sheet`, and its name says so too. The day is the one in UTC. */
export function exportFileName(format: ExportFormat, at: Date): string {
  const name = format === 'amazon_sheet' ? 'amazon-mapping-not-uploadable' : format.replaceAll('_', '-');
  return `cardwright-${name}-${at.toISOString().slice(0, 10)}.${fileFormats[format].extension}`;
}

interface ExportTry {
  id: string;
  format: ExportFormat;
  attempts: number;
}

/**
 * Where an export's file is kept. Each try has its own: a process that was only stuck may still be writing when another
 * has taken over.
 */
export function exportKey({ id, format, attempts }: ExportTry): string {
  return `exports/${id}${attempts > 1 ? `-${attempts}` : ''}.${fileFormats[format].extension}`;
}

/** The files of all tries so far. */
export const exportKeys = (row: ExportTry): string[] =>
  Array.from({ length: Math.max(row.attempts, 1) }, (_, index) => exportKey({ ...row, attempts: index + 1 }));

/** Why a file could not be written, for the seller; what is our fault goes to the log. */
export function sentenceFor(error: unknown, onError: (error: unknown) => void): string {
  if (error instanceof ProblemError) return error.detail;
  if (error instanceof CellTooLongError || error instanceof TooManyRowsError) return error.message;
  onError(error);
  return 'The file could not be written because of an error on our side. Please try again.';
}
