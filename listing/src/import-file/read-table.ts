import { eachDelimitedRow } from '../formats/read/delimited-rows.ts';
import { openWorkbook } from '../formats/read/open-workbook.ts';
import { FileTooLargeError, UnreadableFileError } from '../formats/read/read-card.ts';
import { requireTableText } from './file-kind.ts';
import { headerRow } from './header-row.ts';
import { maxImportCells, maxImportColumns, maxImportRows } from './import-limits.ts';
import { ImportFileError, type ImportProblem } from './import-problem.ts';
import { type ImportTemplate, templateOf } from './import-templates.ts';
import { separatorOf } from './separators.ts';

export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  number: number;
  cells: string[];
}

/** A file of rows under a header. */
export interface ImportTable {
  kind: 'csv' | 'xlsx';
  template: ImportTemplate | null;
  names: string[];
  /** Data rows that are not empty. */
  rows: TableRow[];
  problems: ImportProblem[];
}

/** Rows above and below the header that are not data. */
const mostHeadRows = 30;
/** Unpacked bytes of a workbook; a sheet of 10,000 long rows has some 60 million. */
const workbookLimits = { bytes: 200_000_000, columns: maxImportColumns };
const mostLines = 500_000;

/** @throws ImportFileError if it is not a workbook, or exceeds the limits */
export function readWorkbookTable(bytes: Uint8Array): ImportTable {
  try {
    const { sheets, eachRow } = openWorkbook(bytes, workbookLimits);
    const collected = sheets.map((sheet) => {
      const collector = rowCollector();
      eachRow(sheet, (cells, number) => collector.add({ number, cells }));
      return { sheet, rows: collector.rows };
    });
    const filled = collected.filter(({ rows }) => rows.length > 0);
    const telling = filled.find(({ rows }) => templateOf(rows[headerRow(rows)]?.cells ?? []) !== null);
    const chosen = telling ?? filled.find(({ sheet }) => !sheet.is_hidden) ?? filled[0];
    if (chosen === undefined) throw new ImportFileError('invalid_request', 'The workbook has no rows.');
    const table = tableOf('xlsx', chosen.rows);
    const others = filled.filter((each) => each !== chosen && !each.sheet.is_hidden).map(({ sheet }) => sheet.name);
    if (others.length > 0)
      table.problems.push({
        ...fileProblem,
        code: 'unread_sheets',
        message: `Only the sheet “${chosen.sheet.name}” is read; these are not: ${others.slice(0, 10).join(', ')}.`,
      });
    return table;
  } catch (error) {
    if (error instanceof FileTooLargeError) throw new ImportFileError('too_large', error.message);
    if (error instanceof UnreadableFileError) throw new ImportFileError('invalid_request', error.message);
    throw error;
  }
}

/** @throws ImportFileError if the text is not a table, or exceeds the limits */
export function readTextTable(text: string): ImportTable {
  requireTableText(text);
  const { separator, start } = separatorOf(text);
  const collector = rowCollector();
  let lines = 0;
  let unclosed: number | null = null;
  for (const { cells, is_closed } of eachDelimitedRow(start === 0 ? text : text.slice(start), separator)) {
    lines += 1;
    if (lines > mostLines) throw tooManyRows();
    if (cells.length > maxImportColumns) throw tooManyColumns(cells.length);
    if (!is_closed) unclosed = lines;
    collector.add({ number: start === 0 ? lines : lines + 1, cells });
  }
  if (collector.rows.length === 0) throw new ImportFileError('invalid_request', 'The file has no rows.');
  const table = tableOf('csv', collector.rows);
  if (unclosed !== null)
    table.problems.push({
      ...fileProblem,
      level: 'error',
      code: 'unclosed_quote',
      row: unclosed,
      message: `A quotation mark opens in row ${unclosed} and is never closed, so everything after it was read as one cell.`,
    });
  return table;
}

/** Keeps rows that are not empty, within the limits. */
function rowCollector() {
  const rows: TableRow[] = [];
  let left = maxImportCells;
  return {
    rows,
    add(row: TableRow): boolean {
      if (row.cells.every((cell) => cell.trim() === '')) return true;
      left -= row.cells.length;
      if (rows.length >= maxImportRows + mostHeadRows) throw tooManyRows();
      if (left < 0) throw new ImportFileError('too_large', 'The file has more than 2,000,000 cells. Please split it.');
      rows.push(row);
      return true;
    },
  };
}

const tooManyRows = () =>
  new ImportFileError(
    'too_large',
    `The file has more than ${maxImportRows.toLocaleString('en')} rows. Please split it into several files.`,
  );
const tooManyColumns = (count: number) =>
  new ImportFileError(
    'too_large',
    `The file has ${count.toLocaleString('en')} columns; at most ${maxImportColumns.toLocaleString('en')} can be read.`,
  );

const fileProblem = { level: 'warning', row: null, column: null, value: null } as const;

function tableOf(kind: ImportTable['kind'], all: TableRow[]): ImportTable {
  const at = headerRow(all);
  const header = all[at];
  if (header === undefined) throw new ImportFileError('invalid_request', 'The file has no rows.');
  const template = templateOf(header.cells);
  const rows = all.slice(at + 1).filter(({ number }) => number > header.number + (template?.rows_below_header ?? 0));
  if (rows.length === 0)
    throw new ImportFileError('invalid_request', 'The file has a header, but no rows of products below it.');
  if (rows.length > maxImportRows) throw tooManyRows();
  const problems: ImportProblem[] = [];
  const above = all.slice(0, at);
  if (above.length > 0 && template === null)
    problems.push({
      ...fileProblem,
      code: 'unread_rows',
      message: `The names of the columns were found in row ${header.number}; what stands above it is not read.`,
    });
  const names = header.cells.map((name) => name.trim());
  const beyond = rows.filter(({ cells }) => cells.slice(names.length).some((cell) => cell.trim() !== ''));
  for (const { number, cells } of beyond.slice(0, 100))
    problems.push({
      level: 'warning',
      code: 'more_cells',
      row: number,
      column: null,
      message: `Row ${number} has more cells than the header has names; they are not read.`,
      value: cells.slice(names.length).filter(Boolean).join(' | ').slice(0, 120),
    });
  return { kind, template, names, rows, problems };
}
