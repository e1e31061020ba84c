import { CellTooLongError, cellLimit, rowLimit, TooManyRowsError } from './cell-limit.ts';
import { cellText, xmlText } from './xml-text.ts';

/** Null and empty text leave the cell out. */
export type Cell = string | number | null;

export interface SheetRow {
  /** The card of the row, for errors. */
  id: string;
  cells: readonly Cell[];
}

export interface SheetColumn {
  name: string;
  /** In characters. */
  width: number;
  /** For codes: values that a person types over stay text too, so that leading zeros survive. */
  text?: boolean;
}

/** A list of allowed values that a spreadsheet offers in the cells of one column. */
export interface AllowedValues {
  /** Zero-based. */
  column: number;
  /** First row of data, from 1. */
  from_row: number;
  /** Where the values are: `validation!$F$2:$F$7`. */
  source: string;
}

export interface SheetLook {
  columns: readonly SheetColumn[];
  /** Rows above the data: bold, and always in view. */
  head: readonly (readonly Cell[])[];
  allowed_values?: readonly AllowedValues[];
  /** Points; for rows that hold a picture. */
  row_height?: number;
  drawing?: boolean;
}

// Styles of a cell by number, as `workbook.ts` lists them.
const normal = 0;
const bold = 1;
const code = 2;

/** The letters of a column: 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Otherwise spaces at either end would be dropped. */
const isPadded = (text: string): boolean => text.charCodeAt(0) <= 32 || text.charCodeAt(text.length - 1) <= 32;

const textEnd = '</t></is></c>';

/** Makes the XML of a sheet's rows, numbered as they come. Texts are inline: a shared table would grow with the rows. */
export function createRowWriter({ columns, head, row_height }: SheetLook) {
  const width = Math.max(columns.length, ...head.map((row) => row.length));
  const prefixes = Array.from({ length: width }, (_, index) => `<c r="${columnLetters(index)}`);
  const dataStyles = columns.map(({ text }) => (text === true ? code : normal));
  const headStyles = prefixes.map(() => bold);
  const height = row_height === undefined ? '' : ` ht="${row_height}" customHeight="1"`;
  let number = 0;

  function write(id: string, cells: readonly Cell[], styles: readonly number[], attributes: string): string {
    number += 1;
    if (number > rowLimit) throw new TooManyRowsError();
    // What all cells of the row share is computed once: this is the innermost loop of every workbook.
    const starts = [`${number}"`, `${number}" s="1"`, `${number}" s="2"`];
    const textStarts = starts.map((start) => `${start} t="inlineStr"><is><t>`);
    let xml = `<row r="${number}"${attributes}>`;
    for (let index = 0; index < cells.length; index += 1) {
      const cell = cells[index];
      if (cell === null || cell === '' || cell === undefined) continue;
      const style = styles[index] ?? normal;
      if (typeof cell === 'number') {
        xml += `${prefixes[index]}${starts[style]}><v>${cell}</v></c>`;
      } else {
        if (cell.length > cellLimit) throw new CellTooLongError(id, columns[index]?.name ?? '', cell.length);
        xml += isPadded(cell)
          ? `${prefixes[index]}${starts[style]} t="inlineStr"><is><t xml:space="preserve">${cellText(cell)}${textEnd}`
          : prefixes[index] + (textStarts[style] ?? '') + cellText(cell) + textEnd;
      }
    }
    return `${xml}</row>`;
  }

  return {
    head: () => head.map((row) => write('', row, headStyles, '')).join(''),
    /** @throws CellTooLongError, TooManyRowsError */
    row: ({ id, cells }: SheetRow) => write(id, cells, dataStyles, height),
    /** The number of the last row. */
    count: () => number,
  };
}

/** The sheet's XML before its rows. */
export function sheetStart({ columns, head }: SheetLook): string {
  const frozen =
    head.length === 0
      ? ''
      : `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${head.length}" topLeftCell="A${head.length + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  const widths = columns.map(
    ({ width, text }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${text === true ? ' style="2"' : ''}/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${frozen}<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`;
}

/** The sheet's XML after its rows. */
export function sheetEnd({ allowed_values = [], drawing }: SheetLook): string {
  const lists = allowed_values.map(({ column, from_row, source }) => {
    const letters = columnLetters(column);
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${letters}${from_row}:${letters}${rowLimit}"><formula1>${xmlText(source)}</formula1></dataValidation>`;
  });
  const validations =
    lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
  return `</sheetData>${validations}${drawing === true ? '<drawing r:id="rId1"/>' : ''}</worksheet>`;
}
