/**
 * Rows of delimited text (RFC 4180): quotes may hold delimiters, line breaks and doubled quotes. A byte order mark is
 * skipped.
 */
export const delimitedRows = (text: string, delimiter: string): string[][] =>
  Array.from(eachDelimitedRow(text, delimiter), ({ cells }) => cells);

interface DelimitedRow {
  cells: string[];
  /** False when the text ended inside quotes: then the last cell holds everything after them. */
  is_closed: boolean;
}

/** Like `delimitedRows`, one row at a time. The delimiter is a single character. */
export function* eachDelimitedRow(text: string, delimiter: string): Generator<DelimitedRow> {
  let cells: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const { cell, end, is_closed } = readCell(text, at, delimiter);
    cells.push(cell);
    at = end;
    if (text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    yield { cells, is_closed };
    cells = [];
  }
}

/** The cell that begins at a place, and where it ends. */
function readCell(text: string, start: number, delimiter: string): { cell: string; end: number; is_closed: boolean } {
  let cell = '';
  let at = start;
  let is_closed = true;
  if (text[at] === '"') {
    at += 1;
    for (;;) {
      const quote = text.indexOf('"', at);
      is_closed = quote !== -1;
      const end = is_closed ? quote : text.length;
      cell += text.slice(at, end);
      at = end + 1;
      if (text[at] !== '"') break;
      cell += '"';
      at += 1;
    }
  }
  // Text after a closing quote belongs to the cell, as spreadsheets read it.
  const rest = at;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return { cell: cell + text.slice(rest, at), end: at, is_closed };
}

/** Rows as records by the names in the first row. Cells beyond those are left out. */
export function recordsOf(rows: readonly string[][]): Record<string, string>[] {
  const [header = [], ...data] = rows;
  const names = header.map((name) => name.trim());
  return data
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}
