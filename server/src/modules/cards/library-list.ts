import type { CardMatch, CardSort } from '@cardwright/contract/library';
import type { Database } from '../../db/database.ts';
import { sqlText } from '../../db/sql-text.ts';
import { holding, type WordsQuery } from '../../db/word-queries.ts';
import { decodeCursor, encodeCursor, pageOfRows } from '../../http/keyset.ts';
import { type CardWords, cardWords } from './card-words.ts';
import { searchWords, type WordsPage } from './library-search.ts';
import {
  beyond,
  filters,
  libraryCursor,
  libraryFrom,
  librarySorts,
  orderBy,
  ownCards,
  type Position,
  type SortableCard,
} from './library-sql.ts';

interface LibraryQuery extends CardMatch {
  sort: CardSort;
  limit: number;
  cursor?: string | undefined;
}

interface LibraryPage<Row> {
  rows: Row[];
  next_cursor: string | null;
  approximate: boolean;
  /** How many cards match, as far as was seen on the way: `is_least` says that there may be more. */
  counted: { total: number; is_least: boolean } | null;
}

/** Whether there is anything to look for but filters. */
export const isSearch = ({ query }: CardMatch): boolean => query !== undefined && query.trim() !== '';

const wordsOf = (database: Database, userId: string, match: CardMatch): CardWords | null =>
  isSearch(match) ? cardWords(database, userId, match.query ?? '') : null;

/**
 * One page of a seller's cards: `columns` of `cards c` and `flag_count`. When nothing matches the words as they were typed,
 * near matches are listed. The cursor holds the sort value and the id of the last card shown.
 */
export async function libraryPage<Row extends SortableCard>(
  database: Database,
  userId: string,
  query: LibraryQuery,
  columns: string,
): Promise<LibraryPage<Row>> {
  const { sort, limit } = query;
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor, libraryCursor(sort));
  const position = cursor === null ? null : { value: cursor[1], id: cursor[2] };
  const page = (found: Row[], approximate: boolean, counted: LibraryPage<Row>['counted']): LibraryPage<Row> => {
    const { items, next_cursor } = pageOfRows(found, limit, (row) =>
      encodeCursor([sort, librarySorts[sort].valueOf(row), row.id, approximate ? 1 : 0]),
    );
    // A later page would count only what comes after its position.
    return { rows: items, next_cursor, approximate, counted: cursor === null ? counted : null };
  };

  const words = wordsOf(database, userId, query);
  if (words === null) return page(await readPage<Row>(database, userId, query, position, columns), false, null);
  const search = async (wanted: WordsQuery | null): Promise<WordsPage<Row>> =>
    wanted === null
      ? { rows: [], total: 0, is_least: false }
      : searchWords<Row>(database, userId, wanted, { match: query, sort, limit, position }, columns);
  if (cursor?.[3] !== 1) {
    const { rows, ...counted } = await search(words.exact);
    if (rows.length > 0 || cursor !== null) return page(rows, false, counted);
  }
  const { rows, ...counted } = await search(await words.close());
  return page(rows, rows.length > 0, counted);
}

function readPage<Row extends SortableCard>(
  database: Database,
  userId: string,
  query: LibraryQuery,
  position: Position | null,
  columns: string,
): Promise<Row[]> {
  const { sort, limit } = query;
  const sql = sqlText();
  const wanted = filters(sql, query);
  const where = [...wanted, ...ownCards(sql, userId)];
  if (position !== null) where.push(beyond(sql, sort, position));
  // The best plan for a filter depends on its value.
  const read = wanted.length === 0 ? database.queryPlanned : database.query;
  return read<Row>(
    `select ${columns} from ${libraryFrom} where ${where.join(' and ')} order by ${orderBy(sort)} limit ${limit + 1}`,
    sql.values,
  );
}

/** How many cards the filters let through; words are not asked for. */
export async function countMatches(
  { query }: Pick<Database, 'query'>,
  userId: string,
  match: CardMatch,
): Promise<{ total: number; is_least: boolean }> {
  const sql = sqlText();
  const where = [...ownCards(sql, userId), ...filters(sql, match)];
  const [row] = await query<{ total: number }>(
    `select count(*)::int as total from ${libraryFrom} where ${where.join(' and ')}`,
    sql.values,
  );
  return { total: row?.total ?? 0, is_least: false };
}

/** All cards that match, the last changed first, at most `limit`. */
export async function idsOfMatches(
  database: Database,
  userId: string,
  match: CardMatch,
  limit: number,
): Promise<string[]> {
  const read = async (words: WordsQuery | null) => {
    const sql = sqlText();
    const where = [...ownCards(sql, userId), ...filters(sql, match), ...(words === null ? [] : holding(sql, words))];
    // One text instead of rows: a hundred thousand rows take the driver longer than the database.
    const rows = await database.query<{ ids: string | null }>(
      `select string_agg(id::text, ',') as ids from (select c.id from ${libraryFrom} where ${where.join(' and ')}
         order by ${orderBy('-updated_at')} limit ${limit}) as found`,
      sql.values,
    );
    return rows[0]?.ids?.split(',') ?? [];
  };
  const words = wordsOf(database, userId, match);
  if (words === null) return read(null);
  const ids = words.exact === null ? [] : await read(words.exact);
  if (ids.length > 0) return ids;
  const close = await words.close();
  return close === null ? [] : read(close);
}
