import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fileOf, plain } from '../formats/export-card-builders.ts';
import { openWorkbook } from '../formats/read/open-workbook.ts';
import { FileTooLargeError } from '../formats/read/read-card.ts';
import { ImportFileError } from './import-problem.ts';
import { readImportFile } from './read-import-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const xml = (text: string) => bytesOf(`<?xml version="1.0"?>${text}`);
const workbookOf = (sheet: Uint8Array) => ({
  'xl/workbook.xml': xml('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
  'xl/_rels/workbook.xml.rels': xml(
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/worksheets/sheet1.xml': sheet,
});
const sheetOf = (rows: string) => xml(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
const cell = (text: string, reference: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
const refusalOf = (bytes: Uint8Array): ImportFileError => {
  try {
    const file = readImportFile(bytes);
    for (const _ of file.products(file.columns));
  } catch (error) {
    if (error instanceof ImportFileError) return error;
    throw error;
  }
  throw new Error('the file was taken');
};
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe('a file that is not taken', () => {
  it.each([
    ['0 bytes', new Uint8Array(), 'invalid_request', /empty/],
    ['a picture', Uint8Array.from([...png, ...Array(500).fill(0)]), 'unsupported_type', /picture/],
    [
      'a picture with a workbook behind it',
      Uint8Array.from([...png, ...zipSync(workbookOf(sheetOf('')))]),
      'unsupported_type',
      /picture/,
    ],
    ['a PDF', bytesOf('%PDF-1.7 Title,Price\nMug,1'), 'unsupported_type', /PDF/],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'unsupported_type', /XLSX/],
    ['a page', bytesOf('<!DOCTYPE html><html><table><tr><td>Title</td></tr></table>'), 'unsupported_type', /web page/],
    ['an SVG with a script', bytesOf('<svg onload="alert(1)"><script>1</script></svg>'), 'unsupported_type', /XML/],
    [
      'a ZIP without a workbook',
      zipSync({ 'inner.zip': zipSync({ 'a.csv': bytesOf('Title\nMug') }) }),
      'invalid_request',
      /no sheets/,
    ],
    ['the beginning of a ZIP', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'invalid_request', /XLSX/],
    ['noise', Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 31), 'unsupported_type', /readable/],
    ['a header alone', bytesOf('Title,Price\n'), 'invalid_request', /no rows of products/],
    ['JSON without products', bytesOf('{"cards": 1}'), 'invalid_request', /Product/],
  ])('%s', (_, bytes, code, message) => {
    expect(refusalOf(bytes)).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it('more than 10 MB, with the sentence of the specification', () => {
    expect(refusalOf(new Uint8Array(10 * 2 ** 20 + 1))).toMatchObject({
      code: 'too_large',
      message: 'File is too large. Maximum size is 10MB',
    });
  });

  it('more rows or columns than can be read', () => {
    expect(refusalOf(bytesOf(`Title\n${'Mug\n'.repeat(10_001)}`)).message).toContain('more than 10,000 rows');
    expect(refusalOf(bytesOf(`Title${','.repeat(16_383)}\nMug`)).message).toContain('16,384 columns');
    expect(refusalOf(bytesOf('\n'.repeat(3_000_000))).code).toBe('too_large');
    const wide = zipSync(workbookOf(sheetOf(`<row r="1">${cell('Title', 'A1')}${cell('x', 'XFD1')}</row>`)));
    expect(refusalOf(wide)).toMatchObject({ code: 'too_large', message: expect.stringContaining('columns') });
  });
});

describe('a workbook that unpacks to far more than it is', () => {
  /** The size that the archive's directory states for every part. */
  const stating = (bytes: Uint8Array, size: number): Uint8Array => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 46 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
    return bytes;
  };
  const blanks = zipSync(workbookOf(sheetOf(' '.repeat(8_000_000))), { level: 9 });

  it('is not even opened when it says so', () => {
    const refusal = refusalOf(stating(blanks.slice(), 300_000_000));
    expect(refusal).toMatchObject({ code: 'too_large', message: expect.stringContaining('unpacked') });
  });

  it('cannot say that it is small: what comes out is counted, and given up on the way', () => {
    expect(blanks.length).toBeLessThan(100_000);
    const limits = { bytes: 5_000_000, columns: 100 };
    const { sheets, eachRow } = openWorkbook(stating(blanks.slice(), 10), limits);
    const [sheet] = sheets;
    if (sheet === undefined) throw new Error('no sheet');
    expect(() => eachRow(sheet, () => true)).toThrow(FileTooLargeError);
  });

  it('has texts that are used again and again without being copied', () => {
    const shared = { 'xl/sharedStrings.xml': xml(`<sst><si><t>${'long '.repeat(10_000)}</t></si></sst>`) };
    const rows = Array.from({ length: 2_000 }, (_, row) => `<row r="${row + 2}"><c t="s"><v>0</v></c></row>`).join('');
    const bytes = zipSync({ ...workbookOf(sheetOf(`<row r="1">${cell('Title', 'A1')}</row>${rows}`)), ...shared });
    const file = readImportFile(bytes);
    expect(file.row_count).toBe(2_000);
    expect([...file.products(file.columns)][0]).toMatchObject({ product: null, problems: [{ code: 'too_long' }] });
  });
});

describe('a file that is odd', () => {
  it('has one row of 5 MB: the row is refused, the others are taken', () => {
    const file = readImportFile(bytesOf(`Title,SKU\n${'x'.repeat(5 * 2 ** 20)},A\nMug,B`));
    expect([...file.products(file.columns)].map(({ product }) => product?.listing.title)).toEqual([undefined, 'Mug']);
  });

  it('has NUL signs: they are dropped', () => {
    const file = readImportFile(bytesOf('Title,SKU\nMu\0g,\0B\0'));
    expect([...file.products(file.columns)][0]?.product?.listing).toMatchObject({
      title: 'Mug',
      identifiers: { sku: 'B' },
    });
  });

  it('has a quotation mark that is never closed: the place is told', () => {
    const file = readImportFile(bytesOf('Title,SKU\nMug,A\n"Cup,B\nBowl,C'));
    expect(file.problems(file.columns)).toMatchObject([{ code: 'unclosed_quote', row: 3, level: 'error' }]);
  });

  it('holds an entity that would grow: it stays as it is', () => {
    const sheet = xml(
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>Title</t></is></c></row><row r="2"><c t="inlineStr"><is><t>Mug &b;</t></is></c></row></sheetData></worksheet>',
    );
    const file = readImportFile(zipSync(workbookOf(sheet)));
    expect([...file.products(file.columns)][0]?.name).toBe('Mug &b;');
  });

  it('is still read from a name that says something else', async () => {
    const { bytes } = await fileOf('xlsx', [plain({ title: 'Mug' })]);
    expect(readImportFile(bytes).format).toBe('xlsx');
  });
});
