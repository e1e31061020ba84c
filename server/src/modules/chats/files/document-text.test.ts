import { fileOf, plain } from '@cardwright/listing/formats/export-card-builders';
import { ImportFileError } from '@cardwright/listing/import-file/import-problem';
import { describe, expect, it } from 'vitest';
import { pdfFile } from '../testing/pdf-file.ts';
import { DocumentError } from './document-error.ts';
import { documentText } from './document-text.ts';

const text = (value: string) => new TextEncoder().encode(value);

describe('what a document says', () => {
  it('is a table with its heading and rows, each cell on one line', async () => {
    const table = await documentText('a.csv', text('Title,Note\nMug,"two\nlines"\nCup,x\n'));
    expect(table).toMatchObject({
      kind: 'csv',
      rows: 2,
      columns: 2,
      content: 'Title | Note\nMug | two lines\nCup | x',
    });
  });

  it('is a table of its products for a file of whole cards', async () => {
    const { bytes } = await fileOf('json', [plain({ title: 'Mug', brand: 'Clay' }), plain({ title: 'Cup' })]);
    const ours = await documentText('cards.json', bytes);
    expect(ours).toMatchObject({ kind: 'csv', rows: 2, columns: 8, is_cut: false });
    expect(ours.content.split('\n').map((line) => line.split(' | ').slice(0, 2))).toEqual([
      ['Title', 'Brand'],
      ['Mug', 'Clay'],
      ['Cup', ''],
    ]);
    const linked = await documentText(
      'a.txt',
      text('{"@context":"https://schema.org","@type":"Product","name":"Jar"}'),
    );
    expect([linked.kind, linked.rows]).toEqual(['csv', 1]);
    await expect(documentText('a.json', bytes.subarray(0, bytes.length - 9))).rejects.toThrow(/./);
  });

  it.each(['{"width": 12}', '[draft] A mug', '<note>A mug</note>'])(
    'is a text where it is no card: %s',
    async (words) => {
      expect(await documentText('a.json', text(words))).toMatchObject({ kind: 'text', content: words });
    },
  );

  it('is cut where it is too long, and says so', async () => {
    const long = await documentText('a.txt', text('word '.repeat(50_000)));
    expect([long.content.length, long.is_cut]).toEqual([100_000, true]);
    const rows = Array.from({ length: 9_000 }, (_, index) => `${index},${'x'.repeat(40)}`).join('\n');
    const table = await documentText('a.csv', text(`Number,Text\n${rows}`));
    expect([table.rows, table.is_cut, table.content.length <= 100_000]).toEqual([9_000, true, true]);
    const pages = await documentText('a.pdf', pdfFile(Array.from({ length: 120 }, (_, page) => [`Page ${page + 1}`])));
    expect([pages.pages, pages.is_cut]).toEqual([120, true]);
    expect(pages.content).toContain('Page 100');
    expect(pages.content).not.toContain('Page 101');
  });

  it.each([
    ['a.csv', 'Title,Price,SKU\n', 'The file has a header, but no rows of products below it.'],
    [
      'a.csv',
      'Title,Price\n"Lamp,3\nBowl,4\n',
      /^A quotation mark opens in row 2 and is never closed.* Please correct the file\.$/,
    ],
  ])('refuses a table that nothing can be made of: %s %j', async (name, words, reason) => {
    await expect(documentText(name, text(words))).rejects.toThrow(reason);
  });

  it('is a table of text also under the name of a workbook, and a text if it is no table', async () => {
    expect(await documentText('a.xlsx', text('Title,Price\nMug,3\n'))).toMatchObject({ kind: 'csv', rows: 1 });
    expect(await documentText('a.csv', text('Steel mug'))).toMatchObject({ kind: 'text', content: 'Steel mug' });
  });

  it('keeps the lines of a PDF', async () => {
    const { content } = await documentText('a.pdf', pdfFile([['Weight: 300 g', 'Color: (blue)']]));
    expect(content).toBe('Weight: 300 g\nColor: (blue)');
  });

  it('is read or refused with a sentence, wherever the file breaks off', async () => {
    const whole = pdfFile([['Weight: 300 g'], ['Color: blue']]);
    for (let length = 10; length < whole.length; length += 97) {
      const read = await documentText('a.pdf', whole.subarray(0, length)).catch((error: unknown) => error);
      const isFine = read instanceof DocumentError || read instanceof ImportFileError || !(read instanceof Error);
      expect(isFine, `${length} bytes: ${read}`).toBe(true);
    }
  });
});
