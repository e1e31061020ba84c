import { listingSchema } from '@cardwright/contract/listings';
import { sanitizeDescription } from '@cardwright/listing/extract/sanitize';
import { listingBounds as bounds } from '@cardwright/listing/import-file/import-limits';
import type { Identifiers, Listing } from '@cardwright/listing/listing';
import { tagPattern } from '@cardwright/listing/text/signs';
import { storable } from '../../db/storable-text.ts';

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
