import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';
import { delimitedLine } from '@cardwright/listing/formats/delimited';
import type { ExportCard } from '@cardwright/listing/formats/export-card';
import { type FileFormat, fileFormats } from '@cardwright/listing/formats/file-formats';
import { encodedText, inGroups } from '@cardwright/listing/formats/text-chunks';
import type { PlacedPicture } from '@cardwright/listing/formats/xlsx/pictures';
import { createRowWriter, type SheetLook, sheetEnd, sheetStart } from '@cardwright/listing/formats/xlsx/sheet';
import { writeWorkbook } from '@cardwright/listing/formats/xlsx/workbook';

/** What one process measures: `work` consumes its file and returns its size. */
interface FormatContender {
  prepare?(rows: number): Promise<unknown>;
  work(rows: number, prepared: unknown): Promise<number>;
}

const requireRival = createRequire(new URL('../rivals/package.json', import.meta.url));
/** A package of the rivals' folder, which no workspace depends on. */
const installed = (name: string) => requireRival(name);
const rival = (path: string) => import(new URL(`../rivals/node_modules/${path}`, import.meta.url).href);
const now = '2026-11-21T10:00:00.000Z';
const columnCount = 20;
const header = Array.from({ length: columnCount }, (_, index) => `column_${index + 1}`);
const words = 'steel bottle lid straw blue insulated wide mouth cold hours gym hiking office school leak proof'.split(
  ' ',
);
const word = (seed: number) => words[(seed * 7919) % words.length] ?? '';

/** Texts of different lengths, sometimes with characters that need escaping. */
function rowOf(number: number): string[] {
  const row: string[] = [];
  for (let index = 0; index < columnCount; index += 1) {
    const seed = number * columnCount + index;
    if (index === 0) row.push(`SKU-${number}`);
    else if (index % 5 === 1) row.push(String(4_000_000_000_000 + seed));
    else if (index % 5 === 2) row.push(`${word(seed)} ${word(seed + 3)} & "${word(seed + 5)}", ${number}`);
    else row.push(`${word(seed)} ${word(seed + 1)} ${seed % 97}`);
  }
  return row;
}
function* rowsOf(count: number): Generator<string[]> {
  for (let number = 0; number < count; number += 1) yield rowOf(number);
}

async function drain(chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of chunks) bytes += chunk.length;
  return bytes;
}

const look: SheetLook = { head: [header], columns: header.map((name) => ({ name, width: 14 })) };

async function* sheetRows(count: number) {
  for await (const group of inGroups(rowsOf(count))) yield group.map((cells) => ({ id: '', cells }));
}

async function* lines(count: number) {
  yield delimitedLine(header, ',', '\n');
  for await (const group of inGroups(rowsOf(count))) {
    let text = '';
    for (const row of group) text += delimitedLine(row, ',', '\n');
    yield text;
  }
}

async function* sheetXml(count: number) {
  const rows = createRowWriter(look);
  yield sheetStart(look) + rows.head();
  for await (const group of sheetRows(count)) yield group.map(rows.row).join('');
  yield sheetEnd(look);
}

const xlsxContenders: Record<string, FormatContender> = {
  'deflate of the same XML': {
    async prepare(rows) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of encodedText(sheetXml(rows))) chunks.push(chunk);
      return chunks;
    },
    work: (_, chunks) => drain(Readable.from(chunks as Uint8Array[]).pipe(createDeflateRaw({ level: 6 }))),
  },
  Cardwright: {
    work: (rows) =>
      drain(writeWorkbook({ now, sheets: [{ ...look, name: 'Cards', rows: { groups: sheetRows(rows) } }] })),
  },
  hucre: {
    async work(rows) {
      const { writeXlsxStream } = await rival('hucre/dist/index.mjs');
      return drain(writeXlsxStream(rowsOf(rows), { name: 'Cards', columns: header.map((name) => ({ header: name })) }));
    },
  },
  exceljs: {
    async work(rows) {
      const { PassThrough } = await import('node:stream');
      const { stream } = installed('exceljs');
      const out = new PassThrough();
      const drained = drain(out);
      const book = new stream.xlsx.WorkbookWriter({ stream: out, useSharedStrings: false, useStyles: false });
      const sheet = book.addWorksheet('Cards');
      sheet.addRow(header).commit();
      for (const row of rowsOf(rows)) sheet.addRow(row).commit();
      sheet.commit();
      await book.commit();
      return drained;
    },
  },
  SheetJS: {
    async work(rows) {
      const { utils, write } = installed('@e965/xlsx');
      const book = utils.book_new();
      utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rowsOf(rows)], { dense: true }), 'Cards');
      return write(book, { type: 'buffer', compression: true }).length;
    },
  },
};

