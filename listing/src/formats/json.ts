import type { Listing } from '../listing.ts';
import type { ExportCard, ExportImage } from './export-card.ts';

/** Writes the JSON file: everything a card holds, with the imported version beside the current one where it is given. */
export function writeJson(cards: readonly ExportCard[]): string {
  return `${JSON.stringify({ format: 'cardwright.cards', formatVersion: 1, cards: cards.map(cardJson) }, null, 2)}\n`;
}

function cardJson(card: ExportCard) {
  return {
    id: card.card_id,
    version: card.version,
    marketplace: card.marketplace,
    sourceUrl: card.source_url,
    score: card.score,
    updatedAt: card.updated_at,
    aiWritten: card.ai_written,
    warnings: card.warnings ?? [],
    versions: {
      ...(card.original !== undefined && { original: listingJson(card.original, []) }),
      current: listingJson(card.listing, card.images),
    },
  };
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
