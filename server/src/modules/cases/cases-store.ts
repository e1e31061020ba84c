import { and, count, eq, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
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
  /**
   * Publishes the user's card under `id`, unless it is already published. Returns the id it has then, null for an unknown card,
   * `full` when the user already has `limit` cases (null: any number).
   */
  publish(userId: string, cardId: string, id: string, at: Date, limit: number | null): Promise<string | 'full' | null>;
  /** False when the card is not the user's. A card that is not published stays so. */
  takeBack(userId: string, cardId: string): Promise<boolean>;
  byId(id: string): Promise<CaseRow | null>;
  /** Forgets how often the user's cases were asked. */
  forgetCounts(userId: string, tx: Orm): Promise<void>;
  /** How many cards of the user are public. */
  count(userId: string): Promise<number>;
}

export function createCasesStore({ orm }: Database): CasesStore {
  /** `which`: those that are shown, or also those of deleted cards that may come back. */
  const countOf = async (tx: Orm, userId: string, which: 'shown' | 'all' = 'shown'): Promise<number> => {
    const [row] = await tx
      .select({ count: count() })
      .from(cases)
      .innerJoin(cards, eq(cards.id, cases.card_id))
      .where(and(eq(cards.user_id, userId), which === 'shown' ? isKept : undefined));
    return row?.count ?? 0;
  };
  /** Makes room for one more: a deleted card loses its place, and is not a case any more when it comes back. */
  const makeRoom = async (tx: Orm, userId: string, limit: number): Promise<boolean> => {
    if ((await countOf(tx, userId)) >= limit) return false;
    if ((await countOf(tx, userId, 'all')) < limit) return true;
    await tx.execute(sql`delete from cases using cards
      where cards.id = cases.card_id and cards.user_id = ${userId} and cards.deleted_at is not null`);
    // A card that was brought back at this moment has kept its place.
    return (await countOf(tx, userId, 'all')) < limit;
  };
  return {
    async forgetCounts(userId, tx) {
      await tx.execute(sql`delete from case_messages where counted in (
        select 'case ' || cases.id from cases join cards on cards.id = cases.card_id where cards.user_id = ${userId})`);
    },
    publish: (userId, cardId, id, at, limit) =>
      orm.transaction(async (tx) => {
        // Two requests of one user count one after the other.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cases'), hashtext(${userId}))`);
        const own = and(eq(cards.id, cardId), eq(cards.user_id, userId), isKept);
        const [card] = await tx
          .select({ case_id: cases.id })
          .from(cards)
          .leftJoin(cases, eq(cases.card_id, cards.id))
          .where(own);
        if (card === undefined) return null;
        if (card.case_id !== null) return card.case_id;
        if (limit !== null && !(await makeRoom(tx, userId, limit))) return 'full';
        await tx.insert(cases).values({ id, card_id: cardId, published_at: at });
        return id;
      }),
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
    count: (userId) => countOf(orm, userId),
  };
}
