/** The listing model that every part of the engine works on. Keys match the HTTP contract, so no layer renames them. */

export interface Specification {
  name: string;
  value: string;
}

export interface Price {
  /** Decimal string as the shop states it, with a dot: `"1299.00"`. */
  amount: string;
  /** ISO 4217, or null when the page does not say. */
  currency: string | null;
}

export interface Identifiers {
  gtin?: string | undefined;
  sku?: string | undefined;
  mpn?: string | undefined;
  asin?: string | undefined;
}

export type Availability = 'in_stock' | 'out_of_stock' | 'preorder';

export interface Listing {
  title: string;
  /** Plain text with newlines, or allow-listed HTML (p br ul ol li b strong i em h3 h4). Never trusted as markup. */
  description: string;
  bullets: string[];
  specifications: Specification[];
  keywords: string[];
  brand: string | null;
  category: string | null;
  price: Price | null;
  identifiers: Identifiers;
  availability: Availability | null;
  /** BCP 47 tag as the page states it, or null. */
  language: string | null;
}

/** What scoring needs to know about a picture. Unmeasured values are null, and the score says so. */
export interface ListingImage {
  url: string;
  alt: string;
  /** Pixels. */
  width: number | null;
  height: number | null;
  /** `jpeg`, `png`, `webp` and so on. */
  format: string | null;
  bytes: number | null;
  /** Share (0 to 1) of the outer 2 % ring whose red, green and blue are all at least 250. */
  white_share: number | null;
  /** Hash of the picture's bytes; equal pictures share it. */
  content_hash: string | null;
}

/** A picture as a card shows it, with its measurements kept apart. */
export const measuredImage = ({
  url,
  alt,
  width,
  height,
  bytes,
  measures,
}: Pick<ListingImage, 'url' | 'alt' | 'width' | 'height' | 'bytes'> & {
  measures?: Pick<ListingImage, 'format' | 'white_share' | 'content_hash'> | null | undefined;
}): ListingImage => ({
  url,
  alt,
  width,
  height,
  bytes,
  format: measures?.format ?? null,
  white_share: measures?.white_share ?? null,
  content_hash: measures?.content_hash ?? null,
});

/** A picture of which only the address is known. */
export const unmeasured = ({ url, alt }: Pick<ListingImage, 'url' | 'alt'>): ListingImage => ({
  url,
  alt,
  width: null,
  height: null,
  format: null,
  bytes: null,
  white_share: null,
  content_hash: null,
});

export const listingFields = [
  'title',
  'description',
  'bullets',
  'specifications',
  'keywords',
  'brand',
  'category',
  'price',
  'identifiers',
  'availability',
  'language',
] as const;
export type ListingField = (typeof listingFields)[number];

/** The sections that improvement rewrites. */
export const listingSections = ['title', 'description', 'bullets', 'specifications', 'keywords'] as const;
export type ListingSection = (typeof listingSections)[number];

export const emptyListing: Listing = Object.freeze({
  title: '',
  description: '',
  bullets: [],
  specifications: [],
  keywords: [],
  brand: null,
  category: null,
  price: null,
  identifiers: {},
  availability: null,
  language: null,
});
