import { fileText } from '@cardwright/listing/import-file/file-text';
import { ImportFileError } from '@cardwright/listing/import-file/import-problem';
import { readTextTable, readWorkbookTable } from '@cardwright/listing/import-file/read-table';
import { cardsTable } from './cards-table.ts';
import { DocumentError } from './document-error.ts';
import { pdfText } from './pdf-text.ts';

/** What is kept of a document: about 40 pages. */
const longestContent = 100_000;
/** Of one cell as the assistant reads it. */
const longestCell = 500;

export interface DocumentText {
  kind: 'csv' | 'xlsx' | 'text' | 'pdf';
  content: string;
  rows: number | null;
  columns: number | null;
  pages: number | null;
  /** There is more than `content` holds. */
  is_cut: boolean;
}

/**
 * What a document says, by its content; of its name only the ending counts, which tells a table from a text.
 * @throws DocumentError, or ImportFileError for tables, with a sentence for a person
 */
export async function documentText(name: string, bytes: Uint8Array): Promise<DocumentText> {
  if (bytes.length === 0) throw new DocumentError('invalid_request', 'The file is empty. Please choose another one.');
  if (isPdf(bytes)) return pdfDocument(bytes);
  if (isZip(bytes)) return workbook(bytes);
  if (isCompound(bytes))
    throw new DocumentError(
      'unsupported_type',
      'Invalid file type. This is an old Office file or has a password. Please save it as XLSX or PDF without a password.',
    );
  return textDocument(name, bytes);
}

const begins = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, index) => bytes[index] === sign);
const isZip = (bytes: Uint8Array) => begins(bytes, 0x50, 0x4b);
const isCompound = (bytes: Uint8Array) => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0);
/** ISO 32000-2, annex I.3: readers accept the header within the first 1,024 bytes. */
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-');

/** What may stand before the first element: a declaration, comments, a type. */
const isDrawing = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!doctype svg[^>]*>\s*)?<svg\b/iu;

async function pdfDocument(bytes: Uint8Array): Promise<DocumentText> {
  const { text, pages, is_cut } = await pdfText(bytes, longestContent);
  return { kind: 'pdf', content: text, rows: null, columns: null, pages, is_cut };
}

function workbook(bytes: Uint8Array): DocumentText {
  if (!Buffer.from(bytes).includes('xl/workbook')) throw DocumentError.type();
  const { names, rows } = readWorkbookTable(bytes);
  return { kind: 'xlsx', ...tableContent(names, rows), pages: null };
}

function textDocument(name: string, bytes: Uint8Array): DocumentText {
  const { text, charset } = fileText(bytes);
  if (!isReadable(text, droppedNuls(bytes, charset))) throw DocumentError.type();
  if (text.trim() === '') throw new DocumentError('invalid_request', 'The file is empty. Please choose another one.');
  if (/^\s*(?:<!doctype html|<html|<head|<body)/iu.test(text.slice(0, 1_000)))
    throw new DocumentError(
      'unsupported_type',
      'Invalid file type: a web page. Please send its address or paste its text into the message.',
    );
  if (isDrawing.test(text.slice(0, 2_000)))
    throw new DocumentError(
      'unsupported_type',
      'Invalid file type: a drawing (SVG). Please send the picture as PNG or JPEG.',
    );
  const cards = cardsTable(text, bytes);
  if (cards !== null) return { kind: 'csv', ...tableContent(cards.names, cards.rows), pages: null };
  // Some programs name a table of text like a workbook.
  const table = /\.(?:csv|tsv|tab|xlsx?)$/iu.test(name) ? tableOf(text) : null;
  if (table !== null) return { kind: 'csv', ...table, pages: null };
  const content = text.slice(0, longestContent).toWellFormed();
  return { kind: 'text', content, rows: null, columns: null, pages: null, is_cut: text.length > longestContent };
}

/** Null for a text that is no table after all. Tables that are too large, have no rows or cannot be told apart are refused. */
function tableOf(text: string): Pick<DocumentText, 'content' | 'rows' | 'columns' | 'is_cut'> | null {
  try {
    const { names, rows, problems } = readTextTable(text);
    const wrong = problems.find(({ level }) => level === 'error');
    if (wrong !== undefined) throw new DocumentError('invalid_request', `${wrong.message} Please correct the file.`);
    return tableContent(names, rows);
  } catch (error) {
    const isOneLine = error instanceof ImportFileError && error.code === 'invalid_request';
    if (isOneLine && !/[,;\t]/u.test(text)) return null;
    throw error;
  }
}

const sampleCharacters = 200_000;

/** `fileText` has dropped them; bytes that are no text are full of them. */
function droppedNuls(bytes: Uint8Array, charset: string): number {
  // Two bytes make a sign there, and one of them is often 0.
  if (charset.startsWith('utf-16')) return 0;
  return bytes.subarray(0, sampleCharacters).filter((byte) => byte === 0).length;
}

/** A few stray signs pass in a long text, of a short one at most a tenth. */
function isReadable(text: string, nuls: number): boolean {
  const sample = text.slice(0, sampleCharacters);
  // The last two are what bytes without meaning become: replaced, or 0xFF as filling, which is a rare letter besides.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control signs are what is looked for
  const controls = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd\u00ff]/gu)?.length ?? 0;
  const length = sample.length + nuls;
  return controls + nuls <= Math.min(Math.max(20, length / 50), length / 10);
}

function tableContent(names: readonly string[], rows: readonly { cells: string[] }[]) {
  const line = (cells: readonly string[]) =>
    cells.map((cell) => cell.replace(/\s+/gu, ' ').trim().slice(0, longestCell).toWellFormed()).join(' | ');
  let content = line(names);
  let taken = 0;
  for (const { cells } of rows) {
    const next = `\n${line(cells)}`;
    if (content.length + next.length > longestContent) break;
    content += next;
    taken += 1;
  }
  return { content, rows: rows.length, columns: names.length, is_cut: taken < rows.length };
}
