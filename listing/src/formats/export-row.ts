import type { Availability, Listing } from '../listing.ts';
import {
  readKeywords,
  readLines,
  readSpecifications,
  writeKeywords,
  writeLines,
  writeSpecifications,
} from './cell-lists.ts';
import type { ExportCard } from './export-card.ts';

/** The columns of the generic CSV and XLSX files, in order. */
export const exportColumns = [
  'card_id',
  'version',
  'marketplace',
  'language',
  'sku',
  'gtin',
  'brand',
  'category',
  'title',
  'description_html',
  'bullets',
  'keywords',
  'specifications',
  'images',
  'price',
  'currency',
  'source_url',
  'score',
  'updated_at',
] as const;
export type ExportColumn = (typeof exportColumns)[number];
export type ExportRow = Record<ExportColumn, string>;

/** A card as one row of text cells. */
export function exportRow(card: ExportCard): ExportRow {
  const { listing } = card;
  return {
    card_id: card.card_id,
    version: String(card.version),
    marketplace: card.marketplace,
    language: listing.language ?? '',
    sku: listing.identifiers.sku ?? '',
    gtin: listing.identifiers.gtin ?? '',
    brand: listing.brand ?? '',
    category: listing.category ?? '',
    title: listing.title,
    description_html: listing.description,
    bullets: writeLines(listing.bullets),
    keywords: writeKeywords(listing.keywords),
    specifications: writeSpecifications(listing.specifications),
    images: writeLines(card.images.map((image) => image.url)),
    price: listing.price?.amount ?? '',
    currency: listing.price?.currency ?? '',
    source_url: card.source_url ?? '',
    score: card.score === null ? '' : String(card.score),
    updated_at: card.updated_at,
  };
}

/** The listing in a row. What the columns do not hold (mpn, asin, availability) stays unknown. */
export function listingOfRow(row: ExportRow): Listing {
  const availability: Availability | null = null;
  return {
    title: row.title,
    description: row.description_html,
    bullets: readLines(row.bullets),
    specifications: readSpecifications(row.specifications),
    keywords: readKeywords(row.keywords),
    brand: row.brand || null,
    category: row.category || null,
    price: row.price === '' ? null : { amount: row.price, currency: row.currency || null },
    identifiers: { ...(row.gtin && { gtin: row.gtin }), ...(row.sku && { sku: row.sku }) },
    availability,
    language: row.language || null,
  };
}

// A spreadsheet runs a cell that begins like this as a formula (CWE-1236).
const formulaStart = /^'*[=+\-@\t\r]/u;
const guardedFormula = /^'+[=+\-@\t\r]/u;

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
export function guardFormula(cell: string): string {
  return formulaStart.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe of `guardFormula`. */
export function unguardFormula(cell: string): string {
  return guardedFormula.test(cell) ? cell.slice(1) : cell;
}
