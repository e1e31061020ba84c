import { writeSpecifications } from '../formats/cell-lists.ts';
import type { ReadCard } from '../formats/read/read-card.ts';
import { UnreadableFileError } from '../formats/read/read-card.ts';
import { readFormat } from '../formats/read/read-format.ts';
import { boundsProblems } from './check-bounds.ts';
import { importFileKind } from './file-kind.ts';
import { fileText } from './file-text.ts';
import type { ColumnChoice } from './import-fields.ts';
import { maxImportBytes, maxImportRows } from './import-limits.ts';
import { ImportFileError, type ImportProblem } from './import-problem.ts';
import type { ImportedRow } from './import-product.ts';
import { importProducts, leftOutColumns } from './import-products.ts';
import { type ImportTable, readTextTable, readWorkbookTable } from './read-table.ts';
import { type ImportColumn, suggestColumns } from './suggest-columns.ts';

/** The kind of a file of products: a table, a marketplace's own, or one of ours that needs no columns. */
export type ImportFormat = 'csv' | 'xlsx' | 'json' | 'jsonld' | 'google_xml';

export interface ImportFile {
  format: ImportFormat;
  /** The layout that was recognised, such as `shopify`; null for any other table. */
  template: string | null;
  /** Empty for formats with named fields. */
  columns: ImportColumn[];
  /** Data rows, or products of such formats. */
  row_count: number;
  /** The products by these columns, read as they are asked for. */
  products(choices: readonly ColumnChoice[], skip?: ReadonlySet<number>): Iterable<ImportedRow>;
  /** Problems of the file as a whole, and the columns that are left out. */
  problems(choices: readonly ColumnChoice[]): ImportProblem[];
}

/**
 * Opens a file of products by its content; its name does not count.
 * @throws ImportFileError `too_large`, `unsupported_type` or `invalid_request`, with a sentence for a person
 */
export function readImportFile(bytes: Uint8Array): ImportFile {
  if (bytes.length > maxImportBytes)
    throw new ImportFileError('too_large', `File is too large. Maximum size is ${maxImportBytes / 1_048_576}MB`);
  if (importFileKind(bytes) === 'xlsx') return tableFile(readWorkbookTable(bytes));
  const { text } = fileText(bytes);
  if (/^\s*[[{]/u.test(text)) return cardsFile(text.includes('"cardwright.cards"') ? 'json' : 'jsonld', text);
  if (/^\s*<(?:\?xml[^>]*>\s*<)?(?:rss|feed)\b/iu.test(text.slice(0, 2_000))) return cardsFile('google_xml', text);
  return tableFile(readTextTable(text));
}

function tableFile(table: ImportTable): ImportFile {
  return {
    format: table.kind,
    template: table.template?.id ?? null,
    columns: suggestColumns(table),
    row_count: table.rows.length,
    products: (choices, skip) => importProducts(table, choices, skip),
    problems: (choices) => [...table.problems, ...leftOutColumns(table, choices)],
  };
}

/** Files that hold whole cards. */
function cardsFile(format: 'json' | 'jsonld' | 'google_xml', text: string): ImportFile {
  let cards: ReadCard[];
  try {
    cards = readFormat(format, new TextEncoder().encode(text));
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new ImportFileError('invalid_request', error.message);
    throw error;
  }
  if (cards.length === 0) throw new ImportFileError('invalid_request', 'The file holds no products.');
  if (cards.length > maxImportRows)
    throw new ImportFileError('too_large', `The file has more than ${maxImportRows.toLocaleString('en')} products.`);
  return {
    format,
    template: format === 'google_xml' ? 'google' : null,
    columns: [],
    row_count: cards.length,
    *products(_, skip) {
      for (const [index, card] of cards.entries()) if (skip?.has(index + 1) !== true) yield rowOfCard(card, index + 1);
    },
    problems: () => [],
  };
}

function rowOfCard(card: ReadCard, row: number): ImportedRow {
  const { listing, images, source_url, marketplace } = card;
  const problems = boundsProblems(listing, row);
  const at = { row, column: null, value: null };
  if (listing.title.trim() === '')
    problems.push({ ...at, level: 'error', code: 'no_title', message: 'There is no title, so no card can be made.' });
  if ((card.variants?.length ?? 0) > 0)
    problems.push({
      ...at,
      level: 'warning',
      code: 'joined_rows',
      message: `${card.variants?.length} variants become one card; their own codes and prices are not kept.`,
    });
  for (const message of card.warnings ?? [])
    problems.push({ ...at, level: 'warning', code: 'format_warning', message });
  const product = {
    listing,
    images: images.map(({ url, alt }) => ({ url, alt })),
    source_url,
    marketplace,
    source_text: [listing.title, listing.description, ...listing.bullets, writeSpecifications(listing.specifications)]
      .filter((part) => part !== '')
      .join('\n'),
  };
  const failed = problems.some(({ level }) => level === 'error');
  return {
    rows: [row],
    name: listing.title || listing.identifiers.sku || `${row}`,
    product: failed ? null : product,
    problems,
  };
}