const csvContenders: Record<string, FormatContender> = {
  Cardwright: { work: (rows) => drain(encodedText(lines(rows))) },
  hucre: {
    async work(rows) {
      const { writeCsvStream } = await rival('hucre/dist/index.mjs');
      const all = function* () {
        yield header;
        yield* rowsOf(rows);
      };
      return drain(writeCsvStream(all(), { lineSeparator: '\n' }));
    },
  },
  SheetJS: {
    async work(rows) {
      const { utils } = installed('@e965/xlsx');
      return utils.sheet_to_csv(utils.aoa_to_sheet([header, ...rowsOf(rows)], { dense: true })).length;
    },
  },
};

const pictureBytes = 50_000;

/** Noise, which no compression makes smaller. The first bytes say JPEG; nothing decodes it here. */
function picturesOf(count: number): PlacedPicture[] {
  return Array.from({ length: count }, (_, index) => {
    const bytes = new Uint8Array(randomBytes(pictureBytes));
    bytes.set([0xff, 0xd8, 0xff]);
    return { row: index + 1, column: 0, bytes, width: 96, height: 96 };
  });
}
async function* eachOf(pictures: unknown): AsyncGenerator<PlacedPicture> {
  yield* pictures as PlacedPicture[];
}

const pictureContenders: Record<string, FormatContender> = {
  Cardwright: {
    prepare: async (rows) => picturesOf(rows),
    work: (rows, pictures) =>
      drain(
        writeWorkbook({
          now,
          sheets: [{ ...look, name: 'Cards', rows: { groups: sheetRows(rows) } }],
          pictures: eachOf(pictures),
        }),
      ),
  },
  exceljs: {
    prepare: async (rows) => picturesOf(rows),
    async work(rows, pictures) {
      const { Workbook } = installed('exceljs');
      const book = new Workbook();
      const sheet = book.addWorksheet('Cards');
      sheet.addRow(header);
      for (const row of rowsOf(rows)) sheet.addRow(row);
      for await (const { row, bytes } of eachOf(pictures)) {
        const id = book.addImage({ buffer: Buffer.from(bytes), extension: 'jpeg' });
        sheet.addImage(id, { tl: { col: 0, row }, ext: { width: 96, height: 96 } });
      }
      return (await book.xlsx.writeBuffer()).length;
    },
  },
};

function cardOf(number: number): ExportCard {
  const [sku = '', gtin = '', title = '', ...rest] = rowOf(number);
  return {
    card_id: `0193a5c2-0000-7000-8000-${String(number).padStart(12, '0')}`,
    version: 2,
    marketplace: 'generic',
    listing: {
      title: `${title} ${rest.slice(0, 3).join(' ')}`,
      description: `<p>${rest.join('. ')}.</p>`,
      bullets: rest.slice(0, 5),
      specifications: [
        { name: 'Material', value: 'Steel' },
        { name: 'Colour', value: word(number) },
        { name: 'Capacity', value: `${number % 97} ml` },
      ],
      keywords: rest.slice(5, 10),
      brand: 'Norvik',
      category: 'Kitchen > Bottles',
      price: { amount: `${number % 90}.90`, currency: 'USD' },
      identifiers: { sku, gtin },
      availability: 'in_stock',
      language: 'en',
    },
    images: Array.from({ length: 4 }, (_, index) => ({
      url: `https://cdn.example.com/${number}/${index}.jpg`,
      alt: title,
      width: 2_000,
      height: 2_000,
    })),
    source_url: `https://shop.example.com/p/${number}`,
    score: number % 101,
    updated_at: now,
    ai_written: number % 2 === 0,
  };
}
function* cardsOf(count: number): Generator<ExportCard> {
  for (let number = 0; number < count; number += 1) yield cardOf(number);
}

/** Every format of the product, from cards to bytes, warnings included. */
const formatContenders: Record<string, FormatContender> = Object.fromEntries(
  (Object.keys(fileFormats) as FileFormat[]).map((format) => [
    format,
    {
      async work(rows: number) {
        // Loaded here, so that the memory of the rules does not count for contenders without them.
        const { writeFormat } = await import('@cardwright/listing/formats/write-format');
        return drain(writeFormat(format, cardsOf(rows), { now, onWarning: () => undefined }));
      },
    },
  ]),
);

export const contenderGroups = {
  xlsx: xlsxContenders,
  csv: csvContenders,
  pictures: pictureContenders,
  formats: formatContenders,
};
export type ContenderGroup = keyof typeof contenderGroups;
