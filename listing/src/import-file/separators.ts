import { eachDelimitedRow } from '../formats/read/delimited-rows.ts';

/** In order of preference when they fit equally well. */
const candidates = [',', ';', '\t', '|', '^', '~', ':'] as const;
const sampleRows = 30;
/** A row of a sample; more of a file of one long line need not be looked at. */
const sampleCharacters = 200_000;

/**
 * The character that separates the columns: stated in a first line `sep=;`, as Excel writes it, else the one that splits most
 * rows into the same number of columns, at least two. For a table of one column, the comma.
 */
export function separatorOf(text: string): { separator: string; start: number } {
  const stated = /^sep=(.)\r?\n/iu.exec(text);
  if (stated !== null) return { separator: stated[1] ?? ',', start: stated[0].length };
  const sample = text.slice(0, sampleCharacters);
  let best = { separator: ',', worth: 0 };
  for (const separator of candidates) {
    const worth = worthOf(sample, separator);
    if (worth > best.worth * 1.01) best = { separator, worth };
  }
  return { separator: best.separator, start: 0 };
}

/** The share of rows that have the most frequent number of columns, plus a little for more columns. */
function worthOf(sample: string, separator: string): number {
  const counts = new Map<number, number>();
  let rows = 0;
  for (const { cells } of eachDelimitedRow(sample, separator)) {
    if (cells.length === 1 && cells[0]?.trim() === '') continue;
    rows += 1;
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    if (rows === sampleRows) break;
  }
  let worth = 0;
  for (const [columns, count] of counts)
    if (columns > 1) worth = Math.max(worth, (count / rows) * (1 + Math.log2(columns) / 10));
  return worth;
}
