import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cards } from '../../db/schema/cards.ts';
import { cases } from '../../db/schema/cases.ts';
import { isKept } from '../../db/schema/kept-cards.ts';

/** A case and whose card it shows. */
export interface CaseRow {
  id: string;
  card_id: string;
  user_id: string;
  published_at: Date;
}

export interface CasesStore {
  /** Publishes the user's card under `id`, unless it is published already; the id it has then, null for an unknown card. */
  publish(userId: string, cardId: string, id: string, at: Date): Promise<string | null>;
  /** False when the card is not the user's. A card that is not published stays so. */
  takeBack(userId: string, cardId: string): Promise<boolean>;
  byId(id: string): Promise<CaseRow | null>;
  /** How many cards of the user are public. */
  count(userId: string): Promise<number>;
}

export function createCasesStore({ orm, query }: Database): CasesStore {
  return {
    publish: async (userId, cardId, id, at) => {
      const [row] = await query<{ id: string }>(
        `insert into cases (id, card_id, published_at)
           select $1::uuid, c.id, $2::timestamptz from cards c where c.id = $3 and c.user_id = $4 and c.deleted_at is null
         on conflict (card_id) do update set card_id = excluded.card_id
         returning id`,
        [id, at, cardId, userId],
      );
      return row?.id ?? null;
    },
    takeBack: (userId, cardId) =>
      orm.transaction(async (tx) => {
        const own = and(eq(cards.id, cardId), eq(cards.user_id, userId), isKept);
        const [card] = await tx.select({ id: cards.id }).from(cards).where(own);
        if (card === undefined) return false;
        await tx.delete(cases).where(sql`${cases.card_id} in (select ${cards.id} from ${cards} where ${own})`);
        return true;
      }),
    byId: async (id) => {
      const [row] = await orm
        .select({
          id: cases.id,
          card_id: cases.card_id,
          user_id: cards.user_id,
          published_at: cases.published_at,
        })
        .from(cases)
        .innerJoin(cards, eq(cards.id, cases.card_id))
        .where(and(eq(cases.id, id), isKept));
      return row ?? null;
    },
    count: async (userId) => {
      const [row] = await orm
        .select({ count: count() })
        .from(cases)
        .innerJoin(cards, eq(cards.id, cases.card_id))
        .where(and(eq(cards.user_id, userId), isKept));
      return row?.count ?? 0;
    },
  };
}
