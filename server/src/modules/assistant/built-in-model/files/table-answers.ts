import { parseAmount } from '@cardwright/listing/extract/price';
import { askedWords, says, stem, tokens } from '../answers/question-words.ts';
import { bulletList, count, figure, plain } from '../safe-markdown.ts';
import { type FilePick, filePartIn } from '../understanding/file-parts.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import type { AttachedRow, AttachedTable } from './attached-table.ts';

const shownRows = 3;
const mostRows = 10;
const shownCells = 8;
const shownColumns = 30;
const shownValues = 5;

const ofNumber =
  /\bhow many (?:rows?|lines?|entries|records|columns?|products?|items?|articles?)\b(?= (?:are|is|does|do|has|have|in|inside|there)\b|[?. ]*$)/;
const ofColumns = /\b(?:columns?|fields|headers?|headings)\b/;

export interface AskedTable {
  /** In bold, with its size. */
  name: string;
  /** Nothing of it is asked for by name. */
  isOverview: boolean;
}

/** What is asked of a table: its size, its columns, rows by place or by their words, the values of a column. Pure. */
export function tableAnswer(question: string, table: AttachedTable, { name, isOverview }: AskedTable): string {
  const said = normalForm(question).text;
  const head = `${name} has these columns: ${columnsOf(table)}.`;
  if (ofNumber.test(said)) return `${head} Rows of one product, such as its sizes, become one card.`;
  if (ofColumns.test(said)) return head;
  const part = fewRows(said) ?? filePartIn(said);
  const picked = part === null || part === 'unclear' ? null : rowsOf(part, table);
  if (picked?.length === 0) return `${name} has no such row.`;
  if (picked !== null) return `${name} says:\n\n${rowList(picked, table)}`;
  const found = isOverview ? null : looked(said, table, name);
  if (found !== null || table.rows.length === 0) return found ?? head;
  return `${head} It begins with:\n\n${rowList(table.rows.slice(0, shownRows), table)}`;
}

/** "The first rows". */
function fewRows(said: string): FilePick | null {
  const end = /\b(first|top|last|bottom) (?:few )?(?:rows|lines|products|items|entries)\b/.exec(said)?.[1];
  if (end === undefined) return null;
  const isEnd = end === 'last' || end === 'bottom';
  return { by: 'place', ranges: [isEnd ? { from: -shownRows, to: -1 } : { from: 1, to: shownRows }] };
}

