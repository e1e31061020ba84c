/** The largest file that is read; bytes. */
export const maxImportBytes = 10 * 1024 * 1024;
/** Data rows, without those above the header. */
export const maxImportRows = 10_000;
/** The largest templates of marketplaces have some 600. */
export const maxImportColumns = 1_000;
/** Filled and empty cells together; they determine the memory. */
export const maxImportCells = 2_000_000;
/** Bounds of a listing that can be kept, in characters or entries; those of the HTTP contract's schema. */
export const listingBounds = {
  title: 2_000,
  description: 500_000,
  bullets: { count: 100, length: 5_000 },
  specifications: { count: 500, name: 300, value: 5_000 },
  keywords: { count: 500, length: 300 },
  brand: 300,
  category: 1_000,
  identifiers: { gtin: 50, sku: 200, mpn: 200, asin: 20 },
  language: 35,
  /** How many pictures of a product are loaded. */
  images: 12,
} as const;
