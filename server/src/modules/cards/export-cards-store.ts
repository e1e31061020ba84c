import type { Marketplace } from '@cardwright/contract/listings';
import type { Listing } from '@cardwright/listing/listing';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { type ColumnsOf, readColumns } from '../../db/read-columns.ts';
import { cards, cardVersions } from '../../db/schema/cards.ts';
import { isKept } from '../../db/schema/kept-cards.ts';

export interface ExportCardRow {
  id: string;
  marketplace: Marketplace;
  source_url: string | null;
  /** Null unless the version is the current one, because the score is about that one. */
  score: number | null;
  /** ISO, in the database's time zone. */
  updated_at: string;
  number: number;
  author: typeof cardVersions.$inferSelect.author;
  listing: Listing;
  /** Null where the version is the original itself. */
  original: Listing | null;
}
export type ExportCardsStore = ReturnType<typeof createExportCardsStore>;

const original = alias(cardVersions, 'original');

/** What exports read from cards: no evidence, no flags, and each listing once. */
export function createExportCardsStore({ orm }: Database) {
  const owned = (userId: string, ids: string[]) =>
    and(eq(cards.user_id, userId), isAnyOf(cards.id, ids, 'uuid'), isKept);
  return {
    count: async (userId: string, ids: string[]): Promise<number> => {
      const [row] = await orm.select({ count: count() }).from(cards).where(owned(userId, ids));
      return row?.count ?? 0;
    },
    titles: async (userId: string, ids: string[]): Promise<Map<string, string>> => {
      const rows = await orm.select({ id: cards.id, title: cards.title }).from(cards).where(owned(userId, ids));
      return new Map(rows.map(({ id, title }) => [id, title]));
    },
    titlesWithoutPage: async (userId: string, ids: string[]): Promise<string[]> => {
      const unread = and(owned(userId, ids), isNull(cards.source_url));
      return (await orm.select({ title: cards.title }).from(cards).where(unread)).map(({ title }) => title);
    },
    /** In no particular order. */
    read: (userId: string, ids: string[], version: 'original' | 'current'): Promise<ColumnsOf<ExportCardRow>> => {
      const columns = {
        id: cards.id,
        marketplace: cards.marketplace,
        source_url: cards.source_url,
        score: sql`case when ${cardVersions.id} = ${cards.current_version_id} then ${cards.score} end`.as('score'),
        updated_at: cards.updated_at,
        number: cardVersions.number,
        author: cardVersions.author,
        listing: cardVersions.listing,
        original: sql`${original.listing}`.as('original'),
      } satisfies Record<keyof ExportCardRow, unknown>;
      const rows = orm
        .select(columns)
        .from(cards)
        .innerJoin(
          cardVersions,
          eq(cardVersions.id, version === 'original' ? cards.original_version_id : cards.current_version_id),
        )
        .leftJoin(original, eq(original.id, sql`nullif(${cards.original_version_id}, ${cardVersions.id})`))
        .where(owned(userId, ids))
        .as('asked');
      return readColumns<ExportCardRow>(orm, rows, Object.keys(columns) as (keyof ExportCardRow)[]);
    },
  };
}
