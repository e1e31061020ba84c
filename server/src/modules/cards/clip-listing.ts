import { listingSchema } from '@cardwright/contract/listings';
import { sanitizeDescription } from '@cardwright/listing/extract/sanitize';
import type { Identifiers, Listing } from '@cardwright/listing/listing';
import { tagPattern } from '@cardwright/listing/text/signs';
import { storable } from '../../db/storable-text.ts';

/** Bounds of the contract's listing schema, which every answer is checked against. */
const bounds = {
  title: 2_000,
  description: 500_000,
  bullets: { count: 100, length: 5_000 },
  specifications: { count: 500, name: 300, value: 5_000 },
  keywords: { count: 500, length: 300 },
  brand: 300,
  category: 1_000,
  identifiers: { gtin: 50, sku: 200, mpn: 200, asin: 20 },
  language: 35,
} as const;

/** A listing as it may be kept and shown: within the contract's bounds, storable, its description freed of unsafe markup. */
export function keepableListing(listing: Listing): Listing {
  const { price, identifiers } = listing;
  const codes: Identifiers = {};
  for (const key of ['gtin', 'sku', 'mpn', 'asin'] as const)
    if (identifiers[key] !== undefined) codes[key] = cut(identifiers[key], bounds.identifiers[key]);
  return storable({
    title: cut(listing.title, bounds.title),
    description: cut(safeDescription(cut(listing.description, bounds.description)), bounds.description),
    bullets: listing.bullets.slice(0, bounds.bullets.count).map((text) => cut(text, bounds.bullets.length)),
    specifications: listing.specifications.slice(0, bounds.specifications.count).map(({ name, value }) => ({
      name: cut(name, bounds.specifications.name),
      value: cut(value, bounds.specifications.value),
    })),
    keywords: listing.keywords.slice(0, bounds.keywords.count).map((text) => cut(text, bounds.keywords.length)),
    brand: listing.brand === null ? null : cut(listing.brand, bounds.brand),
    category: listing.category === null ? null : cut(listing.category, bounds.category),
    price: listingSchema.shape.price.safeParse(price).success ? price : null,
    identifiers: codes,
    availability: listing.availability,
    language: listing.language === null ? null : cut(listing.language, bounds.language),
  });
}

/** Text without tags stays as it is: `5 < 6 & 7` is not markup. */
function safeDescription(description: string): string {
  return description.search(tagPattern) < 0 ? description : sanitizeDescription(description);
}

/** Never in the middle of a surrogate pair. */
const cut = (text: string, length: number) => (text.length <= length ? text : text.slice(0, length).toWellFormed());
