import { listingSchema } from '@cardwright/contract/listings';
import { sanitizeDescription } from '@cardwright/listing/extract/sanitize';
import { listingBounds as bounds } from '@cardwright/listing/import-file/import-limits';
import type { Identifiers, Listing } from '@cardwright/listing/listing';
import { tagPattern } from '@cardwright/listing/text/signs';
import { storable } from '../../db/storable-text.ts';

/** Makes a listing fit to be stored and shown: within the contract's bounds, storable, without unsafe markup. */
export function keepableListing(listing: Listing): Listing {
  const { price, identifiers } = listing;
  const codes: Identifiers = {};
  for (const key of ['gtin', 'sku', 'mpn', 'asin'] as const)
    if (identifiers[key] !== undefined) codes[key] = firstOf(identifiers[key], bounds.identifiers[key]);
  return storable({
    title: firstOf(listing.title, bounds.title),
    description: firstOf(safeDescription(firstOf(listing.description, bounds.description)), bounds.description),
    bullets: listing.bullets.slice(0, bounds.bullets.count).map((text) => firstOf(text, bounds.bullets.length)),
    specifications: listing.specifications.slice(0, bounds.specifications.count).map(({ name, value }) => ({
      name: firstOf(name, bounds.specifications.name),
      value: firstOf(value, bounds.specifications.value),
    })),
    keywords: listing.keywords.slice(0, bounds.keywords.count).map((text) => firstOf(text, bounds.keywords.length)),
    brand: listing.brand === null ? null : firstOf(listing.brand, bounds.brand),
    category: listing.category === null ? null : firstOf(listing.category, bounds.category),
    price: listingSchema.shape.price.safeParse(price).success ? price : null,
    identifiers: codes,
    availability: listing.availability,
    language: listing.language === null ? null : firstOf(listing.language, bounds.language),
  });
}

/** Text without tags stays as it is: `5 < 6 & 7` is not markup. */
function safeDescription(description: string): string {
  return description.search(tagPattern) < 0 ? description : sanitizeDescription(description);
}

/** The first characters of a text, counted in code points, as the contract's bounds and the database count them. */
export const firstOf = (text: string, length: number): string =>
  text.length <= length ? text : [...text.slice(0, 2 * length)].slice(0, length).join('');
