import { openWorkbook } from './open-workbook.ts';

const limits = { bytes: 200_000_000, columns: 16_384 };
const mostRows = 1_048_576;

/** The rows of a sheet by its name, or of the first sheet, as text; made by any spreadsheet program. */
export function workbookRows(bytes: Uint8Array, sheetName: string): string[][] {
  const { sheets, eachRow } = openWorkbook(bytes, limits);
  const wanted = sheets.find(({ name }) => name === sheetName) ?? sheets[0];
  const rows: string[][] = [];
  if (wanted !== undefined)
    eachRow(wanted, (cells, number) => {
      while (rows.length < number - 1 && rows.length < mostRows) rows.push([]);
      rows.push(cells);
      return true;
    });
  return rows;
}
