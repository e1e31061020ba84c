import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopCard } from '../../../testing/properties/any-cards.ts';
import type { ExportCard } from '../export-card.ts';
import { cardWith, fileOf, image, plain, variantWith } from '../export-card-builders.ts';
import type { FileFormat } from '../file-formats.ts';
import type { ReadCard } from './read-card.ts';
import { readFormat } from './read-format.ts';

const again = async (format: FileFormat, cards: ExportCard[]) =>
  readFormat(format, (await fileOf(format, cards)).bytes);
const bytes = (text: string) => new TextEncoder().encode(text);
const urlsOf = ({ images }: Pick<ReadCard, 'images'>) => images.map(({ url }) => url);
/** The arbitrary cards have one paragraph. */
const plainText = ({ listing }: ExportCard) => listing.description.slice('<p>'.length, -'</p>'.length);
const sizesOf = (card: Pick<ReadCard, 'variants'> | undefined) =>
  card?.variants?.map(({ options, sku, gtin }) => ({ size: options[0]?.value, sku, gtin }));
const withoutCodes = (card: ExportCard) => sizesOf(card)?.map((size) => ({ ...size, gtin: null }));

/** Writes and reads cards of any kind. */
const property = (
  format: FileFormat,
  currency: string,
  check: (read: ReadCard | undefined, card: ExportCard) => void,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(shopCard({ sizes: ['S', 'M', 'L'], currency }), async (card) => {
      const [read, ...more] = await again(format, [card]);
      expect(more).toEqual([]);
      check(read, card);
    }),
    { numRuns: 25 },
  );

describe('what the files of marketplaces give back', () => {
  it('eBay: everything but codes and keywords', () =>
    property('ebay_csv', 'USD', (read, card) => {
      const { title, description, brand, price, identifiers } = card.listing;
      expect(read?.listing).toMatchObject({ title, description, brand, identifiers: { sku: identifiers.sku } });
      if (card.variants === undefined) expect(read?.listing.price).toEqual(price);
      else expect(read?.variants?.map((variant) => variant.price)).toEqual(card.variants.map(() => price));
      expect(sizesOf(read)).toEqual(withoutCodes(card));
      expect(read && urlsOf(read)).toEqual(urlsOf(card));
    }));

  it('Etsy: everything but the brand and codes', () =>
    property('etsy_csv', 'USD', (read, card) => {
      const { title, keywords, price } = card.listing;
      expect(read?.listing).toMatchObject({ title, description: plainText(card), keywords, price });
      expect(sizesOf(read)).toEqual(withoutCodes(card));
      expect(read && urlsOf(read)).toEqual(urlsOf(card));
    }));

  it('JSON-LD: everything but keywords', () =>
    property('jsonld', 'USD', (read, card) => {
      const { title, brand, price, identifiers } = card.listing;
      expect(read?.listing).toMatchObject({ title, description: plainText(card), brand, identifiers });
      const isOffered = price !== null && Number(price.amount) > 0;
      if (card.variants === undefined) {
        expect(read?.listing.price).toEqual(isOffered ? price : null);
        expect(read && urlsOf(read)).toEqual(urlsOf(card));
      }
      expect(read?.source_url).toBe(isOffered ? card.source_url : null);
      expect(sizesOf(read)).toEqual(sizesOf(card));
    }));

  it.each(['ozon_xlsx', 'wildberries_xlsx'] as const)('%s: everything in the template', async (format) => {
    const isOzon = format === 'ozon_xlsx';
    await property(format, 'RUB', (read, card) => {
      const { title, brand, price, keywords, identifiers } = card.listing;
      expect(read?.listing).toMatchObject({ description: plainText(card), brand });
      if (!isOzon || card.variants === undefined) expect(read?.listing.title).toBe(title);
      const tags = keywords.map((keyword) => keyword.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()).filter(Boolean);
      expect(read?.listing.keywords).toEqual(isOzon ? tags : []);
      const found = card.variants === undefined ? read?.listing.price : read?.variants?.[0]?.price;
      expect(Number(found?.amount ?? -1)).toBe(Number(price?.amount ?? -1));
      // Wildberries joins sizes under the article of the card.
      const sizes = sizesOf(card)?.map((size) => (isOzon ? size : { ...size, sku: null }));
      expect(sizesOf(read)).toEqual(sizes);
      if (card.variants === undefined || !isOzon) expect(read?.listing.identifiers.sku).toBe(identifiers.sku);
      expect(read && urlsOf(read)).toEqual(urlsOf(card).map((url) => url.replaceAll(';', '%3B')));
    });
  });

  it('Amazon’s mapping sheet: a card for each row', async () => {
    await fc.assert(
      fc.asyncProperty(shopCard({ sizes: ['S', 'M', 'L'], currency: 'USD' }), async (card) => {
        const read = await again('amazon_sheet', [card]);
        const { brand, keywords, identifiers } = card.listing;
        expect(read.map(({ listing }) => listing.identifiers)).toEqual(
          card.variants?.map(({ sku, gtin }) => ({ sku, gtin })) ?? [identifiers],
        );
        for (const { listing, images } of read) {
          expect(listing).toMatchObject({ description: plainText(card), brand });
          expect(listing.keywords.join(' ')).toBe(keywords.join(' '));
          expect(urlsOf({ images })).toEqual(urlsOf(card));
        }
      }),
      { numRuns: 15 },
    );
  });

  it('specifications, bullets and stock where the format has them', async () => {
    const specifications = [
      { name: 'Capacity', value: '32 oz' },
      { name: 'Lid', value: 'Straw, "wide"; blue' },
    ];
    const card = plain(
      { specifications, bullets: ['Straw lid', 'Fits, most: holders'], availability: 'out_of_stock' },
      { images: [image('b1')], source_url: 'https://shop.example.com/p' },
    );
    for (const format of ['google_xml', 'ebay_csv', 'jsonld', 'ozon_xlsx', 'wildberries_xlsx'] as const)
      expect([format, (await again(format, [card]))[0]?.listing.specifications]).toEqual([format, specifications]);
    for (const format of ['google_xml', 'google_tsv', 'amazon_sheet'] as const)
      expect([format, (await again(format, [card]))[0]?.listing.bullets]).toEqual([format, card.listing.bullets]);
    for (const format of ['google_xml', 'ebay_csv', 'etsy_csv'] as const)
      expect([format, (await again(format, [card]))[0]?.listing.availability]).toEqual([format, 'out_of_stock']);
  });

  it('several cards, apart', async () => {
    const cards = ['A', 'B'].map((sku, index) =>
      cardWith({
        card_id: `card-${index}`,
        listing: { ...plain({}).listing, title: `Mug ${sku}`, identifiers: { sku } },
        ...(sku === 'B' && {
          variants: ['S', 'M'].map((size) => variantWith({ Size: size }, { sku: `B-${size}` })),
        }),
      }),
    );
    for (const format of ['google_xml', 'ebay_csv', 'etsy_csv', 'jsonld', 'ozon_xlsx', 'wildberries_xlsx'] as const)
      expect([format, (await again(format, cards)).map(({ variants }) => variants?.length ?? 0)]).toEqual([
        format,
        [0, 2],
      ]);
  });

  it('the mark of what an assistant wrote, in Google’s feeds', async () => {
    for (const format of ['google_xml', 'google_tsv'] as const) {
      const [read] = await again(format, [plain({ title: 'Mug: "blue", large' }, { ai_written: true })]);
      expect(read).toMatchObject({ ai_written: true, listing: { title: 'Mug: "blue", large' } });
    }
  });
});

