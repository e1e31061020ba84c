import type { CardsQuery } from '@cardwright/contract/cards';
import type { Page } from '@cardwright/contract/common';
import type { CardMatch } from '@cardwright/contract/library';
import type { Listing } from '@cardwright/listing/listing';
import type { Database } from '../../db/database.ts';
import { type CardPart, cardParts } from './card-parts.ts';
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

/** What a card is chosen by besides its title, score and price. */
export type StateOfCard = {
  id: string;
  brand: string | null;
  availability: Listing['availability'];
  lacks: CardPart[];
};

const isEmpty = (list: string) => `jsonb_array_length(v.listing -> '${list}') = 0`;
const isBlank = (text: string) => `coalesce(btrim(v.listing ->> '${text}'), '') = ''`;
const lacking: Record<CardPart, string> = {
  description: isBlank('description'),
  bullets: isEmpty('bullets'),
  specifications: isEmpty('specifications'),
  keywords: isEmpty('keywords'),
  images: 'not exists (select from images i where i.card_id = c.id)',
  price: isBlank('price'),
  brand: isBlank('brand'),
};
const lacks = cardParts.map((part) => `case when ${lacking[part]} then '${part}' end`).join(', ');

/** Brand, availability and what is missing of a seller's cards in one statement, in no order. */
export const statesOfCards = (database: Database, userId: string, ids: string[]): Promise<StateOfCard[]> =>
  database.query<StateOfCard>(
    `select c.id, v.listing ->> 'brand' as brand, v.listing ->> 'availability' as availability,
            array_remove(array[${lacks}], null) as lacks
     from cards c join card_versions v on v.id = c.current_version_id
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
