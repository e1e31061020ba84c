import type { Marketplace } from '@cardwright/contract/listings';
import type { Listing, ListingImage } from '@cardwright/listing/listing';

/** What the listing engine says about a text while it is typed. The page connects it: another feature owns the worker. */
export interface Measured {
  total: number;
  blockers: number;
  /** By section: `title`, `description`, `bullets`, `keywords`. */
  counters: Record<string, { length: number; max: number | null; unit: 'characters' | 'bytes' | 'items' }>;
}

export type StartMeasuring = (onMeasured: (measured: Measured) => void) => {
  measure(request: { listing: Listing; images: ListingImage[]; marketplace: Marketplace }): void;
  close(): void;
};
