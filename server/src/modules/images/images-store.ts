import { and, asc, eq, gt, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { readColumns } from '../../db/read-columns.ts';
import { images } from '../../db/schema/cards.ts';

export type ImageRow = typeof images.$inferSelect;

/** What an export file says about a picture. */
const pictureColumns = ['card_id', 'source_url', 'file_key', 'alt', 'width', 'height'] as const;
export type CardPicture = Pick<ImageRow, (typeof pictureColumns)[number]>;

export interface ImagesStore {
  orm: Orm;
  insert(rows: ImageRow[], tx?: Orm): Promise<void>;
  ofCards(cardIds: string[], tx?: Orm): Promise<ImageRow[]>;
  /** The same for very many cards at once. */
  picturesOf(cardIds: string[]): Promise<CardPicture[]>;
  byId(userId: string, id: string, tx?: Orm): Promise<ImageRow | null>;
  setPositions(cardId: string, ids: string[], tx: Orm): Promise<void>;
  /** Moves a row that is on no card to where `row` says; false when there is none. */
  attach(row: ImageRow, tx: Orm): Promise<boolean>;
  /** The changed row, or null. */
  setAlt(userId: string, cardId: string, id: string, alt: string, tx: Orm): Promise<ImageRow | null>;
  /** Removes rows on no card that are older than `before`, or than `madeBefore` when the assistant has made them. */
  removeUnattached(before: Date, madeBefore: Date): Promise<ImageRow[]>;
  /** Removes a row that is on no card, and returns it. */
  removeLoose(userId: string, id: string): Promise<ImageRow[]>;
  /** The removed row, or null; the pictures after it move up. */
  remove(userId: string, cardId: string, id: string, tx: Orm): Promise<ImageRow | null>;
  /** The files of every picture of a user. */
  keysOf(userId: string, tx: Orm): Promise<string[]>;
  /** Which of these files some picture still uses. */
  keysInUse(keys: string[]): Promise<Set<string>>;
}

export function createImagesStore({ orm }: Database): ImagesStore {
  const onCard = (userId: string, cardId: string, id: string) =>
    and(eq(images.id, id), eq(images.card_id, cardId), eq(images.user_id, userId));
  const fileColumns = { file_key: images.file_key, thumbnail_key: images.thumbnail_key, variants: images.variants };
  return {
    orm,
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
    picturesOf: async (cardIds) => {
      const { id, position, card_id, source_url, file_key, alt, width, height } = images;
      const rows = orm
        .select({ card_id, source_url, file_key, alt, width, height })
        .from(images)
        .where(isAnyOf(card_id, cardIds, 'uuid'))
        .orderBy(asc(position), asc(id))
        .as('pictures');
      const read = await readColumns<CardPicture>(orm, rows, pictureColumns);
      return read.card_id.map((of, at) => ({
        card_id: of,
        source_url: read.source_url[at] ?? null,
        file_key: read.file_key[at] ?? null,
        alt: read.alt[at] ?? '',
        width: read.width[at] ?? null,
        height: read.height[at] ?? null,
      }));
    },
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
    attach: async (row, tx) => {
      const { card_id, position } = row;
      const own = and(eq(images.id, row.id), eq(images.user_id, row.user_id), isNull(images.card_id));
      return (await tx.update(images).set({ card_id, position }).where(own).returning({ id: images.id })).length > 0;
    },
    setAlt: async (userId, cardId, id, alt, tx) =>
      (
        await tx
          .update(images)
          .set({ alt })
          .where(onCard(userId, cardId, id))
          .returning()
      )[0] ?? null,
    removeUnattached: async (before, madeBefore) => {
      const made = eq(images.origin, 'assistant');
      const isOld = or(and(made, lt(images.created_at, madeBefore)), and(not(made), lt(images.created_at, before)));
      // A picture that came with a message lives as long as its chat.
      const isInNoChat = sql`not exists (select 1 from chat_files f where f.image_id = ${images.id})`;
      return orm
        .delete(images)
        .where(and(isNull(images.card_id), isOld, isInNoChat))
        .returning();
    },
    removeLoose: async (userId, id) =>
      orm
        .delete(images)
        .where(and(eq(images.id, id), eq(images.user_id, userId), isNull(images.card_id)))
        .returning(),
    async remove(userId, cardId, id, tx) {
      const [row] = await tx
        .delete(images)
        .where(onCard(userId, cardId, id))
        .returning();
      if (row === undefined) return null;
      await tx
        .update(images)
        .set({ position: sql`${images.position} - 1` })
        .where(and(eq(images.card_id, cardId), gt(images.position, row.position)));
      return row;
    },
    keysOf: async (userId, tx) => {
      const rows = await tx.select(fileColumns).from(images).where(eq(images.user_id, userId));
      return [...new Set(rows.flatMap(keysOf))];
    },
    keysInUse: async (keys) => {
      // All files of a picture bear its id, and pictures that share files share all of them.
      const pictures = [...new Set(keys.map(pictureKey))];
      if (pictures.length === 0) return new Set();
      const rows = await orm
        .select({ file_key: images.file_key })
        .from(images)
        .where(isAnyOf(images.file_key, pictures, 'text'));
      const used = new Set(rows.map(({ file_key }) => file_key));
      return new Set(keys.filter((key) => used.has(pictureKey(key))));
    },
  };
}

/** `images/<id>-320.avif` belongs to `images/<id>.webp`. */
const pictureKey = (key: string) => key.replace(/^(images\/[0-9a-f-]{36})(-\w+)?\.\w+$/, '$1.webp');

/** Every file of a picture. */
export const keysOf = ({ file_key, thumbnail_key, variants }: FileKeys): string[] => [
  ...new Set([file_key, thumbnail_key, ...(variants ?? []).map(({ key }) => key)].filter((key) => key !== null)),
];
type FileKeys = Pick<ImageRow, 'file_key' | 'thumbnail_key' | 'variants'>;
