import type { Listing } from '../listing.ts';
import type { ExportCard, ExportImage } from './export-card.ts';

/** The frame of the JSON file around its cards. */
export const jsonStart = '{\n  "format": "cardwright.cards",\n  "formatVersion": 1,\n  "cards": [';
export const jsonEnd = ']\n}\n';

/** One card of the JSON file: everything it holds, with the imported version beside the current one where it is given. */
export function jsonCard(card: ExportCard): string {
  return JSON.stringify(
    {
      id: card.card_id,
      version: card.version,
      marketplace: card.marketplace,
      sourceUrl: card.source_url,
      score: card.score,
      updatedAt: card.updated_at,
      aiWritten: card.ai_written,
      warnings: card.warnings ?? [],
      ...(card.variants !== undefined && { variants: card.variants }),
      versions: {
        ...(card.original !== undefined && { original: listingJson(card.original, []) }),
        current: listingJson(card.listing, card.images),
      },
    },
    null,
    2,
  ).replaceAll('\n', '\n    ');
}

function listingJson(listing: Listing, images: readonly ExportImage[]) {
  return {
    title: listing.title,
    descriptionHtml: listing.description,
    bullets: listing.bullets,
    specifications: listing.specifications.map(({ name, value }) => ({ name, value })),
    keywords: listing.keywords,
    images: images.map(({ url, alt, width, height }) => ({ url, alt, width, height })),
    brand: listing.brand,
    category: listing.category,
    price: listing.price,
    gtin: listing.identifiers.gtin ?? null,
    sku: listing.identifiers.sku ?? null,
    mpn: listing.identifiers.mpn ?? null,
    asin: listing.identifiers.asin ?? null,
    availability: listing.availability,
    language: listing.language,
  };
}
