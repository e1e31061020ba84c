import type { Database } from '../../db/database.ts';
import { furthestLook, lookThroughFirst } from '../../db/look-or-index.ts';
import { type SqlText, sqlText } from '../../db/sql-text.ts';
import type { WordsQuery } from '../../db/word-queries.ts';
import type { WordSource } from './word-sources.ts';

/** How well a text may match, as a condition on `s` and what it belongs to. */
export interface Rank {
  /** Decided for a text that was read anyhow. */
  holds(sql: SqlText): string;
  /** What an index finds: all texts of which that holds, and, unless it `isDecided`, others that must be read. */
  found(sql: SqlText): string;
  isDecided: boolean;
  /** The index leaves short beginnings to the texts that it finds: there may be very many. */
  isBroad: boolean;
}

export const wordsRank = ({ whole, rare }: WordsQuery): Rank => ({
  // `is true` keeps the planner from asking the index for the frequent words too.
  holds: (sql) => `(s.words @@ ${sql.param(whole)}::tsquery) is true`,
  found: (sql) => `s.words @@ ${sql.param(rare)}::tsquery`,
  isDecided: rare === whole,
  isBroad: rare !== whole,
});

/** Of cards whose titles match `patterns`; migration 0023 has an index over titles. */
export const titleRank = ({ whole, rare }: WordsQuery, patterns: string[]): Rank => ({
  holds: (sql) => `c.search_words ~ all (${sql.param(patterns)}::text[])`,
  found: (sql) => `search_lexemes(c.search_words, c.user_id) @@ ${sql.param(rare)}::tsquery`,
  isDecided: false,
  isBroad: rare !== whole,
});

/** The best rank first. Whatever has a rank has the last one too, and the last but one if it is better than that. */
export type Ranks = [...Rank[], Rank];

interface Ranked {
  id: string;
  rank: number;
}

/**
 * The first hits of a source by rank, then the newest. What the last rank finds among the newest texts is enough where many
 * match; what fewer texts match is read by the index. A short beginning beside words that very many texts hold is looked for in
 * the newest texts only.
 */
export async function findRanked<Row extends { id: string }>(
  { query, queryPlanned }: Pick<Database, 'query' | 'queryPlanned'>,
  userId: string,
  source: WordSource,
  ranks: Ranks,
  limit: number,
): Promise<Row[]> {
  type Found = Row & Ranked & { total: number; looked: number };
  const base = ranks.length - 1;
  const look = (count: number) => {
    const { text, values } = lookThrough(userId, source, ranks, count, limit);
    return queryPlanned<Found>(text, values);
  };
  const byIndex = async (place: number): Promise<(Row & Ranked)[]> => {
    const rank = ranks[place] ?? ranks[0];
    if (rank.isBroad) {
      const { text, values } = countFound(userId, source, rank);
      const [counted] = await query<{ count: number }>(text, values);
      if ((counted?.count ?? 0) > furthestLook) return look(furthestLook);
    }
    const { text, values } = askIndex(userId, source, ranks, rank, limit);
    // Not planned ahead: how best to ask the index depends on the words.
    return query<Row & Ranked>(text, values);
  };
  const seen = await lookThroughFirst(limit - 1, async (count) => {
    const rows = await look(count);
    return { rows, total: rows[0]?.total ?? 0, is_end: (rows[0]?.looked ?? count) < count };
  });
  if (seen === null) return byIndex(base);
  const isFullOfBetter = seen.rows.length >= limit && seen.rows.every(({ rank }) => rank < base);
  if (base === 0 || seen.is_end || isFullOfBetter) return seen.rows;
  const better = await byIndex(base - 1);
  const known = new Set(better.map(({ id }) => id));
  return [...better, ...seen.rows.filter(({ id }) => !known.has(id))].slice(0, limit);
}

function rankOf(sql: SqlText, ranks: Ranks): string {
  const conditions = ranks.map((rank) => rank.holds(sql));
  const better = conditions.slice(0, -1).map((condition, rank) => ` when ${condition} then ${rank}`);
  return `case when not (${conditions.at(-1)}) then null${better.join('')} else ${ranks.length - 1} end`;
}

/** `matching` has the `id`, `at` and `rank` of texts. What they are shown by is read for the page only. */
const shown = ({ columns, joined }: WordSource, limit: string, counts: string) => `page as (
    select * from matching where rank is not null order by rank, at desc, id desc limit ${limit}
  )
  select ${columns}, f.at, f.rank${counts} from page f ${joined} order by f.rank, f.at desc, f.id desc`;

function lookThrough(userId: string, source: WordSource, ranks: Ranks, count: number, limit: number) {
  const sql = sqlText();
  sql.param(userId);
  const { from, own, id, at } = source;
  const text = `with matching as materialized (
      select ${id}, ${at} as at, ${rankOf(sql, ranks)} as rank from ${from} where ${own}
      order by ${at} desc, ${id} desc limit ${sql.param(count)}
    ), ${shown(
      source,
      sql.param(limit),
      ', (select count(rank)::int from matching) as total, (select count(*)::int from matching) as looked',
    )}`;
  return { text, values: sql.values };
}

/** How many texts `askIndex` would read; it counts one more than the furthest look at most. */
function countFound(userId: string, { from, own }: WordSource, rank: Rank) {
  const sql = sqlText();
  sql.param(userId);
  const text = `select count(*)::int as count from (
      select 1 from ${from} where ${own} and ${rank.found(sql)} limit ${furthestLook + 1}
    ) as found`;
  return { text, values: sql.values };
}

function askIndex(userId: string, source: WordSource, ranks: Ranks, rank: Rank, limit: number) {
  const sql = sqlText();
  sql.param(userId);
  const { from, own, id, at } = source;
  const wanted = [own, rank.found(sql), ...(rank.isDecided ? [] : [rank.holds(sql)])];
  const text = `with matching as materialized (
      select ${id}, ${at} as at, ${rankOf(sql, ranks)} as rank from ${from} where ${wanted.join(' and ')}
    ), ${shown(source, sql.param(limit), '')}`;
  return { text, values: sql.values };
}
