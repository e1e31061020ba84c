import { and, asc, eq, or } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { images } from '../../db/schema/cards.ts';

export type ImageRow = typeof images.$inferSelect;

export interface ImagesStore {
  insert(rows: ImageRow[], tx?: Orm): Promise<void>;
  ofCards(cardIds: string[], tx?: Orm): Promise<ImageRow[]>;
  /** Of each of these cards the picture that stands first. */
  firstOfCards(cardIds: string[]): Promise<ImageRow[]>;
  byId(userId: string, id: string, tx?: Orm): Promise<ImageRow | null>;
  setPositions(cardId: string, ids: string[], tx: Orm): Promise<void>;
  /** The removed row, or null. */
  remove(userId: string, cardId: string, id: string, tx: Orm): Promise<ImageRow | null>;
  /** The files of every picture of a user. */
  keysOf(userId: string, tx: Orm): Promise<string[]>;
  /** Which of these files some picture still uses. */
  keysInUse(keys: string[]): Promise<Set<string>>;
}

export function createImagesStore({ orm }: Database): ImagesStore {
  return {
    insert: async (rows, tx = orm) => {
      if (rows.length > 0) await tx.insert(images).values(rows);
    },
    ofCards: async (cardIds, tx = orm) =>
      cardIds.length === 0
        ? []
        : tx
            .select()
            .from(images)
            .where(isAnyOf(images.card_id, cardIds, 'uuid'))
            .orderBy(asc(images.position), asc(images.id)),
    firstOfCards: async (cardIds) =>
      cardIds.length === 0
        ? []
        : orm
            .selectDistinctOn([images.card_id])
            .from(images)
            .where(isAnyOf(images.card_id, cardIds, 'uuid'))
            .orderBy(asc(images.card_id), asc(images.position), asc(images.id)),
    byId: async (userId, id, tx = orm) =>
      (
        await tx
          .select()
          .from(images)
          .where(and(eq(images.id, id), eq(images.user_id, userId)))
      )[0] ?? null,
    setPositions: async (cardId, ids, tx) => {
      for (const [position, id] of ids.entries())
        await tx
          .update(images)
          .set({ position })
          .where(and(eq(images.id, id), eq(images.card_id, cardId)));
    },
    remove: async (userId, cardId, id, tx) =>
      (
        await tx
          .delete(images)
          .where(and(eq(images.id, id), eq(images.card_id, cardId), eq(images.user_id, userId)))
          .returning()
      )[0] ?? null,
    keysOf: async (userId, tx) => {
      const rows = await tx
        .selectDistinct({ file: images.file_key, thumbnail: images.thumbnail_key })
        .from(images)
        .where(eq(images.user_id, userId));
      return rows.flatMap(({ file, thumbnail }) => [file, thumbnail]).filter((key) => key !== null);
    },
    keysInUse: async (keys) => {
      if (keys.length === 0) return new Set();
      const rows = await orm
        .select({ file: images.file_key, thumbnail: images.thumbnail_key })
        .from(images)
        .where(or(isAnyOf(images.file_key, keys, 'text'), isAnyOf(images.thumbnail_key, keys, 'text')));
      return new Set(rows.flatMap(({ file, thumbnail }) => [file, thumbnail]).filter((key) => key !== null));
    },
  };
}
