import type { Database } from '../../db/database.ts';
import { lookThroughFirst } from '../../db/look-or-index.ts';
import { type SqlText, sqlText } from '../../db/sql-text.ts';
import type { WordsQuery } from '../../db/word-queries.ts';
import type { WordSource } from './word-sources.ts';

/** How well a text may match, as a condition on `s` and what it belongs to. */
export interface Rank {
  /** The condition on a text that is read anyway. */
  holds(sql: SqlText): string;
  /** What an index finds: all texts for which the condition holds and, unless it `isDecided`, others that must be checked. */
  found(sql: SqlText): string;
  isDecided: boolean;
  /** The index leaves short beginnings to the texts that it finds: there may be very many. */
  isBroad: boolean;
  /** The texts among them that the index finds by itself: those that hold the whole words. */
  foundWhole: ((sql: SqlText) => string) | null;
}

/** How many texts are read for a beginning of one or two letters. */
export const mostForBeginning = 2_000;

/** `said`: the same as whole words, where words may go on. */
export const wordsRank = ({ whole, rare }: WordsQuery, said: WordsQuery | null = null): Rank => ({
  // `is true` keeps the planner from asking the index for the frequent words too.
  holds: (sql) => `(s.words @@ ${sql.param(whole)}::tsquery) is true`,
  found: (sql) => `s.words @@ ${sql.param(rare)}::tsquery`,
  isDecided: rare === whole,
  isBroad: rare !== whole,
  foundWhole: said && ((sql) => `s.words @@ ${sql.param(said.whole)}::tsquery`),
});

const titleLexemes = 'search_lexemes(c.search_words, c.user_id)';

/** Cards whose titles match `patterns`; migration 0023 has an index over titles. */
export const titleRank = ({ whole, rare }: WordsQuery, said: WordsQuery | null, patterns: string[]): Rank => ({
  holds: (sql) => `c.search_words ~ all (${sql.param(patterns)}::text[])`,
  found: (sql) => `${titleLexemes} @@ ${sql.param(rare)}::tsquery`,
  isDecided: false,
  isBroad: rare !== whole,
  foundWhole: said && ((sql) => `${titleLexemes} @@ ${sql.param(said.whole)}::tsquery`),
});

/** The best rank first. A text of some rank also meets the conditions of all later ranks. */
export type Ranks = [...Rank[], Rank];

interface Ranked {
  id: string;
  rank: number;
  at: Date;
}

/**
 * The first hits of a source by rank, then the newest. If many texts match, what the last rank finds among the newest ones is
 * enough; if fewer do, the index is used. Beside words that very many texts hold, a short beginning that is not a whole
 * word is looked for in the newest texts only.
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
  const ask = ({ text, values }: Statement) => query<Row & Ranked>(text, values);
  // Its plan is not kept: how best to ask the index depends on the words.
  const byIndex = async (place: number): Promise<(Row & Ranked)[]> => {
    const { found, foundWhole, holds, isDecided, isBroad } = ranks[place] ?? ranks[0];
    if (isBroad) {
      const { text, values } = countFound(userId, source, found);
      const [counted] = await query<{ count: number }>(text, values);
      if ((counted?.count ?? 0) > mostForBeginning) {
        const whole = foundWhole && (await ask(askIndex(userId, source, ranks, [foundWhole], limit)));
        const all = new Map([...(await look(mostForBeginning)), ...(whole ?? [])].map((row) => [row.id, row]));
        return [...all.values()].sort((a, b) => a.rank - b.rank || b.at.getTime() - a.at.getTime()).slice(0, limit);
      }
    }
    return ask(askIndex(userId, source, ranks, isDecided ? [found] : [found, holds], limit));
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

/** `matching` has the `id`, `at` and `rank` of texts. What is shown of them is read only for the page. */
const shown = ({ columns, joined }: WordSource, limit: string, counts: string) => `page as (
    select * from matching where rank is not null order by rank, at desc, id desc limit ${limit}
  )
  select ${columns}, f.at, f.rank${counts} from page f ${joined} order by f.rank, f.at desc, f.id desc`;

function lookThrough(userId: string, source: WordSource, ranks: Ranks, count: number, limit: number): Statement {
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

type Condition = Rank['found'];
interface Statement {
  text: string;
  values: unknown[];
}

/** How many texts the index finds, counted only up to one more than are read for a beginning. */
function countFound(userId: string, { from, own }: WordSource, found: Condition): Statement {
  const sql = sqlText();
  sql.param(userId);
  const text = `select count(*)::int as count from (
      select 1 from ${from} where ${own} and ${found(sql)} limit ${mostForBeginning + 1}
    ) as found`;
  return { text, values: sql.values };
}

function askIndex(userId: string, source: WordSource, ranks: Ranks, conditions: Condition[], limit: number): Statement {
  const sql = sqlText();
  sql.param(userId);
  const { from, own, id, at } = source;
  const wanted = [own, ...conditions.map((condition) => condition(sql))];
  const text = `with matching as materialized (
      select ${id}, ${at} as at, ${rankOf(sql, ranks)} as rank from ${from} where ${wanted.join(' and ')}
    ), ${shown(source, sql.param(limit), '')}`;
  return { text, values: sql.values };
}
