import { and, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { cards, cardVersions } from '../../db/schema/cards.ts';
import { isKept } from '../../db/schema/kept-cards.ts';

export type ExportCardRow = Awaited<ReturnType<ExportCardsStore['read']>>[number];
export type ExportCardsStore = ReturnType<typeof createExportCardsStore>;

const original = alias(cardVersions, 'original');

/** What exports read of cards: no evidence, no flags, and each listing once. */
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
    /** In no particular order. `original` is null where the version is the original itself. */
    read: (userId: string, ids: string[], version: 'original' | 'current') =>
      orm
        .select({
          id: cards.id,
          marketplace: cards.marketplace,
          source_url: cards.source_url,
          score: cards.score,
          updated_at: cards.updated_at,
          current_version_id: cards.current_version_id,
          version_id: cardVersions.id,
          number: cardVersions.number,
          author: cardVersions.author,
          listing: cardVersions.listing,
          original: sql<
            typeof original.$inferSelect.listing | null
          >`case when ${original.id} = ${cardVersions.id} then null else ${original.listing} end`,
        })
        .from(cards)
        .innerJoin(
          cardVersions,
          eq(cardVersions.id, version === 'original' ? cards.original_version_id : cards.current_version_id),
        )
        .innerJoin(original, eq(original.id, cards.original_version_id))
        .where(owned(userId, ids)),
  };
}
