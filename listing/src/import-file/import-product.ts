import type { Listing } from '../listing.ts';
import type { ImportProblem } from './import-problem.ts';

/** A product of a file, ready to become a card; null where an error keeps it from that. */
export interface ImportedRow {
  /** The rows it was read from, as a spreadsheet counts. */
  rows: number[];
  /** Identifies the product even if it cannot be imported. */
  name: string;
  product: ImportProduct | null;
  problems: ImportProblem[];
}

export interface ImportProduct {
  listing: Listing;
  images: { url: string; alt: string }[];
  source_url: string | null;
  /** As named in the file; null if it is not. */
  marketplace: string | null;
  /** What the file says about the product, as the source of its facts: `Column: value` lines. */
  source_text: string;
}