describe('files of other programs', () => {
  it('eBay: without the Info line, with other columns', () => {
    const file =
      '*Action(SiteID=UK|Country=GB|Currency=GBP|Version=1193),CustomLabel,Title,C:Colour,StartPrice,Quantity\nAdd,M-1,Mug,Blue,9.90,3\n';
    expect(readFormat('ebay_csv', bytes(file))[0]?.listing).toMatchObject({
      title: 'Mug',
      specifications: [{ name: 'Colour', value: 'Blue' }],
      price: { amount: '9.90', currency: 'GBP' },
      availability: null,
    });
  });

  it('Etsy: does not guess which combinations of two variations exist', () => {
    const file =
      'TITLE,DESCRIPTION,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 NAME,VARIATION 2 VALUES,SKU\nMug,Blue.,Size,"S,M",Color,"Red,Blue","A,B"\n';
    const [card] = readFormat('etsy_csv', bytes(file));
    expect(card?.variants).toBeUndefined();
    expect(card?.listing.identifiers).toEqual({});
    expect(card?.listing.specifications).toEqual([
      { name: 'Size', value: 'S, M' },
      { name: 'Color', value: 'Red, Blue' },
    ]);
  });

  it('Google: attributes without a prefix and words with spaces', () => {
    const feed =
      '<rss version="2.0"><channel><title>Shop</title><item><id>1</id><title><![CDATA[Mug & lid]]></title><link>https://shop.example.com</link><availability>in stock</availability></item></channel></rss>';
    expect(readFormat('google_xml', bytes(feed))[0]?.listing).toMatchObject({
      title: 'Mug & lid',
      availability: 'in_stock',
      identifiers: { sku: '1' },
    });
  });
});
