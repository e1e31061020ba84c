import type { Listing } from '../listing.ts';
import type { ImportProblem } from './import-problem.ts';

/** A product of a file, ready to become a card; null where an error keeps it from that. */
export interface ImportedRow {
  /** The rows it was read from, as a spreadsheet counts. */
  rows: number[];
  /** To find it by, also where it cannot be imported. */
  name: string;
  product: ImportProduct | null;
  problems: ImportProblem[];
}

export interface ImportProduct {
  listing: Listing;
  images: { url: string; alt: string }[];
  source_url: string | null;
  /** As the file names it; null when it does not. */
  marketplace: string | null;
  /** What the file says of the product, as the source of its facts: `Column: value` lines. */
  source_text: string;
}
