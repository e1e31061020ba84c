import { reportCard } from './card-report.ts';
import type { ExportCard } from './export-card.ts';
import { guardFormula } from './export-row.ts';
import type { FileFormat } from './file-formats.ts';
import type { FormatOptions } from './format-options.ts';
import type { Table } from './table.ts';
import { inGroups } from './text-chunks.ts';
import type { Bytes } from './xlsx/deflate.ts';
import type { PlacedPicture } from './xlsx/pictures.ts';
import {
  type AllowedValues,
  type Cell,
  createRowWriter,
  type SheetColumn,
  type SheetLook,
  type SheetRow,
  sheetEnd,
  sheetStart,
} from './xlsx/sheet.ts';
import { createSpool } from './xlsx/spool.ts';
import { type Sheet, writeWorkbook } from './xlsx/workbook.ts';

export interface CardWorkbook {
  format: FileFormat;
  table: Table<Cell>;
  /** The sheet that holds the cards. */
  name: string;
  columns: readonly SheetColumn[];
  allowed_values?: readonly AllowedValues[];
  /** The sheet for notes: what stands above them. Without it there is none. */
  notes?: { name: string; head: readonly (readonly Cell[])[] };
  /** Further sheets with fixed contents. */
  others?: readonly { name: string; columns: readonly SheetColumn[]; rows: readonly (readonly Cell[])[] }[];
}

const noteColumns: readonly SheetColumn[] = [
  { name: 'card_id', width: 38 },
  { name: 'title', width: 50 },
  { name: 'note', width: 100 },
];
/** Pictures stand in the first column, in boxes of this many pixels. */
const pictureBox = 96;
const pointsPerPixel = 0.75;

/** Writes cards into a workbook as they come. Notes on them are compressed on the side until their sheet's turn. */
export async function* writeCardWorkbook(
  workbook: CardWorkbook,
  cards: AsyncIterable<ExportCard> | Iterable<ExportCard>,
  options: FormatOptions,
): AsyncGenerator<Bytes> {
  const { format, table, name, columns, allowed_values, notes, others = [] } = workbook;
  const noteLook: SheetLook = { columns: noteColumns, head: notes?.head ?? [] };
  const noteRows = createRowWriter(noteLook);
  const spool = createSpool();
  const pictures: { row: number; url: string }[] = [];
  let row = table.head.length;

  async function* groups(): AsyncGenerator<SheetRow[]> {
    if (notes !== undefined) await spool.write(sheetStart(noteLook) + noteRows.head());
    for await (const group of inGroups(cards)) {
      const rows: SheetRow[] = [];
      let noted = '';
      for (const card of group) {
        const report = reportCard(card, format, options);
        const [url] = card.images.map((image) => image.url);
        if (options.picture !== undefined && url !== undefined) pictures.push({ row, url });
        for (const cells of table.rows(card, report.warn)) {
          rows.push({ id: card.card_id, cells });
          row += 1;
        }
        if (notes === undefined) continue;
        const title = card.listing.title.slice(0, 200);
        for (const note of report.notes())
          noted += noteRows.row({ id: card.card_id, cells: [card.card_id, title, note].map(guardFormula) });
      }
      if (noted !== '') await spool.write(noted);
      yield rows;
    }
    if (notes !== undefined) await spool.write(sheetEnd(noteLook));
  }

  const sheets: Sheet[] = [
    {
      name,
      columns,
      head: table.head,
      rows: { groups: groups() },
      ...(allowed_values && { allowed_values }),
      ...(options.picture !== undefined && { row_height: pictureBox * pointsPerPixel }),
    },
    ...(notes === undefined ? [] : [{ ...noteLook, name: notes.name, rows: { spooled: spool.end } }]),
    ...others.map((other) => ({
      name: other.name,
      columns: other.columns,
      head: [],
      rows: { groups: fixed(other.rows) },
    })),
  ];
  try {
    yield* writeWorkbook({
      now: options.now,
      sheets,
      ...(options.picture !== undefined && { pictures: placed(pictures, options.picture) }),
    });
  } finally {
    spool.close();
  }
}

async function* fixed(rows: readonly (readonly Cell[])[]): AsyncGenerator<SheetRow[]> {
  yield rows.map((cells) => ({ id: '', cells }));
}

async function* placed(
  pictures: readonly { row: number; url: string }[],
  read: NonNullable<FormatOptions['picture']>,
): AsyncGenerator<PlacedPicture> {
  for (const { row, url } of pictures) {
    const picture = await read(url);
    if (picture === null) continue;
    const scale = pictureBox / Math.max(picture.width, picture.height, 1);
    yield {
      row,
      column: 0,
      bytes: picture.bytes,
      width: picture.width * scale,
      height: picture.height * scale,
    };
  }
}
