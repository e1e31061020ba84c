import { read, utils } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingWith } from '../listing-builders.ts';
import { writeCsv } from './csv.ts';
import type { ExportCard } from './export-card.ts';
import { type ExportRow, exportColumns, listingOfRow, unguardFormula } from './export-row.ts';
import { exportWarnings } from './export-warnings.ts';
import { writeJson } from './json.ts';
import { writeXlsx } from './xlsx.ts';
import { CellTooLongError } from './xlsx-text.ts';

const now = '2026-11-21T10:00:00.000Z';

function cardWith(fields: Partial<ExportCard>): ExportCard {
  return {
    card_id: '0193a5c2-0000-7000-8000-000000000001',
    version: 2,
    marketplace: 'amazon',
    listing: listingWith({}),
    images: [],
    source_url: null,
    score: null,
    updated_at: now,
    ai_written: false,
    ...fields,
  };
}

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

const csvRows = (text: string): ExportRow[] => parse(text, { columns: true });

async function xlsxRows(
  cards: ExportCard[],
): Promise<{ cards: ExportRow[]; notes: string[][]; types: Map<string, string> }> {
  const book = read(await writeXlsx(cards, { now }), { cellNF: true });
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
  it('holds the values of the card in the fixed columns', () => {
    const text = writeCsv([bottle]);
    expect(text.startsWith(`${exportColumns.join(',')}\r\n`)).toBe(true);
    const [row] = csvRows(text);
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

  it.each(['=1+1', '+49 30', '-5 °C', '@cmd', '\tx', '\rx'])('keeps a spreadsheet from running %j', (title) => {
    const [row] = csvRows(writeCsv([cardWith({ listing: listingWith({ title }) })]));
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
  it('gives every listing back from CSV', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { maxLength: 3 }), (cards) => {
        const rows = csvRows(writeCsv(cards));
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
    expect(await writeXlsx([bottle], { now })).toEqual(await writeXlsx([bottle], { now }));
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
    const failure = await writeXlsx([huge], { now }).catch((error: unknown) => error);
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
  it('holds current and original versions with all their values', () => {
    const original = listingWith({ title: 'Bottle' });
    const file = JSON.parse(writeJson([{ ...bottle, original }]));
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

  it('leaves the original out when it is not given', () => {
    expect(Object.keys(JSON.parse(writeJson([bottle])).cards[0].versions)).toEqual(['current']);
  });
});

describe('exportWarnings', () => {
  it('says nothing about a card within the limits', () => {
    const images = [{ url: 'https://cdn.example.com/1.jpg', alt: '', width: 1600, height: 1600 }];
    expect(exportWarnings({ ...bottle, images })).toEqual([]);
  });

  it('names the limit and the marketplace, without talk of the score', () => {
    const warnings = exportWarnings(
      cardWith({ listing: listingWith({ title: 'x'.repeat(80), description: 'Steel.' }) }),
    );
    expect(warnings[0]).toBe('Amazon may refuse this card: The title has 80 characters; Amazon allows 75.');
    expect(warnings.join(' ')).not.toContain('59');
  });

  it('tells what the marketplace has no field for', () => {
    expect(exportWarnings({ ...bottle, marketplace: 'ebay' }).join(' ')).toContain('eBay has no bullets');
  });
});
