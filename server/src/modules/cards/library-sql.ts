import type { CardMatch, CardSort, ScoreBand } from '@cardwright/contract/library';
import { z } from 'zod';
import type { SqlText } from '../../db/sql-text.ts';
import { cursorInteger, cursorTime } from '../../http/keyset.ts';
import { firstOf } from './clip-listing.ts';

/** The library's cards as `c` with their words and flags as `s`. Deleted cards are in no list. */
export const libraryFrom = 'cards c left join card_search s on s.card_id = c.id';

const bands: Record<ScoreBand, string> = {
  none: 'c.score is null',
  low: 'c.score < 60',
  middle: 'c.score >= 60 and c.score < 80',
  high: 'c.score >= 80',
};

/** The conditions of a match's filters; its words are handled elsewhere. */
export function filters({ param }: SqlText, match: CardMatch): string[] {
  const conditions: string[] = [];
  if (match.status !== undefined) conditions.push(`c.status = ${param(match.status)}`);
  if (match.marketplace !== undefined) conditions.push(`c.marketplace = ${param(match.marketplace)}`);
  if (match.score !== undefined) conditions.push(bands[match.score]);
  if (match.published !== undefined) conditions.push('exists (select 1 from cases k where k.card_id = c.id)');
  if (match.flagged !== undefined) conditions.push('s.flag_count > 0');
  return conditions;
}

export const ownCards = ({ param }: SqlText, userId: string): string[] => [
  `c.user_id = ${param(userId)}`,
  'c.deleted_at is null',
];

export interface SortableCard {
  id: string;
  title: string;
  score: number | null;
  updated_at: Date;
}

interface Sort {
  column: string;
  cast: string;
  descending: boolean;
  valueOf(row: SortableCard): string | number;
}
const byUpdate = {
  column: 'c.updated_at',
  cast: 'timestamptz',
  valueOf: (row: SortableCard) => row.updated_at.toISOString(),
};
/** How much of a title the index holds, in code points. */
const sortedTitle = 500;
const byTitle = {
  column: `left(c.title, ${sortedTitle})`,
  cast: 'text',
  valueOf: (row: SortableCard) => firstOf(row.title, sortedTitle),
};
/** A card without a score sorts below every score. */
const byScore = { column: 'coalesce(c.score, -1)', cast: 'integer', valueOf: (row: SortableCard) => row.score ?? -1 };

export const librarySorts: Record<CardSort, Sort> = {
  updated_at: { ...byUpdate, descending: false },
  '-updated_at': { ...byUpdate, descending: true },
  title: { ...byTitle, descending: false },
  '-title': { ...byTitle, descending: true },
  score: { ...byScore, descending: false },
  '-score': { ...byScore, descending: true },
};

/** The name of the order, the sort value, the id, and 1 in a list of near matches; a cursor of another order is refused. */
export const libraryCursor = (sort: CardSort) => {
  const value = sort.endsWith('title') ? z.string() : sort.endsWith('score') ? cursorInteger : cursorTime;
  return z.tuple([z.literal(sort), value, z.uuid(), z.literal([0, 1])]);
};

/** The sort value and the id of the last card shown. */
export interface Position {
  value: string | number;
  id: string;
}

/** Cards after the one that a cursor names. */
export function beyond({ param }: SqlText, sort: CardSort, { value, id }: Position): string {
  const { column, cast, descending } = librarySorts[sort];
  return `(${column}, c.id) ${descending ? '<' : '>'} (${param(value)}::${cast}, ${param(id)}::uuid)`;
}

export function orderBy(sort: CardSort): string {
  const { column, descending } = librarySorts[sort];
  const order = descending ? 'desc' : 'asc';
  return `${column} ${order}, c.id ${order}`;
}
