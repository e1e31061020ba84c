import { type AttachedFile, isSheet } from '../../attached-files.ts';
import { tokens } from '../answers/question-words.ts';

export interface AttachedRow {
  /** Its place among the rows, from 1. */
  place: number;
  cells: string[];
}
/** What the assistant was given of a table: all rows, or its beginning. */
export interface AttachedTable {
  columns: string[];
  rows: AttachedRow[];
  /** The column that names the product. */
  titleAt: number;
}

/** As `documentText` writes the cells of a line. */
const between = ' | ';
const ofTitles = new Set(['title', 'name', 'product', 'item', 'article', 'listing']);

/** The table of an attached sheet; null for other files. A line that holds the sign between cells in a cell is left out. */
export function attachedTable(file: Pick<AttachedFile, 'kind' | 'text'>): AttachedTable | null {
  if (!isSheet(file)) return null;
  const [head = '', ...lines] = file.text.split('\n');
  const columns = head.split(between);
  const rows = lines
    .map((line, index) => ({ place: index + 1, cells: line.split(between) }))
    .filter(({ cells }) => cells.length === columns.length);
  const titleAt = columns.findIndex((name) => tokens(name).some((word) => ofTitles.has(word)));
  return { columns: columns.map((name) => name.trim()), rows, titleAt: Math.max(0, titleAt) };
}
