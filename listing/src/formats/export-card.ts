import type { Listing } from '../listing.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import type { Variant } from '../variant.ts';

export interface ExportImage {
  /** A public https address that lives at least 7 days. */
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** One card, in the form that exporters need. */
export interface ExportCard {
  card_id: string;
  /** Number of the exported version. */
  version: number;
  marketplace: MarketplaceId;
  listing: Listing;
  images: ExportImage[];
  /** More than one way to sell it; absent or empty: the listing is the only one. */
  variants?: Variant[];
  source_url: string | null;
  score: number | null;
  /** ISO 8601 in UTC. */
  updated_at: string;
  /** The listing as it was imported. */
  original?: Listing;
  /** Sentences for the notes of the file. */
  warnings?: string[];
  /** The assistant wrote part of the text; formats that can carry the mark do. */
  ai_written: boolean;
}
