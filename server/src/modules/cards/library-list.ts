import type { CardMatch, CardSort } from '@cardwright/contract/library';
import type { Database } from '../../db/database.ts';
import { decodeCursor, encodeCursor, pageOfRows } from '../../http/keyset.ts';
import { cardWords } from './card-words.ts';
import {
  beyond,
  libraryCursor,
  libraryFrom,
  librarySorts,
  libraryWhere,
  orderBy,
  type SortableCard,
  sqlText,
} from './library-sql.ts';

interface LibraryQuery extends CardMatch {
  sort: CardSort;
  limit: number;
  cursor?: string | undefined;
}

export interface LibraryPage<Row> {
  rows: Row[];
  next_cursor: string | null;
  /** What was looked for: a `tsquery`, or undefined when the query is empty. */
  words: string | null | undefined;
  approximate: boolean;
}

/** Counting stops there where words are looked for: each match is a row to read. */
const maxCounted = 1_000;
const hasText = (query: string | undefined) => query !== undefined && query.trim() !== '';

/**
 * One page of a seller's cards: `columns` of `cards c` and `card_search s`. When nothing matches the words as they were
 * typed, near matches are listed. The cursor holds the sort value and the id of the last card shown.
 */
export async function libraryPage<Row extends SortableCard>(
  database: Database,
  userId: string,
  query: LibraryQuery,
  columns: string,
): Promise<LibraryPage<Row>> {
  const { sort, limit } = query;
  const position = query.cursor === undefined ? null : decodeCursor(query.cursor, libraryCursor(sort));
  const read = async (words: string | null | undefined) => {
    const sql = sqlText();
    const where = [libraryWhere(sql, userId, query, words)];
    if (position !== null) where.push(beyond(sql, sort, position[1], position[2]));
    return database.query<Row>(
      `select ${columns} from ${libraryFrom} where ${where.join(' and ')}
       order by ${orderBy(sort)} limit ${limit + 1}`,
      sql.values,
    );
  };
  const page = (rows: Row[], words: string | null | undefined, approximate: boolean): LibraryPage<Row> => {
    const { items, next_cursor } = pageOfRows(rows, limit, (row) =>
      encodeCursor([sort, librarySorts[sort].valueOf(row), row.id, approximate ? 1 : 0]),
    );
    return { rows: items, next_cursor, words, approximate };
  };

  if (!hasText(query.query)) return page(await read(undefined), undefined, false);
  const words = cardWords(database, userId, query.query ?? '');
  const asked = position?.[3] === 1 ? 'close' : 'exact';
  if (asked === 'exact') {
    const rows = await read(words.exact);
    if (rows.length > 0 || position !== null) return page(rows, words.exact, false);
  }
  const close = await words.close();
  if (close === null) return page([], words.exact, false);
  const rows = await read(close);
  return page(rows, close, rows.length > 0);
}

/** How many cards match; where words are looked for, `is_least` says that there may be more. */
export async function countMatches(
  { query }: Pick<Database, 'query'>,
  userId: string,
  match: CardMatch,
  words: string | null | undefined,
): Promise<{ total: number; is_least: boolean }> {
  const sql = sqlText();
  const where = libraryWhere(sql, userId, match, words);
  const [row] = await query<{ total: number }>(
    words === undefined
      ? `select count(*)::int as total from ${libraryFrom} where ${where}`
      : `select count(*)::int as total from (select 1 from ${libraryFrom} where ${where} limit ${maxCounted}) as found`,
    sql.values,
  );
  const total = row?.total ?? 0;
  return { total, is_least: words !== undefined && total === maxCounted };
}

/** All cards that match, the last changed first, at most `limit`. */
export async function idsOfMatches(
  database: Database,
  userId: string,
  match: CardMatch,
  limit: number,
): Promise<string[]> {
  const read = async (words: string | null | undefined) => {
    const sql = sqlText();
    const where = libraryWhere(sql, userId, match, words);
    // One text instead of rows: a hundred thousand of those take the driver longer than the database.
    const rows = await database.query<{ ids: string | null }>(
      `select string_agg(id::text, ',') as ids from (select c.id from ${libraryFrom} where ${where}
         order by ${orderBy('-updated_at')} limit ${limit}) as found`,
      sql.values,
    );
    return rows[0]?.ids?.split(',') ?? [];
  };
  if (!hasText(match.query)) return read(undefined);
  const words = cardWords(database, userId, match.query ?? '');
  const ids = await read(words.exact);
  if (ids.length > 0) return ids;
  const close = await words.close();
  return close === null ? [] : read(close);
}
