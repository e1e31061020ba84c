/**
 * Rows of delimited text (RFC 4180): quotes may hold delimiters, line breaks and doubled quotes. A byte order mark is
 * skipped.
 */
export function delimitedRows(text: string, delimiter: ',' | '\t'): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const [cell, end] = readCell(text, at, delimiter);
    row.push(cell);
    at = end;
    if (text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The cell that begins at a place, and where it ends. */
function readCell(text: string, start: number, delimiter: string): [cell: string, end: number] {
  let cell = '';
  let at = start;
  if (text[at] === '"') {
    at += 1;
    for (;;) {
      const quote = text.indexOf('"', at);
      const end = quote === -1 ? text.length : quote;
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
  return [cell + text.slice(rest, at), at];
}

/** Rows as records under the names of the first. Cells beyond it are left out. */
export function recordsOf(rows: readonly string[][]): Record<string, string>[] {
  const [header = [], ...data] = rows;
  const names = header.map((name) => name.trim());
  return data
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}
