import fc from 'fast-check';
import type { ExportCard } from '../../src/formats/export-card.ts';
import { cardWith, variantWith } from '../../src/formats/export-card-builders.ts';
import { listingWith } from '../../src/listing-builders.ts';

/** Text of one line without spaces at its ends, as titles and values are. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) =>
    text
      .normalize('NFC')
      .replace(/[\s\p{C}\\]+/gu, ' ')
      .trim(),
  )
  .filter((text) => text !== '');
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('=1', "'=1", '"', 'a\tb', 'a\r\nb', ',', ' '),
);
const url = fc.webUrl({ withQueryParameters: true });
const amount = fc
  .tuple(fc.nat(9_999), fc.nat(99))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
const image = fc.record({ url, alt: words, width: fc.option(fc.nat()), height: fc.option(fc.nat()) });
const code = fc.stringMatching(/^[A-Z0-9]{3,8}$/);

const fullListing = fc.record({
  title: anyText,
  description: anyText,
  bullets: fc.array(anyText, { maxLength: 3 }),
  specifications: fc.array(fc.record({ name: anyText, value: anyText }), { maxLength: 3 }),
  keywords: fc.array(anyText, { maxLength: 3 }),
  brand: fc.option(words),
  category: fc.option(words),
  price: fc.option(fc.record({ amount, currency: fc.constantFrom('USD', null) })),
  identifiers: fc.record({ gtin: code, sku: code, mpn: code, asin: code }, { requiredKeys: [] }),
  availability: fc.constantFrom('in_stock' as const, 'out_of_stock' as const, 'preorder' as const, null),
  language: fc.constantFrom('en', null),
});
const variant = fc.record({
  options: fc.array(fc.record({ name: words, value: words }), { maxLength: 2 }),
  title: fc.option(words),
  sku: fc.option(code),
  gtin: fc.option(code),
  price: fc.option(fc.record({ amount, currency: fc.constant('EUR') })),
  availability: fc.constantFrom('in_stock' as const, null),
  image_url: fc.option(url),
});
export const fullCard: fc.Arbitrary<ExportCard> = fc
  .record({
    listing: fullListing,
    original: fullListing,
    images: fc.array(image, { maxLength: 3 }),
    variants: fc.array(variant, { maxLength: 2 }),
    source_url: fc.option(url),
    score: fc.option(fc.nat(100)),
    ai_written: fc.boolean(),
    warnings: fc.array(words, { maxLength: 2 }),
  })
  .map(cardWith);

/** A listing as shops have it: what a row of a marketplace's file carries. */
export const shopCard = ({
  sizes,
  currency,
}: {
  sizes: readonly string[];
  currency: string;
}): fc.Arbitrary<ExportCard> =>
  fc
    .record({
      title: words,
      // Without white space that a reader of markup would take out.
      description: words.map((text) => `<p>${text.replace(/[<>&\s]+/gu, ' ').trimStart()}x</p>`),
      keywords: fc.array(words.map((text) => text.replaceAll(',', ' ').trim()).filter(Boolean), { maxLength: 3 }),
      brand: fc.option(words.map((text) => text.replaceAll(',', '').trim()).filter(Boolean)),
      price: fc.option(fc.record({ amount, currency: fc.constant(currency) })),
      sku: code,
      gtin: fc.stringMatching(/^[1-9]\d{12}$/),
      images: fc.uniqueArray(url, { maxLength: 3 }),
      sizes: fc.uniqueArray(fc.constantFrom(...sizes), { maxLength: 3 }),
      source_url: url,
    })
    .map(({ sku, gtin, images, sizes: found, source_url, ...listing }) =>
      cardWith({
        listing: listingWith({ ...listing, identifiers: { sku, ...(found.length === 0 && { gtin }) } }),
        images: images.map((address) => ({ url: address, alt: '', width: null, height: null })),
        ...(found.length > 1 && {
          variants: found.map((size, index) =>
            variantWith(
              { Size: size },
              { sku: `${sku}-${index}`, gtin: `${gtin}${index}`, image_url: images[0] ?? null },
            ),
          ),
        }),
        source_url,
      }),
    );
