import { Parser } from 'htmlparser2';
import { FileTooLargeError, UnreadableFileError } from './read-card.ts';
import { type NumberMeaning, numberMeaning, numberText } from './workbook-dates.ts';
import { unpackText, zipParts } from './zip-parts.ts';

export interface WorkbookLimits {
  /** The limit of all unpacked parts together, so that a small file cannot fill the memory. */
  bytes: number;
  columns: number;
}

interface Sheet {
  name: string;
  path: string;
  is_hidden: boolean;
}

export interface OpenWorkbook {
  sheets: Sheet[];
  /**
   * Passes the rows of a sheet as text to `onRow`, in order; `number` counts from 1, rows without cells are skipped. Ends early
   * when `onRow` returns false.
   */
  eachRow(sheet: Sheet, onRow: (cells: string[], number: number) => boolean): void;
}

const escapedSign = /_x([0-9A-Fa-f]{4})_/gu;
/** The limit of a workbook's shared texts, as UTF-16 in memory. */
const mostSharedCharacters = 50_000_000;

/**
 * Opens an XLSX workbook of any spreadsheet program. Parts are unpacked piece by piece; in memory are the shared texts and
 * the row at hand.
 * @throws UnreadableFileError or FileTooLargeError, here and while rows are read
 */
export function openWorkbook(bytes: Uint8Array, limits: WorkbookLimits): OpenWorkbook {
  const parts = zipParts(bytes);
  const budget = { bytes: limits.bytes };
  const read = (path: string, parser: Parser, goesOn = () => true) => {
    const part = parts.get(path);
    if (part === undefined) return;
    unpackText(part, budget, (text) => {
      parser.write(text);
      return goesOn();
    });
    parser.end();
  };
  const targets = new Map<string, string>();
  read(
    'xl/_rels/workbook.xml.rels',
    tagParser((name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    }),
  );
  const sheets: Sheet[] = [];
  let dates: 1900 | 1904 = 1900;
  read(
    'xl/workbook.xml',
    tagParser((name, attributes) => {
      if (name === 'workbookPr' && /^(?:1|true)$/u.test(attributes.date1904 ?? '')) dates = 1904;
      if (name !== 'sheet') return;
      const path = targets.get(attributes['r:id'] ?? '') ?? '';
      sheets.push({ name: attributes.name ?? '', path, is_hidden: (attributes.state ?? 'visible') !== 'visible' });
    }),
  );
  if (sheets.length === 0) throw new UnreadableFileError('The workbook has no sheets.');
  let meanings: NumberMeaning[] | null = null;
  let shared: string[] | null = null;
  return {
    sheets,
    eachRow(sheet, onRow) {
      if (meanings === null) {
        meanings = [];
        read('xl/styles.xml', styleParser(meanings));
      }
      if (shared === null) {
        shared = [];
        read('xl/sharedStrings.xml', sharedParser(shared));
      }
      const rows = rowParser({ shared, meanings, dates, columns: limits.columns }, onRow);
      read(sheet.path, rows.parser, rows.goesOn);
    },
  };
}

type Attributes = Record<string, string>;
const xml = { xmlMode: true };

const tagParser = (onopentag: (name: string, attributes: Attributes) => void) => new Parser({ onopentag }, xml);

function styleParser(meanings: NumberMeaning[]): Parser {
  const codes = new Map<number, string>();
  let inCells = false;
  return new Parser(
    {
      onopentag(name, { numFmtId, formatCode }) {
        if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
        else if (name === 'cellXfs') inCells = true;
        else if (name === 'xf' && inCells)
          meanings.push(numberMeaning(Number(numFmtId ?? 0), codes.get(Number(numFmtId))));
      },
      onclosetag(name) {
        if (name === 'cellXfs') inCells = false;
      },
    },
    xml,
  );
}

function sharedParser(shared: string[]): Parser {
  let text = '';
  let left = mostSharedCharacters;
  let inText = false;
  let inReading = false;
  return new Parser(
    {
      onopentagname(name) {
        if (name === 'si') text = '';
        // The reading aid of a Japanese word is not part of the text.
        else if (name === 'rPh') inReading = true;
        inText = name === 't' && !inReading;
      },
      ontext(data) {
        if (!inText) return;
        left -= data.length;
        if (left < 0) throw new FileTooLargeError('The workbook holds too much text to be read.');
        text += data;
      },
      onclosetag(name) {
        inText = false;
        if (name === 'rPh') inReading = false;
        if (name === 'si') shared.push(unescaped(text));
      },
    },
    xml,
  );
}

interface RowReading {
  shared: readonly string[];
  meanings: readonly NumberMeaning[];
  dates: 1900 | 1904;
  columns: number;
}

function rowParser(
  { shared, meanings, dates, columns }: RowReading,
  onRow: (cells: string[], number: number) => boolean,
): { parser: Parser; goesOn: () => boolean } {
  let row: string[] = [];
  let number = 0;
  let column = 0;
  let cell: Attributes = {};
  let value = '';
  let formula = '';
  let inside = '';
  let wanted = true;
  const cellText = (): string => {
    if (value === '' && formula !== '') return `=${formula}`;
    if (cell.t === 's') return shared[Number(value)] ?? '';
    if (cell.t === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (cell.t === undefined || cell.t === 'n') return numberText(value, meanings[Number(cell.s ?? 0)] ?? null, dates);
    return unescaped(value);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'row') {
          number = Number(attributes.r ?? number + 1);
          row = [];
          column = 0;
        } else if (name === 'c') {
          cell = attributes;
          column = cell.r === undefined ? column : columnNumber(cell.r);
          if (column >= columns)
            throw new FileTooLargeError(`The sheet has more than ${columns.toLocaleString('en')} columns.`);
          value = '';
          formula = '';
        } else inside = name;
      },
      ontext(text) {
        if (inside === 't' || inside === 'v') value += text;
        else if (inside === 'f') formula += text;
      },
      onclosetag(name) {
        inside = '';
        if (name === 'c') {
          while (row.length < column) row.push('');
          row[column] = cellText();
          column += 1;
        } else if (name === 'row' && wanted && row.length > 0) wanted = onRow(row, number);
      },
    },
    xml,
  );
  return { parser, goesOn: () => wanted };
}

/** `C7` is 2. */
function columnNumber(reference: string): number {
  let number = 0;
  for (const letter of reference) {
    if (letter < 'A' || letter > 'Z') break;
    number = number * 26 + letter.charCodeAt(0) - 64;
  }
  return Math.max(number, 1) - 1;
}

const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(escapedSign, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
