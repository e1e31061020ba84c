import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { UnreadableFileError } from './read-card.ts';

/** Unpacked, so that a small file cannot fill the memory. */
const maxBytes = 200_000_000;
const escapedSign = /_x([0-9A-Fa-f]{4})_/gu;

/** The rows of a sheet by its name, or of the first sheet, as text; made by any spreadsheet program. */
export function workbookRows(bytes: Uint8Array, sheetName: string): string[][] {
  const part = openParts(bytes);
  const sheets: { name: string; id: string }[] = [];
  eachTag(part('xl/workbook.xml'), (name, attributes) => {
    if (name === 'sheet') sheets.push({ name: attributes.name ?? '', id: attributes['r:id'] ?? '' });
  });
  const wanted = sheets.find(({ name }) => name === sheetName) ?? sheets[0];
  if (wanted === undefined) throw new UnreadableFileError('The workbook has no sheets.');
  let target = '';
  eachTag(part('xl/_rels/workbook.xml.rels'), (name, attributes) => {
    if (name === 'Relationship' && attributes.Id === wanted.id) target = attributes.Target ?? '';
  });
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  return sheetRows(part(path), sharedTexts(part('xl/sharedStrings.xml')));
}

function openParts(bytes: Uint8Array): (path: string) => string {
  let total = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/^xl\/(?:workbook\.xml|sharedStrings\.xml|_rels\/|worksheets\/[^/]+$)/u.test(name)) return false;
        total += originalSize;
        if (total > maxBytes) throw new UnreadableFileError('The workbook is too large to be read.');
        return true;
      },
    });
    return (path) => (parts[path] === undefined ? '' : strFromU8(parts[path]));
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError('This is not an XLSX workbook.');
  }
}

type Attributes = Record<string, string>;

function eachTag(xml: string, onTag: (name: string, attributes: Attributes) => void): void {
  new Parser({ onopentag: onTag }, { xmlMode: true }).end(xml);
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let inText = false;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (name === 'si') texts.push('');
        inText = name === 't';
      },
      ontext: (text) => {
        if (inText) texts[texts.length - 1] += text;
      },
      onclosetag: () => {
        inText = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return texts.map(unescaped);
}

function sheetRows(xml: string, shared: readonly string[]): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let column = 0;
  let type = '';
  let value = '';
  let inValue = false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'row') {
          const number = Number(attributes.r ?? rows.length + 1);
          while (rows.length < number - 1 && rows.length < 1_048_576) rows.push([]);
          row = [];
          column = 0;
        } else if (name === 'c') {
          column = attributes.r === undefined ? column : columnNumber(attributes.r);
          type = attributes.t ?? '';
          value = '';
        } else if (name === 't' || name === 'v') inValue = true;
      },
      ontext: (text) => {
        if (inValue) value += text;
      },
      onclosetag: (name) => {
        if (name === 't' || name === 'v') inValue = false;
        else if (name === 'c') {
          while (row.length < column) row.push('');
          row[column] = type === 's' ? (shared[Number(value)] ?? '') : unescaped(value);
          column += 1;
        } else if (name === 'row') rows.push(row);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return rows;
}

/** `C7` is 2. */
function columnNumber(reference: string): number {
  let number = 0;
  for (const letter of reference) {
    if (letter < 'A' || letter > 'Z') break;
    number = number * 26 + letter.charCodeAt(0) - 64;
  }
  // No sheet has more columns.
  return Math.min(Math.max(number, 1), 16_384) - 1;
}

const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(escapedSign, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
