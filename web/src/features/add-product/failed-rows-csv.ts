import type { CardFile } from '@cardwright/contract/card-files';
import { guardFormula } from '@cardwright/listing/formats/export-row';

/** Failed rows as a CSV that a spreadsheet opens: with a byte order mark, and nothing that it would run. */
export function failedRowsCsv(rows: CardFile['failed_rows'], header: string[]): string {
  const lines = [header, ...rows.map(({ rows: numbers, title, message }) => [numbers.join(' '), title, message])];
  return `\uFEFF${lines.map((cells) => cells.map((cell) => `"${guardFormula(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`;
}
