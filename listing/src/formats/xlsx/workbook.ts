import { chunkLength, type EncodedText, encodedText } from '../text-chunks.ts';
import type { Bytes } from './deflate.ts';
import { drawingParts, type PlacedPicture, xmlPart } from './pictures.ts';
import { createRowWriter, type SheetLook, type SheetRow, sheetEnd, sheetStart } from './sheet.ts';
import { xmlText } from './xml-text.ts';
import type { ZipEntry } from './zip.ts';
import { zip } from './zip.ts';

export interface Sheet extends SheetLook {
  name: string;
  /** Rows below the head, in groups; or the finished XML of the sheet, made by `spooledSheet`. */
  rows: { groups: AsyncIterable<readonly SheetRow[]> } | { spooled: () => Promise<ZipEntry['content']> };
}

export interface Workbook {
  /** ISO 8601; dates the file. */
  now: string;
  sheets: readonly Sheet[];
  /** Pictures on the first sheet; read when its rows are written. */
  pictures?: AsyncIterable<PlacedPicture>;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument';

/**
 * Writes an XLSX file while its rows come; memory does not grow with them. The same input gives the same bytes.
 * @throws CellTooLongError, TooManyRowsError, and what the rows throw
 */
export async function* writeWorkbook(workbook: Workbook): AsyncGenerator<Bytes> {
  yield* zip(partsOf(workbook), new Date(workbook.now));
}

async function* partsOf({ sheets, pictures }: Workbook): AsyncGenerator<ZipEntry> {
  const drawn = pictures !== undefined;
  yield xmlPart('[Content_Types].xml', contentTypes(sheets.length, drawn));
  yield xmlPart(
    '_rels/.rels',
    `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  const names = sheets.map(
    ({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  yield xmlPart(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.join('')}</sheets></workbook>`,
  );
  const links = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  yield xmlPart(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${relations}">${links.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  );
  yield xmlPart('xl/styles.xml', styles);
  if (drawn) {
    yield xmlPart(
      'xl/worksheets/_rels/sheet1.xml.rels',
      `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/drawing" Target="../drawings/drawing1.xml"/></Relationships>`,
    );
  }
  for (const [index, sheet] of sheets.entries()) {
    const look = index === 0 && drawn ? { ...sheet, drawing: true } : sheet;
    const name = `xl/worksheets/sheet${index + 1}.xml`;
    if ('spooled' in sheet.rows) yield { name, content: await sheet.rows.spooled() };
    else yield { name, content: { kind: 'stream', chunks: sheetXml(look, sheet.rows.groups) } };
  }
  if (drawn) yield* drawingParts(pictures);
}

const sheetXml = (look: SheetLook, groups: AsyncIterable<readonly SheetRow[]>): EncodedText =>
  encodedText(sheetTexts(look, groups));

async function* sheetTexts(look: SheetLook, groups: AsyncIterable<readonly SheetRow[]>): AsyncGenerator<string> {
  const rows = createRowWriter(look);
  yield sheetStart(look) + rows.head();
  for await (const group of groups) {
    let text = '';
    for (const row of group) {
      text += rows.row(row);
      if (text.length < chunkLength) continue;
      yield text;
      text = '';
    }
    yield text;
  }
  yield sheetEnd(look);
}

// Styles of a cell by number: 0 as it is, 1 bold, 2 text.
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function contentTypes(sheets: number, drawn: boolean): string {
  const overrides = Array.from(
    { length: sheets },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${type}.spreadsheetml.worksheet+xml"/>`,
  );
  if (drawn) {
    overrides.push(`<Override PartName="/xl/drawings/drawing1.xml" ContentType="${type}.drawing+xml"/>`);
    for (const picture of ['jpeg', 'png', 'gif'])
      overrides.unshift(`<Default Extension="${picture}" ContentType="image/${picture}"/>`);
  }
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}<Override PartName="/xl/workbook.xml" ContentType="${type}.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.spreadsheetml.styles+xml"/></Types>`;
}
