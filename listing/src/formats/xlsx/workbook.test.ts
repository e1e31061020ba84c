import { read } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { listingWith } from '../../listing-builders.ts';
import type { ExportCard } from '../export-card.ts';
import { cardWith, fileOf } from '../export-card-builders.ts';
import { writeFormat } from '../write-format.ts';
import { rowLimit, TooManyRowsError } from './cell-limit.ts';
import { columnLetters, createRowWriter } from './sheet.ts';

const now = '2026-11-21T10:00:00.000Z';

function* manyCards(count: number, ended: () => void = () => undefined): Generator<ExportCard> {
  try {
    for (let index = 0; index < count; index += 1)
      yield cardWith({ listing: listingWith({ title: `Bottle ${index}`, description: `Steel ${'x'.repeat(300)}` }) });
  } finally {
    ended();
  }
}

describe('a workbook as a stream', () => {
  it('hands out the first rows before the last are read', async () => {
    let given = 0;
    const cards = function* () {
      for (const card of manyCards(2_000)) {
        given += 1;
        yield card;
      }
    };
    let atFirstRows = 0;
    let bytes = 0;
    for await (const chunk of writeFormat('xlsx', cards(), { now })) {
      bytes += chunk.length;
      if (bytes > 4_000 && atFirstRows === 0) atFirstRows = given;
    }
    expect(atFirstRows).toBeLessThan(2_000);
    expect(given).toBe(2_000);
  });

  it('closes what it reads from when nobody wants more', async () => {
    let ended = false;
    const cards = manyCards(5_000, () => {
      ended = true;
    });
    for await (const _ of writeFormat('xlsx', cards, { now })) break;
    expect(ended || cards.next().done === false).toBe(true);
    const other = manyCards(5_000, () => {
      ended = true;
    });
    for await (const chunk of writeFormat('google_xml', other, { now })) if (chunk.length > 0) break;
    expect(ended).toBe(true);
  });

  it('passes on what the cards fail with', async () => {
    const failing = async function* () {
      yield* manyCards(600);
      throw new Error('the database is gone');
    };
    const write = async () => {
      for await (const chunk of writeFormat('xlsx', failing(), { now })) expect(chunk.length).toBeGreaterThan(0);
    };
    await expect(write()).rejects.toThrow('the database is gone');
  });

  it('dates its parts by the given time on every machine', async () => {
    const { bytes } = await fileOf('xlsx', [cardWith({})]);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    // 2026-11-21, 10:00:00 in the format of the archive.
    expect(view.getUint16(10, true)).toBe(10 << 11);
    expect(view.getUint16(12, true)).toBe(((2026 - 1980) << 9) | (11 << 5) | 21);
  });

  it('puts the picture of each row into it', async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
    const webp = Uint8Array.from([0x52, 0x49, 0x46, 0x46]);
    const images = (name: string) => [{ url: name, alt: '', width: null, height: null }];
    const { bytes } = await fileOf(
      'xlsx',
      [cardWith({ images: images('a') }), cardWith({}), cardWith({ images: images('b') })],
      {
        picture: async (url) => ({ bytes: url === 'a' ? png : webp, width: 400, height: 200 }),
      },
    );
    const parts = unzipSync(bytes);
    expect(parts['xl/media/image1.png']).toEqual(png);
    // No spreadsheet shows WebP.
    expect(Object.keys(parts).filter((name) => name.startsWith('xl/media/'))).toHaveLength(1);
    const drawing = new TextDecoder().decode(parts['xl/drawings/drawing1.xml']);
    expect(drawing).toContain('<xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row>');
    expect(drawing).toContain(`<xdr:ext cx="${96 * 9_525}" cy="${48 * 9_525}"/>`);
    expect(read(bytes).SheetNames).toEqual(['Cards', 'Notes']);
  });
});

describe('rows of a sheet', () => {
  it('names columns beyond Z', () => {
    expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });

  it('refuses more rows than a sheet holds', () => {
    const rows = createRowWriter({ columns: [], head: [] });
    for (let index = 0; index < rowLimit; index += 1) rows.row({ id: '', cells: [] });
    expect(() => rows.row({ id: '', cells: [] })).toThrow(TooManyRowsError);
  });
});
