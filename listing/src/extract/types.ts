import type { Availability, Identifiers, Listing, ListingField, Price, Specification } from '../listing.ts';
import type { Variant } from '../variant.ts';

export type RefusalReason = 'captcha' | 'consent_wall' | 'login' | 'list' | 'article' | 'soft_404' | 'no_product';

export type OriginSource =
  | 'adapter'
  | 'json_ld'
  | 'platform'
  | 'microdata'
  | 'rdfa'
  | 'open_graph'
  | 'meta'
  | 'dom'
  | 'text';

/** Where a field was found, how sure that is (0 to 1), and the words or value as they stood there. */
export interface FieldOrigin {
  source: OriginSource;
  confidence: number;
  raw: string;
}

export interface ExtractedImage {
  url: string;
  alt: string;
}

export interface ExtractedProduct {
  kind: 'product';
  listing: Listing;
  images: ExtractedImage[];
  /** The ways in which the product is sold, the one in the listing among them; empty when there is only one. */
  variants: Variant[];
  /** The shop's name for the seller's shop, such as the one behind "Visit the … Store"; null when not stated. */
  brand_store: string | null;
  canonical_url: string | null;
  origins: Partial<Record<ListingField | 'images', FieldOrigin>>;
  /** The words that evidence quotes come from, one statement a line. */
  source_text: string;
  /** What a person should know: repaired data, two prices, a cut page. */
  notes: string[];
}

export interface Refusal {
  kind: 'refused';
  code: 'blocked_by_site' | 'not_a_product';
  reason: RefusalReason;
  /** One friendly sentence or two that say what to do. */
  message: string;
}

export type Extraction = ExtractedProduct | Refusal;

/** What one source says; the merge picks field by field. A field that the source does not state is absent. */
export interface Candidate {
  source: OriginSource;
  confidence: number;
  title?: string | undefined;
  /** May hold markup. */
  description?: string | undefined;
  bullets?: string[] | undefined;
  specifications?: Specification[] | undefined;
  keywords?: string[] | undefined;
  brand?: string | undefined;
  brand_store?: string | undefined;
  category?: string | undefined;
  price?: CandidatePrice | undefined;
  /** True when the source says that there is no price, so that none is looked for elsewhere. */
  no_price?: boolean | undefined;
  identifiers?: Identifiers | undefined;
  availability?: Availability | undefined;
  images?: ExtractedImage[] | undefined;
  variants?: Variant[] | undefined;
}

export interface CandidatePrice extends Price {
  raw: string;
  ambiguous: boolean;
}
