/** RFC 4180 with any delimiter of one sign: quotes only where a value needs them. */
export function delimitedLine(cells: readonly string[], delimiter: ',' | '\t', lineEnd: '\r\n' | '\n'): string {
  let line = '';
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? '';
    if (index > 0) line += delimiter;
    line += needsQuotes(cell, delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
  }
  return line + lineEnd;
}

// Searching for each sign natively is faster than a regular expression on what is mostly clean text.
const needsQuotes = (cell: string, delimiter: string): boolean =>
  cell.includes(delimiter) || cell.includes('"') || cell.includes('\n') || cell.includes('\r');
