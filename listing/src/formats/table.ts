import type { ExportCard } from './export-card.ts';
import type { FormatOptions, Warn } from './format-options.ts';
import type { Cell } from './xlsx/sheet.ts';

/** A format whose files are rows under a header. */
export interface Table<C extends Cell = string> {
  /** The rows above the data. */
  head: readonly (readonly C[])[];
  /** The rows of one card. Values are never cut: what breaks a limit is reported to `warn`. */
  rows(card: ExportCard, warn: Warn): C[][];
}

/** `sample` is the first cards of the file; they decide the columns that no document fixes. */
export type TableMaker<C extends Cell = string> = (sample: readonly ExportCard[], options: FormatOptions) => Table<C>;
