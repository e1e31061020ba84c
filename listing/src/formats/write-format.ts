import { reportCard } from './card-report.ts';
import { writeCardWorkbook } from './card-workbook.ts';
import { amazonWorkbook, genericWorkbook, ozonWorkbook, wildberriesWorkbook } from './card-workbooks.ts';
import { delimitedLine } from './delimited.ts';
import { ebayTable } from './ebay.ts';
import { etsyTable } from './etsy.ts';
import type { ExportCard } from './export-card.ts';
import type { FileFormat } from './file-formats.ts';
import type { FormatOptions, Warn } from './format-options.ts';
import { genericTable } from './generic-table.ts';
import { googleTsvTable } from './google-tsv.ts';
import { googleXmlEnd, googleXmlItems, googleXmlStart } from './google-xml.ts';
import { jsonCard, jsonEnd, jsonStart } from './json.ts';
import { jsonLd } from './json-ld.ts';
import { lookAhead } from './look-ahead.ts';
import { shopifyTable } from './shopify.ts';
import type { TableMaker } from './table.ts';
import { chunkLength, encodedText, inGroups } from './text-chunks.ts';
import { wooCommerceTable } from './woocommerce.ts';
import type { Bytes } from './xlsx/deflate.ts';

type Cards = AsyncIterable<ExportCard> | Iterable<ExportCard>;

/** How many of the first cards decide the columns that no document fixes. */
const sampleSize = 500;
/** Tells a spreadsheet that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Writes cards as a file while they come: memory does not grow with their number. The same input gives the same
 * bytes. Nothing is cut: what breaks a limit of the marketplace is reported to `options.onWarning`.
 * @throws CellTooLongError, TooManyRowsError (XLSX only), and what `cards` throws
 */
export async function* writeFormat(format: FileFormat, cards: Cards, options: FormatOptions): AsyncGenerator<Bytes> {
  const texts = textsOf(format, cards, options);
  if (texts !== null) {
    yield* encodedText(texts);
    return;
  }
  const { sample, all } = await lookAhead(cards, sampleSize);
  yield* writeCardWorkbook(workbookOf(format, sample), all, options);
}

function workbookOf(format: FileFormat, sample: readonly ExportCard[]) {
  if (format === 'ozon_xlsx') return ozonWorkbook(sample);
  if (format === 'wildberries_xlsx') return wildberriesWorkbook(sample);
  return format === 'amazon_sheet' ? amazonWorkbook() : genericWorkbook();
}

/** The file as texts; null for a workbook. */
function textsOf(format: FileFormat, cards: Cards, options: FormatOptions): AsyncGenerator<string> | null {
  const table = (make: TableMaker, look: Partial<DelimitedLook> = {}) =>
    delimited(make, { ...standardLook, ...look }, cards, format, options);
  switch (format) {
    case 'csv':
      return table(genericTable, { line_end: '\r\n' });
    case 'shopify_csv':
      return table(shopifyTable);
    case 'woocommerce_csv':
      return table(wooCommerceTable);
    case 'etsy_csv':
      return table(etsyTable);
    case 'ebay_csv':
      return table(ebayTable, { mark: byteOrderMark, line_end: '\r\n' });
    case 'google_tsv':
      return table(googleTsvTable, { delimiter: '\t' });
    case 'google_xml':
      return joined(
        { start: googleXmlStart(options), between: '', end: googleXmlEnd, one: googleXmlItems },
        cards,
        format,
        options,
      );
    case 'json':
      return joined(
        { start: `${jsonStart}\n    `, between: ',\n    ', end: `\n  ${jsonEnd}`, one: jsonCard },
        cards,
        format,
        options,
      );
    case 'jsonld':
      return jsonLdTexts(cards, options);
    default:
      return null;
  }
}

interface DelimitedLook {
  delimiter: ',' | '\t';
  line_end: '\r\n' | '\n';
  mark: string;
}
const standardLook: DelimitedLook = { delimiter: ',', line_end: '\n', mark: '' };

async function* delimited(
  make: TableMaker,
  { delimiter, line_end, mark }: DelimitedLook,
  cards: Cards,
  format: FileFormat,
  options: FormatOptions,
): AsyncGenerator<string> {
  const { sample, all } = await lookAhead(cards, sampleSize);
  const table = make(sample, options);
  yield mark + table.head.map((cells) => delimitedLine(cells, delimiter, line_end)).join('');
  for await (const group of inGroups(all)) {
    let text = '';
    for (const card of group) {
      const { warn } = reportCard(card, format, options);
      for (const cells of table.rows(card, warn)) text += delimitedLine(cells, delimiter, line_end);
      if (text.length < chunkLength) continue;
      yield text;
      text = '';
    }
    yield text;
  }
}

interface Frame {
  start: string;
  between: string;
  end: string;
  one: (card: ExportCard, warn: Warn) => string;
}

async function* joined(frame: Frame, cards: Cards, format: FileFormat, options: FormatOptions): AsyncGenerator<string> {
  yield frame.start;
  let between = '';
  for await (const group of inGroups(cards)) {
    let text = '';
    for (const card of group) {
      text += between + frame.one(card, reportCard(card, format, options).warn);
      between = frame.between;
      if (text.length < chunkLength) continue;
      yield text;
      text = '';
    }
    yield text;
  }
  yield frame.end;
}

/** One card is a single object, as a page needs it; several are a list of such objects. */
async function* jsonLdTexts(cards: Cards, options: FormatOptions): AsyncGenerator<string> {
  const { sample, all } = await lookAhead(cards, 2);
  const frame =
    sample.length === 1 ? { start: '', between: '', end: '\n' } : { start: '[\n', between: ',\n', end: '\n]\n' };
  yield* joined({ ...frame, one: jsonLd }, all, 'jsonld', options);
}
