import type { CardsQuery } from '@cardwright/contract/cards';
import type { Page } from '@cardwright/contract/common';
import type { CardMatch } from '@cardwright/contract/library';
import type { Listing } from '@cardwright/listing/listing';
import type { Database } from '../../db/database.ts';
import type { CardRow, CardsStore } from './cards-store.ts';
import { libraryPage } from './library-list.ts';
import type { SortableCard } from './library-sql.ts';

/** What a card costs now; null when it says none. */
export type PriceOfCard = { id: string; price: Listing['price'] };

/** The prices of a seller's cards in one statement, in no order. */
export const pricesOfCards = (database: Database, userId: string, ids: string[]): Promise<PriceOfCard[]> =>
  database.query<PriceOfCard>(
    `select c.id, v.listing -> 'price' as price from cards c join card_versions v on v.id = c.current_version_id
     where c.user_id = $1 and c.id = any($2::uuid[])`,
    [userId, ids],
  );

/** A card without its listing: what choosing among many is based on. */
export type BriefCard = Pick<CardRow, 'id' | 'title' | 'marketplace' | 'score'> & { updated_at: string };

/** One page of a seller's cards, whole. */
export async function listCards(
  database: Database,
  store: Pick<CardsStore, 'byIds'>,
  userId: string,
  query: CardsQuery,
): Promise<Page<CardRow>> {
  const { rows, next_cursor } = await libraryPage(database, userId, query, 'c.id, c.title, c.score, c.updated_at');
  const ids = rows.map(({ id }) => id);
  const byId = new Map((await store.byIds(userId, ids)).map((row) => [row.id, row]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), next_cursor };
}

/** What a list for choosing among many can be narrowed by, besides the usual. */
export type BriefQuery = CardsQuery & Pick<CardMatch, 'published'>;

/** One page of a seller's cards in one statement, whatever its size. */
export async function listCardsBriefly(
  database: Database,
  userId: string,
  query: BriefQuery,
): Promise<Page<BriefCard>> {
  const { rows, next_cursor } = await libraryPage<SortableCard & Pick<CardRow, 'marketplace'>>(
    database,
    userId,
    query,
    'c.id, c.title, c.marketplace, c.score, c.updated_at',
  );
  return { items: rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })), next_cursor };
}
