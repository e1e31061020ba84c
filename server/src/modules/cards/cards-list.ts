import type { CardsQuery } from '@cardwright/contract/cards';
import type { Page } from '@cardwright/contract/common';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { cards, cardVersions } from '../../db/schema/cards.ts';
import { cursorInteger, cursorTime, decodeCursor, encodeCursor, pageOfRows } from '../../http/keyset.ts';
import type { CardRow } from './cards-store.ts';

interface Sort {
  column: SQL;
  cast: SQL;
  descending: boolean;
  valueOf(row: CardRow): string | number;
}

const byUpdate = { column: sql`${cards.updated_at}`, cast: sql`timestamptz` };
const byTitle = { column: sql`${cards.title}`, cast: sql`text` };
/** A card without a score sorts below every score. */
const byScore = { column: sql`coalesce(${cards.score}, -1)`, cast: sql`integer` };

const sorts: Record<CardsQuery['sort'], Sort> = {
  updated_at: { ...byUpdate, descending: false, valueOf: (row) => row.updated_at.toISOString() },
  '-updated_at': { ...byUpdate, descending: true, valueOf: (row) => row.updated_at.toISOString() },
  title: { ...byTitle, descending: false, valueOf: (row) => row.title },
  '-title': { ...byTitle, descending: true, valueOf: (row) => row.title },
  score: { ...byScore, descending: false, valueOf: (row) => row.score ?? -1 },
  '-score': { ...byScore, descending: true, valueOf: (row) => row.score ?? -1 },
};

/** The name of the order, the sort value and the id; a cursor of another order is refused. */
const cursorShape = (sort: CardsQuery['sort']) => {
  const value = sort.endsWith('title') ? z.string() : sort.endsWith('score') ? cursorInteger : cursorTime;
  return z.tuple([z.literal(sort), value, z.uuid()]);
};

/** One page of a seller's cards. The cursor holds the sort value and the id of the last card shown. */
export async function listCards({ orm }: Database, userId: string, query: CardsQuery): Promise<Page<CardRow>> {
  const sort = sorts[query.sort];
  const conditions = [sql`${cards.user_id} = ${userId}`];
  if (query.status !== undefined) conditions.push(sql`${cards.status} = ${query.status}`);
  if (query.marketplace !== undefined) conditions.push(sql`${cards.marketplace} = ${query.marketplace}`);
  for (const word of (query.query ?? '').split(/\s+/).filter((part) => part !== '')) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(sql`(${cards.title} ilike ${pattern} or exists (
      select 1 from ${cardVersions} v where v.id = ${cards.current_version_id} and v.listing->>'brand' ilike ${pattern}))`);
  }
  if (query.cursor !== undefined) {
    const [, value, id] = decodeCursor(query.cursor, cursorShape(query.sort));
    const beyond = sort.descending ? sql`<` : sql`>`;
    conditions.push(sql`(${sort.column}, ${cards.id}) ${beyond} (${value}::${sort.cast}, ${id}::uuid)`);
  }
  const order = sort.descending ? sql`desc` : sql`asc`;
  const rows = await orm
    .select()
    .from(cards)
    .where(sql.join(conditions, sql` and `))
    .orderBy(sql`${sort.column} ${order}, ${cards.id} ${order}`)
    .limit(query.limit + 1);
  return pageOfRows(rows, query.limit, (row) => encodeCursor([query.sort, sort.valueOf(row), row.id]));
}
