import { writableFormats } from '@cardwright/contract/exports';
import { writeCsv } from '@cardwright/listing/formats/csv';
import type { ExportCard } from '@cardwright/listing/formats/export-card';
import { writeJson } from '@cardwright/listing/formats/json';
import { writeXlsx } from '@cardwright/listing/formats/xlsx';

export type WritableFormat = (typeof writableFormats)[number];

export const isWritable = (format: string): format is WritableFormat =>
  writableFormats.some((writable) => writable === format);

/** The bytes of an export file. `now` dates the workbook. Throws `CellTooLongError` for XLSX. */
export async function writeExportFile(format: WritableFormat, cards: ExportCard[], now: Date): Promise<Uint8Array> {
  switch (format) {
    case 'xlsx':
      return writeXlsx(cards, { now: now.toISOString() });
    case 'csv':
      return new TextEncoder().encode(writeCsv(cards));
    case 'json':
      return new TextEncoder().encode(writeJson(cards));
  }
}

/** The day is the one in UTC. */
export const exportFileName = (format: WritableFormat, at: Date) =>
  `cardwright-${format}-${at.toISOString().slice(0, 10)}.${format}`;
