import { read, utils } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingWith } from '../listing-builders.ts';
import type { ExportCard } from './export-card.ts';
import { cardWith, fileOf, plain, variantWith } from './export-card-builders.ts';
import { type ExportRow, exportColumns, listingOfRow, unguardFormula } from './export-row.ts';
import { CellTooLongError } from './xlsx/cell-limit.ts';

const bottle = cardWith({
  listing: listingWith({
    title: 'Norvik Bottle, 32 oz "Trail"',
    description: '<p>Double-wall steel.</p>\n<p>Hand wash</p>',
    bullets: ['Straw lid: opens with one hand', 'Cold, all day'],
    specifications: [
      { name: 'Ratio: width', value: '1:2' },
      { name: 'Material', value: 'Steel' },
    ],
    keywords: ['gym flask', 'hiking, canteen'],
    brand: 'Norvik',
    category: 'Kitchen > Bottles',
    price: { amount: '29.90', currency: 'USD' },
    identifiers: { gtin: '0036000291452', sku: '00123' },
    language: 'en',
  }),
  images: [{ url: 'https://cdn.example.com/b1.jpg', alt: 'Blue', width: 2000, height: 2000 }],
  source_url: 'https://shop.example.com/p/1',
  score: 94,
});

const csvRows = async (cards: ExportCard[]): Promise<ExportRow[]> =>
  parse((await fileOf('csv', cards)).text, { columns: true });

async function xlsxRows(
  cards: ExportCard[],
): Promise<{ cards: ExportRow[]; notes: string[][]; types: Map<string, string> }> {
  const book = read((await fileOf('xlsx', cards)).bytes, { cellNF: true });
  expect(book.SheetNames).toEqual(['Cards', 'Notes']);
  const sheet = book.Sheets.Cards ?? {};
  const types = new Map(
    exportColumns.map((column, index) => [column, sheet[utils.encode_cell({ r: 1, c: index })]?.t ?? '']),
  );
  const grid = utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '', raw: false, blankrows: true });
  const rows = grid
    .slice(1)
    .map((cells) => Object.fromEntries(exportColumns.map((column, index) => [column, cells[index] ?? ''])));
  return {
    cards: rows as ExportRow[],
    notes: utils.sheet_to_json<string[]>(book.Sheets.Notes ?? {}, { header: 1, defval: '' }),
    types,
  };
}

const unguarded = (row: ExportRow): ExportRow =>
  Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, unguardFormula(cell)])) as ExportRow;

describe('generic CSV', () => {
  it('holds the values of the card in the fixed columns', async () => {
    const { text } = await fileOf('csv', [bottle]);
    expect(text.startsWith(`${exportColumns.join(',')}\r\n`)).toBe(true);
    const [row] = await csvRows([bottle]);
    expect(row).toMatchObject({
      title: 'Norvik Bottle, 32 oz "Trail"',
      gtin: '0036000291452',
      sku: '00123',
      bullets: 'Straw lid: opens with one hand\nCold, all day',
      specifications: 'Ratio\\: width: 1:2\nMaterial: Steel',
      price: '29.90',
      currency: 'USD',
      score: '94',
      version: '2',
    });
    expect(listingOfRow(row as ExportRow)).toEqual(bottle.listing);
  });

  it.each(['=1+1', '+49 30', '-5 °C', '@cmd', '\tx', '\rx'])('keeps a spreadsheet from running %j', async (title) => {
    const [row] = await csvRows([cardWith({ listing: listingWith({ title }) })]);
    expect(row?.title).toBe(`'${title}`);
    expect(unguardFormula(row?.title ?? '')).toBe(title);
  });
});

const cellText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    'a, b',
    ', ',
    'a\\',
    '\\n',
    'x\ny',
    "'=1",
    '=1',
    '"',
    '',
    'name: value',
    ':',
    '_x0041_',
    'constructor',
    '__proto__',
    '007',
    'a,',
    '\\e',
  ),
);
const anyCard = fc
  .record({
    title: cellText,
    description: cellText,
    bullets: fc.array(cellText, { maxLength: 4 }),
    keywords: fc.array(cellText, { maxLength: 4 }),
    specifications: fc.array(fc.record({ name: cellText, value: cellText }), { maxLength: 4 }),
    brand: fc.option(cellText.filter((text) => text !== '')),
    gtin: fc.constantFrom('4006381333931', '00012345'),
  })
  .map(({ gtin, ...fields }) => cardWith({ listing: listingWith({ ...fields, identifiers: { gtin } }) }));

describe('reading an exported file again', () => {
  it('gives every listing back from CSV', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCard, { maxLength: 3 }), async (cards) => {
        const rows = await csvRows(cards);
        expect(rows.map((row) => listingOfRow(unguarded(row)))).toEqual(cards.map((card) => card.listing));
      }),
    );
  });

  it('gives every listing back from XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCard, { minLength: 1, maxLength: 3 }), async (cards) => {
        const { cards: rows } = await xlsxRows(cards);
        expect(rows.map((row) => listingOfRow(unguarded(row)))).toEqual(cards.map((card) => card.listing));
      }),
      { numRuns: 30 },
    );
  });
});

