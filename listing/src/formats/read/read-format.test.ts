import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingWith } from '../../listing-builders.ts';
import type { ExportCard } from '../export-card.ts';
import { cardWith, fileOf, variantWith } from '../export-card-builders.ts';
import { UnreadableFileError } from './read-card.ts';
import { type ReadableFormat, readableFormats, readFormat } from './read-format.ts';

const again = async (format: ReadableFormat, cards: ExportCard[]) =>
  readFormat(format, (await fileOf(format, cards)).bytes);
const bytes = (text: string) => new TextEncoder().encode(text);

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
const fullCard: fc.Arbitrary<ExportCard> = fc
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
const shopCard: fc.Arbitrary<ExportCard> = fc
  .record({
    title: words,
    description: words.map((text) => `<p>${text.replace(/[<>&]/gu, '')}x</p>`),
    keywords: fc.array(words.map((text) => text.replaceAll(',', ' ').trim()).filter(Boolean), { maxLength: 3 }),
    brand: fc.option(words.map((text) => text.replaceAll(',', ''))),
    price: fc.option(fc.record({ amount, currency: fc.constant('USD') })),
    sku: code,
    gtin: code,
    images: fc.uniqueArray(url, { maxLength: 3 }),
    sizes: fc.uniqueArray(fc.constantFrom('S', 'M, wide', 'L "x"'), { maxLength: 3 }),
    source_url: url,
  })
  .map(({ sku, gtin, images, sizes, source_url, ...listing }) =>
    cardWith({
      listing: listingWith({ ...listing, identifiers: { sku, ...(sizes.length === 0 && { gtin }) } }),
      images: images.map((address) => ({ url: address, alt: '', width: null, height: null })),
      ...(sizes.length > 1 && {
        variants: sizes.map((size, index) =>
          variantWith(
            { Size: size },
            { sku: `${sku}-${index}`, gtin: `${gtin}${index}`, image_url: images[0] ?? null },
          ),
        ),
      }),
      source_url,
    }),
  );

describe('reading what was written', () => {
  it('loses nothing from JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fullCard, { maxLength: 3 }), async (cards) => {
        expect(await again('json', cards)).toEqual(cards);
      }),
      { numRuns: 30 },
    );
  });

  it.each(['csv', 'xlsx'] as const)('gives everything back that %s has columns for', async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fullCard, { minLength: 1, maxLength: 3 }), async (cards) => {
        const read = await again(format, cards);
        expect(read.map((card) => ({ ...card, images: card.images.map(({ url: address }) => address) }))).toEqual(
          cards.map(({ listing, images, source_url, score, card_id, version, marketplace, updated_at }) => ({
            ...{ source_url, score, card_id, version, marketplace, updated_at, ai_written: false },
            images: images.map(({ url: address }) => address),
            listing: {
              ...listing,
              // These have no column of their own in the documented list.
              availability: null,
              identifiers: {
                ...(listing.identifiers.gtin !== undefined && { gtin: listing.identifiers.gtin }),
                ...(listing.identifiers.sku !== undefined && { sku: listing.identifiers.sku }),
              },
            },
          })),
        );
      }),
      { numRuns: 30 },
    );
  });

  it.each(['shopify_csv', 'woocommerce_csv', 'google_tsv'] as const)(
    'gives the products of %s back',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(shopCard, async (card) => {
          const [read] = await again(format, [card]);
          const { listing, variants } = card;
          const html = format !== 'google_tsv';
          expect(read?.listing.title.startsWith(listing.title)).toBe(true);
          expect(read?.listing.description).toBe(html ? listing.description : listing.description.slice(3, -4));
          expect(read?.listing.brand).toBe(listing.brand);
          if (variants === undefined) expect(read?.listing.price?.amount).toBe(listing.price?.amount);
          expect(read?.images.map((picture) => picture.url)).toEqual(card.images.map((picture) => picture.url));
          if (html) expect(read?.listing.keywords).toEqual(listing.keywords);
          expect(read?.variants?.map(({ sku, gtin, options }) => ({ sku, gtin, size: options[0]?.value }))).toEqual(
            variants?.map(({ sku, gtin, options }) => ({ sku, gtin, size: options[0]?.value })),
          );
        }),
        { numRuns: 25 },
      );
    },
  );
});

describe('files of others', () => {
  it('reads Shopify files with the old column names', () => {
    const file =
      'Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Price,Image Src\nmug,Mug,<p>Blue</p>,Sage,M-1,9.90,https://cdn.example.com/m.jpg\n';
    expect(readFormat('shopify_csv', bytes(file))[0]).toMatchObject({
      listing: { title: 'Mug', description: '<p>Blue</p>', brand: 'Sage', price: { amount: '9.90', currency: null } },
      images: [{ url: 'https://cdn.example.com/m.jpg' }],
    });
  });

  it('reads workbooks with shared texts, made by another program', () => {
    const book = utils.book_new();
    const rows = [
      ['title', 'gtin', 'score'],
      ['Mug', '0036000291452', 7],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet1');
    const file: Uint8Array = write(book, { type: 'array', bookSST: true });
    expect(readFormat('xlsx', new Uint8Array(file))[0]).toMatchObject({
      score: 7,
      listing: { title: 'Mug', identifiers: { gtin: '0036000291452' } },
    });
  });

  it('reads rows with a byte order mark, any line end and none at the end', () => {
    expect(
      readFormat('csv', bytes('\uFEFFtitle,brand\r"a ""b""",\nc,d')).map(({ listing }) => [
        listing.title,
        listing.brand,
      ]),
    ).toEqual([
      ['a "b"', null],
      ['c', 'd'],
    ]);
  });

  it.each(readableFormats)('refuses what is no %s', (format) => {
    for (const text of ['', '{}', 'a,b\n1,2', 'PK'])
      expect(() => readFormat(format, bytes(text))).toThrow(UnreadableFileError);
  });
});
