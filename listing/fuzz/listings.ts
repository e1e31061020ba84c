import fc from 'fast-check';
import type { Listing, ListingImage } from '../src/listing.ts';
import type { Variant } from '../src/variant.ts';
import { addressText, codeText, textOf } from './words.ts';

/** A listing with the engine's other inputs. */
export interface FuzzListing {
  listing: Listing;
  images: ListingImage[];
  variants: Variant[];
  /** What the seller says about the product. */
  told: string;
}

const nullable = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(value, { nil: null, freq: 4 });
const price = nullable(
  fc.record({
    amount: fc.constantFrom('29.90', '0.01', '1299', '1299.00', '999999999.99'),
    currency: nullable(fc.constantFrom('USD', 'EUR', 'RUB', 'PLN')),
  }),
);
const availability = nullable(fc.constantFrom('in_stock', 'out_of_stock', 'preorder'));
const code = fc.option(codeText, { nil: undefined });
const markupText = fc.oneof(
  textOf(80),
  fc.array(textOf(10), { maxLength: 6 }).map((parts) => `<p>${parts.join('</p><ul><li>')}</li></ul>`),
);

const listing: fc.Arbitrary<Listing> = fc.record({
  title: textOf(25),
  description: markupText,
  bullets: fc.array(textOf(20), { maxLength: 12 }),
  specifications: fc.array(fc.record({ name: textOf(3), value: textOf(6) }), { maxLength: 20 }),
  keywords: fc.array(textOf(4), { maxLength: 30 }),
  brand: nullable(textOf(2)),
  category: nullable(textOf(3)),
  price,
  identifiers: fc.record({ gtin: code, sku: code, mpn: code, asin: code }),
  availability,
  language: nullable(fc.constantFrom('en', 'en-US', 'de', 'ru', 'fr', 'es', 'pl', 'ja', 'x', '')),
});

const side = nullable(fc.nat(5_000));
const image: fc.Arbitrary<ListingImage> = fc.record({
  url: addressText,
  alt: textOf(4),
  width: side,
  height: side,
  format: nullable(fc.constantFrom('jpeg', 'png', 'webp', 'gif', 'svg')),
  bytes: nullable(fc.nat(40_000_000)),
  white_share: nullable(fc.double({ min: 0, max: 1, noNaN: true })),
  content_hash: nullable(fc.constantFrom('a', 'b', 'c')),
});

const variant: fc.Arbitrary<Variant> = fc.record({
  options: fc.array(fc.record({ name: fc.constantFrom('Colour', 'Size', 'Размер', ''), value: textOf(2) }), {
    maxLength: 3,
  }),
  title: nullable(textOf(6)),
  sku: nullable(codeText),
  gtin: nullable(codeText),
  price,
  availability,
  image_url: nullable(addressText),
});

/** Invented listings, from empty to overfull, with pictures, variants and the seller's words. */
export const fuzzListing: fc.Arbitrary<FuzzListing> = fc.record({
  listing,
  images: fc.array(image, { maxLength: 12 }),
  variants: fc.array(variant, { maxLength: 5 }),
  told: textOf(40),
});
