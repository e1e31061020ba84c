import type { CardMatch, CardSort } from '@cardwright/contract/library';
import type { Database } from '../../db/database.ts';
import { lookThroughFirst } from '../../db/look-or-index.ts';
import { sqlText } from '../../db/sql-text.ts';
import { holding, type WordsQuery } from '../../db/word-queries.ts';
import { beyond, filters, orderBy, ownCards, type Position, type SortableCard } from './library-sql.ts';

export interface WordsPage<Row> {
  /** At most one more than asked for: it says that there is a next page. */
  rows: Row[];
  /** How many cards match after the position; `is_least`: this many were seen, and there may be more. */
  total: number;
  is_least: boolean;
}

export interface WordsSearch {
  match: CardMatch;
  sort: CardSort;
  limit: number;
  position: Position | null;
}

/**
 * One page of the cards that hold words. If many cards hold them, the first cards of the list fill the page; if few
 * do, the index finds them all, and they are sorted. If matches are spread evenly, neither way reads more than a few
 * thousand cards of a hundred thousand. The index is asked for a beginning of one or two letters only where many of the
 * first cards hold the longer words and hardly any holds that one. `columns` are of `cards c`, and `flag_count`.
 */
export async function searchWords<Row extends SortableCard>(
  { query, queryPlanned }: Pick<Database, 'query' | 'queryPlanned'>,
  userId: string,
  words: WordsQuery,
  search: WordsSearch,
  columns: string,
): Promise<WordsPage<Row>> {
  type Found = Row & { total: number; looked: number };
  const pageOfFound = (found: Found[], look: number): WordsPage<Row> & { is_end: boolean } => {
    const is_end = (found[0]?.looked ?? look) < look;
    const rows = found.map(({ total: _total, looked: _looked, ...row }) => row as unknown as Row);
    return { rows, total: found[0]?.total ?? 0, is_least: !is_end, is_end };
  };
  const seen = await lookThroughFirst(search.limit, async (look) => {
    const { text, values } = lookThrough(userId, words, search, columns, look);
    return pageOfFound(await queryPlanned<Found>(text, values), look);
  });
  if (seen !== null) return { rows: seen.rows, total: seen.total, is_least: seen.is_least };
  // Its plan is not kept: how best to ask the index depends on the words.
  const { text, values } = findByIndex(userId, await rarest({ query }, userId, words, search), search, columns);
  const { is_end: _isEnd, ...found } = pageOfFound(await query<Found>(text, values), 0);
  return { ...found, is_least: false };
}

/** How many of the first cards are looked at, and how many of them must hold the longer words for those not to be rare. */
const sampled = 120;
const isFrequent = 30;

/**
 * The words for which the index finds least. Few of the first cards hold all words, so if many hold the longer ones, the
 * short ones are rare; otherwise a short one may be in any number of cards.
 */
async function rarest(
  { query }: Pick<Database, 'query'>,
  userId: string,
  words: WordsQuery,
  { sort, position }: WordsSearch,
): Promise<WordsQuery> {
  const { rare, short } = words;
  if (short === undefined) return words;
  const sql = sqlText();
  const own = ownCards(sql, userId);
  if (position !== null) own.push(beyond(sql, sort, position));
  const [row] = await query<{ held: number }>(
    `with looked as materialized (
       select c.id from cards c where ${own.join(' and ')} order by ${orderBy(sort)} limit ${sampled}
     ) select count(*)::int as held from looked c join card_search s on s.card_id = c.id
       where (s.words @@ ${sql.param(rare)}::tsquery) is true`,
    sql.values,
  );
  return (row?.held ?? 0) < isFrequent ? words : { ...words, rare: short };
}

interface Statement {
  text: string;
  values: unknown[];
}

/** Further columns are read only for the cards of the page. */
const pageOf = (columns: string, counts: string, { sort, limit }: WordsSearch) =>
  `page as (select c.id from found c order by ${orderBy(sort)} limit ${limit + 1})
   select ${columns}, ${counts} from page join cards c on c.id = page.id join card_search s on s.card_id = c.id
   order by ${orderBy(sort)}`;
const totalOf = '(select count(*)::int from found) as total';
const sortColumns = 'c.id, c.title, c.score, c.updated_at';

/** Looks through the next `look` cards of the list. */
function lookThrough(userId: string, words: WordsQuery, search: WordsSearch, columns: string, look: number): Statement {
  const sql = sqlText();
  const own = ownCards(sql, userId);
  if (search.position !== null) own.push(beyond(sql, search.sort, search.position));
  // `is true` keeps the planner from asking the index of words after all.
  const wanted = [`(s.words @@ ${sql.param(words.whole)}::tsquery) is true`, ...filters(sql, search.match)];
  const text = `with looked as materialized (
      select ${sortColumns}, c.status, c.marketplace from cards c where ${own.join(' and ')}
      order by ${orderBy(search.sort)} limit ${sql.param(look)}
    ), found as materialized (
      select ${sortColumns} from looked c join card_search s on s.card_id = c.id where ${wanted.join(' and ')}
    ), ${pageOf(columns, `${totalOf}, (select count(*)::int from looked) as looked`, search)}`;
  return { text, values: sql.values };
}

/** Reads all cards that the index of words names. */
function findByIndex(userId: string, words: WordsQuery, search: WordsSearch, columns: string): Statement {
  const sql = sqlText();
  const wanted = [...ownCards(sql, userId), ...filters(sql, search.match), ...holding(sql, words)];
  if (search.position !== null) wanted.push(beyond(sql, search.sort, search.position));
  const text = `with found as materialized (
      select ${sortColumns} from card_search s join cards c on c.id = s.card_id where ${wanted.join(' and ')}
    ), ${pageOf(columns, `${totalOf}, 0 as looked`, search)}`;
  return { text, values: sql.values };
}