const columnsOf = ({ columns }: AttachedTable) => {
  const named = columns.map((column, index) => plain(column === '' ? `column ${index + 1}` : column, 60));
  const rest = named.length - shownColumns;
  return `${named.slice(0, shownColumns).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
};

function rowList(rows: AttachedRow[], table: AttachedTable): string {
  const more = rows.length - mostRows;
  const list = bulletList(rows.slice(0, mostRows).map((row) => rowText(row, table)));
  return more > 0 ? `${list}\n\nThere ${more === 1 ? 'is 1 more' : `are ${figure(more)} more`}.` : list;
}

/** A row with its place, its title and its other cells, as many as can be read. */
function rowText({ place, cells }: AttachedRow, { columns, titleAt }: AttachedTable): string {
  const others = cells.flatMap((cell, index) =>
    index === titleAt || cell.trim() === '' ? [] : [`${plain(columns[index] ?? '', 40)}: ${plain(cell, 80)}`],
  );
  const left = others.length - shownCells;
  const told = [...others.slice(0, shownCells), ...(left > 0 ? [`${left} more`] : [])].join('; ');
  return `**${plain(cells[titleAt] ?? '', 100)}** (no. ${figure(place)})${told === '' ? '' : `: ${told}`}`;
}

/** Row 1 of a sheet holds its headings. */
function rowsOf(part: FilePick, { rows, titleAt }: AttachedTable): AttachedRow[] {
  if (part.by === 'name')
    return rows.filter(({ cells }) =>
      (part.names ?? []).some((name) => tokens(name).every((word) => says(tokens(cells[titleAt] ?? ''), word))),
    );
  const at = (number: number) => (number < 0 ? rows.length + 1 + number : part.by === 'row' ? number - 1 : number);
  return rows.filter(({ place }) => (part.ranges ?? []).some(({ from, to }) => at(from) <= place && place <= at(to)));
}

/** Rows and columns that the question names by their own words; null when it names none. */
function looked(question: string, table: AttachedTable, name: string): string | null {
  const { names, strong } = askedWords(question.replace(ofFiles, ' '), '');
  const wanted = names.map(singular);
  const asked = table.columns.flatMap((column, index) =>
    tokens(column).some((word) => wanted.includes(singular(word))) ? [index] : [],
  );
  // "Which products have no brand?" names the brand alone.
  const columns = asked.length > 1 ? asked.filter((index) => index !== table.titleAt) : asked;
  const extreme = extremeRows(question, table);
  if (extreme !== null) return `${name} says:\n\n${rowList(extreme, table)}`;
  const without = withoutValue.test(question) ? columns.at(0) : undefined;
  const rows = without === undefined ? [] : table.rows.filter(({ cells }) => cells[without]?.trim() === '');
  if (without !== undefined)
    return rows.length === 0
      ? `Every row that I read of ${name} has ${plain(table.columns[without] ?? '', 60)}.`
      : `${name} has ${count(rows.length, 'row')} without ${plain(table.columns[without] ?? '', 60)}:\n\n${rowList(rows, table)}`;
  const named = new Set(columns.flatMap((index) => tokens(table.columns[index] ?? '')).map(singular));
  const words = strong.map(singular).filter((word) => !named.has(word) && !ofPrice.test(word));
  const best = rowsWith(words, table);
  if (best.length > 0) {
    const told = columns.length === 0 ? best : best.map((row) => only(row, table, columns));
    return `${name} says so in ${count(best.length, 'row')}:\n\n${rowList(told, table)}`;
  }
  if (columns.length > 0 && words.length === 0)
    return `${name} says:\n\n${bulletList(columns.map((at) => columnText(at, table)))}`;
  return strong.length === 0
    ? null
    : `${name} does not say that in its rows. It has these columns: ${columnsOf(table)}.`;
}
const ofPrice = /^(?:price|cost)$/;
const withoutValue = /\b(?:without|no|empty|blank|lacks?|lacking)\b/;
/** Short words have their plural too: "mugs". */
const singular = (word: string) => stem(word).replace(/(?<=\w\w[^su])s$/, '');

/** The rows that have most of the words, and at least half. */
function rowsWith(words: string[], { rows }: AttachedTable): AttachedRow[] {
  const counted = rows.map((row) => ({
    row,
    has: words.filter((word) => says(tokens(row.cells.join(' ')), word)).length,
  }));
  const most = Math.max(0, ...counted.map(({ has }) => has));
  return most === 0 || most < words.length / 2 ? [] : counted.filter(({ has }) => has === most).map(({ row }) => row);
}

const cheapest = /\b(?:cheapest|lowest price|least expensive)\b/;
const dearest = /\b(?:most expensive|dearest|highest price|priciest)\b/;
/** "The cheapest product": those with the smallest number among the prices. */
function extremeRows(question: string, { columns, rows }: AttachedTable): AttachedRow[] | null {
  const isCheap = cheapest.test(question);
  const at = columns.findIndex((column) => tokens(column).includes('price'));
  if (at < 0 || !(isCheap || dearest.test(question))) return null;
  const priced = rows.flatMap((row) => {
    const [number = ''] = /\d[\d.,]*/.exec(row.cells[at] ?? '') ?? [];
    const amount = parseAmount(number, {})?.amount;
    return amount === undefined ? [] : [{ row, amount: Number(amount) }];
  });
  const amounts = priced.map(({ amount }) => amount);
  const wanted = isCheap ? Math.min(...amounts) : Math.max(...amounts);
  return priced.filter(({ amount }) => amount === wanted).map(({ row }) => row);
}
const ofFiles =
  /\b(?:files?|attachments?|documents?|csv|xlsx|sheet|spreadsheet|attached|table|list|data|rows?|lines?|entries|columns?|inside|contain(?:s|ed)?)\b/g;

const only = ({ place, cells }: AttachedRow, { titleAt }: AttachedTable, columns: number[]): AttachedRow => ({
  place,
  cells: cells.map((cell, index) => (index === titleAt || columns.includes(index) ? cell : '')),
});

/** "price: filled in 2 of 2 rows, for example 39.00 and 9.00". */
function columnText(at: number, { columns, rows }: AttachedTable): string {
  const values = rows.flatMap(({ cells }) => ((cells[at] ?? '').trim() === '' ? [] : [cells[at] ?? '']));
  const some = [...new Set(values)].slice(0, shownValues).map((value) => plain(value, 60));
  const shown = some.length === 0 ? '' : `, for example ${some.join(', ')}`;
  return `**${plain(columns[at] ?? '', 60)}**: filled in ${figure(values.length)} of ${figure(rows.length)} rows that I read${shown}`;
}