describe('generic XLSX', () => {
  it('keeps leading zeros: gtin and sku are text, score is a number', async () => {
    const { cards, types } = await xlsxRows([bottle]);
    expect(cards[0]).toMatchObject({
      gtin: '0036000291452',
      sku: '00123',
      title: 'Norvik Bottle, 32 oz "Trail"',
      score: '94',
    });
    expect([types.get('gtin'), types.get('sku'), types.get('score')]).toEqual(['s', 's', 'n']);
  });

  it('writes the same bytes for the same input', async () => {
    expect((await fileOf('xlsx', [bottle])).bytes).toEqual((await fileOf('xlsx', [bottle])).bytes);
  });

  it('notes broken limits, warnings and what the assistant wrote', async () => {
    const long = cardWith({
      listing: listingWith({ title: 'Bottle '.repeat(20) }),
      ai_written: true,
      warnings: ['Price is old.'],
    });
    const notes = (await xlsxRows([long])).notes.map((row) => row[2]);
    expect(notes).toContain('Price is old.');
    expect(notes.join('\n')).toContain('The title has 139 characters; Amazon allows 75.');
    expect(notes.join('\n')).toContain('The assistant wrote part of this text.');
  });

  it('refuses a value that no cell can hold instead of cutting it', async () => {
    const huge = cardWith({ listing: listingWith({ description: 'x'.repeat(32_768) }) });
    const failure = await fileOf('xlsx', [huge]).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CellTooLongError);
    expect(failure).toMatchObject({ column: 'description_html', card_id: huge.card_id });
    const full = cardWith({ listing: listingWith({ description: 'x'.repeat(32_767) }) });
    expect((await xlsxRows([full])).cards[0]?.description_html).toHaveLength(32_767);
  });

  it('writes a file for no cards', async () => {
    expect((await xlsxRows([])).cards).toEqual([]);
  });
});

describe('JSON', () => {
  it('holds current and original versions with all their values', async () => {
    const original = listingWith({ title: 'Bottle' });
    const file = JSON.parse((await fileOf('json', [{ ...bottle, original }])).text);
    expect(file).toMatchObject({ format: 'cardwright.cards', formatVersion: 1 });
    expect(file.cards[0]).toMatchObject({ id: bottle.card_id, marketplace: 'amazon', version: 2 });
    expect(file.cards[0].versions.original.title).toBe('Bottle');
    expect(file.cards[0].versions.current).toMatchObject({
      title: bottle.listing.title,
      descriptionHtml: bottle.listing.description,
      bullets: bottle.listing.bullets,
      specifications: bottle.listing.specifications,
      images: bottle.images,
      gtin: '0036000291452',
      sku: '00123',
      price: { amount: '29.90', currency: 'USD' },
    });
  });

  it('leaves the original out when it is not given', async () => {
    const { cards } = JSON.parse((await fileOf('json', [bottle])).text);
    expect(Object.keys(cards[0].versions)).toEqual(['current']);
  });
});

const messagesOf = async (card: ExportCard): Promise<string[]> =>
  (await fileOf('csv', [card])).warnings.map(({ message }) => message);

describe('warnings', () => {
  it('say nothing about a card within the limits', async () => {
    const images = [{ url: 'https://cdn.example.com/1.jpg', alt: '', width: 1600, height: 1600 }];
    expect(await messagesOf({ ...bottle, images })).toEqual([]);
  });

  it('name card, field, limit and marketplace, without talk of the score', async () => {
    const long = cardWith({ listing: listingWith({ title: 'x'.repeat(80), description: 'Steel.' }) });
    const { warnings } = await fileOf('csv', [long]);
    expect(warnings[0]).toEqual({
      card_id: long.card_id,
      field: 'title',
      message: 'Amazon may refuse this card: The title has 80 characters; Amazon allows 75.',
    });
    expect(warnings.map(({ message }) => message).join(' ')).not.toContain('59');
  });

  it('tell what the marketplace has no field for', async () => {
    expect((await messagesOf({ ...bottle, marketplace: 'ebay' })).join(' ')).toContain('eBay has no bullets');
  });

  it('tell what a generic row has no place for', async () => {
    const variants = [variantWith({ Colour: 'Blue' }), variantWith({ Colour: 'Red' })];
    expect((await messagesOf({ ...bottle, variants })).join(' ')).toContain('2 variants are not in this file');
    expect((await fileOf('json', [{ ...bottle, variants }])).warnings).toEqual([]);
  });

  it('tells which codes and what stock the tables have no column for', async () => {
    const card = plain({ identifiers: { mpn: 'NV-1', asin: 'B000000001' }, availability: 'preorder' });
    for (const format of ['csv', 'xlsx'] as const) {
      const found = (await fileOf(format, [card])).warnings.map(({ message }) => message).join(' ');
      expect(found).toContain('no column for MPN NV-1 and ASIN B000000001');
      expect(found).toContain('no column for the availability (preorder)');
    }
    expect((await fileOf('json', [card])).warnings.some(({ message }) => message.includes('no column'))).toBe(false);
  });

  it('count for the marketplace of the file, whatever the card is for', async () => {
    const card = cardWith({ marketplace: 'generic', listing: listingWith({ title: 'x'.repeat(160) }) });
    const messages = (await fileOf('etsy_csv', [card])).warnings.map(({ message }) => message);
    expect(messages[0]).toContain('Etsy may refuse this card');
  });
});
