import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullCard, shopCard } from '../../../testing/properties/any-cards.ts';
import type { ExportCard } from '../export-card.ts';
import { fileOf } from '../export-card-builders.ts';
import { type FileFormat, fileFormats } from '../file-formats.ts';
import { UnreadableFileError } from './read-card.ts';
import { readFormat } from './read-format.ts';

const again = async (format: FileFormat, cards: ExportCard[]) =>
  readFormat(format, (await fileOf(format, cards)).bytes);
const bytes = (text: string) => new TextEncoder().encode(text);

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

  it.each(['shopify_csv', 'woocommerce_csv', 'google_tsv', 'google_xml'] as const)(
    'gives the products of %s back',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(shopCard({ sizes: ['S', 'M, wide', 'L "x"'], currency: 'USD' }), async (card) => {
          const [read] = await again(format, [card]);
          const { listing, variants } = card;
          const html = fileFormats[format].marketplace !== 'google';
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

  it.each(Object.keys(fileFormats) as FileFormat[])('refuses what is no %s', (format) => {
    for (const text of ['', '{}', 'a,b\n1,2', 'PK'])
      expect(() => readFormat(format, bytes(text))).toThrow(UnreadableFileError);
  });
});
