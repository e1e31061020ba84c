import type { CardImage } from '@cardwright/contract/cards';
import type { ListingImage } from '@cardwright/listing/listing';
import type { Orm } from '../../db/database.ts';
import { forgetRemoved, rememberToRemove } from '../../db/files-to-remove.ts';
import type { NewId } from '../../db/ids.ts';
import { storable } from '../../db/storable-text.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { FileStore } from '../../outside/file-store/file-store.ts';
import type { SignedAddresses } from '../../outside/file-store/signed-addresses.ts';
import type { PageFetcher } from '../../outside/page-fetcher/page-fetcher.ts';
import type { AccountEraser } from '../users/account-eraser.ts';
import { eachInParallel } from './each-in-parallel.ts';
import { type CardPicture, type ImageRow, type ImagesStore, keysOf } from './images-store.ts';
import { createImageWriter } from './stored-image.ts';

export interface ImagesService {
  /**
   * Downloads, measures and keeps the pictures of a page: the first ones, at most 12. One that cannot be loaded stays as its
   * address without sizes; that never fails an import. The rows are left for the caller to store.
   */
  download(
    userId: string,
    cardId: string,
    pictures: { url: string; alt: string }[],
    signal: AbortSignal,
  ): Promise<ImageRow[]>;
  /** Measures and keeps given bytes; the row is not stored yet. @throws ProblemError as `measureImage` */
  keep(userId: string, cardId: string | null, picture: { bytes: Uint8Array; alt: string }): Promise<ImageRow>;
  /** Keeps a picture that is on no card yet. One that never comes onto a card is removed after a week. */
  upload(userId: string, picture: { bytes: Uint8Array; alt: string }): Promise<ImageRow>;
  /** Keeps a picture that the assistant has made, on no card yet; the row is not stored. @throws ProblemError as `measureImage` */
  keepMade(userId: string, picture: { bytes: Uint8Array; alt: string }): Promise<ImageRow>;
  /** A picture of the user's. @throws ProblemError `not_found` */
  ofUser(userId: string, imageId: string): Promise<ImageRow>;
  /** The file of a picture, from its address when it could not be kept. @throws ProblemError `unavailable` */
  read(row: ImageRow, signal: AbortSignal): Promise<Uint8Array>;
  /** Removes a picture of the user's that is on no card; one that is stays. */
  removeLoose(userId: string, imageId: string): Promise<void>;
  /** Puts a kept picture at the end of the card. @throws ProblemError `invalid_request` when the card is full */
  append(row: ImageRow, cardId: string, tx: Orm): Promise<ImageRow>;
  insert(rows: ImageRow[], tx: Orm): Promise<void>;
  ofCards(cardIds: string[], tx?: Orm): Promise<Map<string, ImageRow[]>>;
  /** For each of these cards, what export files show of its pictures, in their order. */
  picturesOf(cardIds: string[]): Promise<Map<string, CardPicture[]>>;
  /** The address of the thumbnail of a picture that `firstPictureOf` has read. */
  thumbnailOf(picture: FirstPicture): string;
  /**
   * Puts one of the seller's pictures at the end of a card; if another card has it, both share it. A card that already has the
   * picture keeps it where it is.
   */
  addToCard(userId: string, cardId: string, imageId: string, tx: Orm): Promise<ImageRow>;
  /** @throws ProblemError `invalid_request` unless `ids` are exactly the card's pictures */
  reorder(cardId: string, ids: string[], tx: Orm): Promise<void>;
  setAlt(userId: string, cardId: string, imageId: string, alt: string, tx: Orm): Promise<ImageRow>;
  remove(userId: string, cardId: string, imageId: string, tx: Orm): Promise<ImageRow>;
  /** Deletes the files of pictures that are gone, unless another picture shares them. */
  removeFiles(rows: ImageRow[]): Promise<void>;
  /** Which of these files some picture uses. */
  keysInUse(keys: string[]): Promise<Set<string>>;
  /** Removes pictures that have been on no card for a week, or for 30 days when the assistant has made them. */
  removeUnattached(): Promise<void>;
  /** How pictures take part in the deletion of an account. */
  eraser: AccountEraser;
  view(row: ImageRow): CardImage;
  /** For export files: the shop's own address, which stays, or one of ours that lives 7 days. */
  exportPath(picture: Pick<ImageRow, 'source_url' | 'file_key'>): string;
}

/** The key of its thumbnail, and the shop's address of it. */
export type FirstPicture = [string | null, string | null];

/** SQL: the first picture of a card, or null, so that a list of cards is one statement. */
export const firstPictureOf = (cardId: string): string =>
  `(select array[i.thumbnail_key, i.source_url] from images i where i.card_id = ${cardId} order by i.position, i.id limit 1)`;

export interface ImagesServiceDeps {
  store: ImagesStore;
  files: FileStore;
  addresses: SignedAddresses;
  fetcher: PageFetcher;
  clock: Clock;
  newId: NewId;
}

const maxPictures = 12;
const parallelDownloads = 4;
/** For all pictures of one import together; milliseconds. */
const downloadBudget = 20_000;
const exportLife = 7 * 24 * 3_600_000;
const rowMustBeThere = 24 * 3_600_000;
const unattachedLife = 7 * 24 * 3_600_000;
const unattachedMadeLife = 30 * 24 * 3_600_000;
/** Far above what any marketplace shows; it keeps a card from being used as a disk. */
const maxOfCard = 100;

export function createImagesService(deps: ImagesServiceDeps): ImagesService {
  const { store, files, addresses, fetcher, clock, newId } = deps;

  const emptyRow = (user_id: string, card_id: string | null, position: number, alt: string): ImageRow => ({
    id: newId(),
    user_id,
    card_id,
    position,
    origin: 'import',
    source_url: null,
    file_key: null,
    thumbnail_key: null,
    content_type: null,
    format: null,
    width: null,
    height: null,
    bytes: null,
    white_share: null,
    content_hash: null,
    look: null,
    variants: null,
    alt: storable(alt).slice(0, 1_000),
    created_at: clock.now(),
  });

  // If this process ended between writing files and writing their row, the files would be nobody's. So their removal is written
  // down first, and that note is deleted in the transaction that keeps the row.
  const write = createImageWriter(files, (keys) => rememberToRemove(store.orm, keys, pastLife(-rowMustBeThere)));
  const insert = async (rows: ImageRow[], tx: Orm) => {
    await store.insert(rows, tx);
    const keys = rows.flatMap(keysOf);
    if (keys.length > 0) await forgetRemoved(tx, keys);
  };
  const stored = async (row: ImageRow, bytes: Uint8Array): Promise<ImageRow> => ({
    ...row,
    ...(await write(row.id, bytes)),
  });

  const append = async (row: ImageRow, cardId: string, tx: Orm): Promise<ImageRow> => {
    const present = await store.ofCards([cardId], tx);
    if (present.length >= maxOfCard)
      throw new ProblemError('invalid_request', `A card holds at most ${maxOfCard} images. Delete one first.`);
    const last = { ...row, card_id: cardId, position: Math.max(-1, ...present.map(({ position }) => position)) + 1 };
    // A picture that was on no card comes onto this one; any other is copied.
    if (row.card_id === null && (await store.attach(last, tx))) return last;
    await insert([last], tx);
    return last;
  };
  const removeFiles = async (rows: ImageRow[]) => {
    const keys = rows.flatMap(keysOf);
    const used = await store.keysInUse(keys);
    await files.remove(keys.filter((key) => !used.has(key)));
    if (keys.length > 0) await forgetRemoved(store.orm, keys);
  };
  const pastLife = (lifeMs: number) => new Date(clock.now().getTime() - lifeMs);
  const urlOf = (key: string | null, row: Pick<ImageRow, 'source_url'>) =>
    key === null ? (row.source_url ?? '') : addresses.ofImage(key);

  return {
    async download(userId, cardId, pictures, signal) {
      const budget = AbortSignal.any([signal, AbortSignal.timeout(downloadBudget)]);
      return eachInParallel(pictures.slice(0, maxPictures), parallelDownloads, async ({ url, alt }, position) => {
        const row = { ...emptyRow(userId, cardId, position, alt), source_url: url.slice(0, 4_000) };
        try {
          budget.throwIfAborted();
          return await stored(row, (await fetcher.fetchImage(url, budget)).bytes);
        } catch {
          return row;
        }
      });
    },
    keep: (userId, cardId, { bytes, alt }) => stored({ ...emptyRow(userId, cardId, 0, alt), origin: 'upload' }, bytes),
    keepMade: (userId, { bytes, alt }) => stored({ ...emptyRow(userId, null, 0, alt), origin: 'assistant' }, bytes),
    async ofUser(userId, imageId) {
      const row = await store.byId(userId, imageId);
      if (row === null) throw notFound('Image');
      return row;
    },
    async read({ file_key, source_url }, signal) {
      const unreadable = (cause?: unknown) =>
        new ProblemError('unavailable', 'This image cannot be read right now. Please try again, or use another one.', {
          cause,
        });
      if (file_key !== null) return files.get(file_key).catch((error) => Promise.reject(unreadable(error)));
      if (source_url === null) throw unreadable();
      const fetched = await fetcher.fetchImage(source_url, signal).catch((error) => Promise.reject(unreadable(error)));
      return fetched.bytes;
    },
    async removeLoose(userId, imageId) {
      await removeFiles(await store.removeLoose(userId, imageId));
    },
    async upload(userId, { bytes, alt }) {
      const row = await stored({ ...emptyRow(userId, null, 0, alt), origin: 'upload' }, bytes);
      try {
        await store.orm.transaction((tx) => insert([row], tx));
      } catch (error) {
        await removeFiles([row]);
        throw error;
      }
      return row;
    },
    append,
    insert,
    ofCards: async (cardIds, tx) => byCard(cardIds, await store.ofCards(cardIds, tx)),
    picturesOf: async (cardIds) => byCard(cardIds, await store.picturesOf(cardIds)),
    thumbnailOf: ([thumbnailKey, source_url]) => urlOf(thumbnailKey, { source_url }),
    async addToCard(userId, cardId, imageId, tx) {
      const row = await store.byId(userId, imageId, tx);
      if (row === null) throw notFound('Image');
      if (row.card_id === cardId) return row;
      if (row.card_id === null) return append(row, cardId, tx);
      const shared = (await store.ofCards([cardId], tx)).find(
        ({ file_key }) => file_key !== null && file_key === row.file_key,
      );
      if (shared !== undefined) return shared;
      return append({ ...row, id: newId(), created_at: clock.now() }, cardId, tx);
    },
    async reorder(cardId, ids, tx) {
      const present = new Set((await store.ofCards([cardId], tx)).map(({ id }) => id));
      if (ids.length !== present.size || new Set(ids).size !== ids.length || !ids.every((id) => present.has(id)))
        throw new ProblemError(
          'invalid_request',
          "Please send all of the card's images, each once, in their new order.",
          {
            errors: [{ path: 'image_ids', message: "Must name each of the card's images once" }],
          },
        );
      await store.setPositions(cardId, ids, tx);
    },
    async setAlt(userId, cardId, imageId, alt, tx) {
      const row = await store.setAlt(userId, cardId, imageId, storable(alt).trim(), tx);
      if (row === null) throw notFound('Image');
      return row;
    },
    async remove(userId, cardId, imageId, tx) {
      const row = await store.remove(userId, cardId, imageId, tx);
      if (row === null) throw notFound('Image');
      // In case this process ends before the files are removed.
      await rememberToRemove(tx, keysOf(row), clock.now());
      return row;
    },
    removeFiles,
    keysInUse: (keys) => store.keysInUse(keys),
    async removeUnattached() {
      await removeFiles(await store.removeUnattached(pastLife(unattachedLife), pastLife(unattachedMadeLife)));
    },
    eraser: { erase: (userId, tx) => store.keysOf(userId, tx) },
    exportPath: (row) => {
      if (row.source_url !== null || row.file_key === null) return row.source_url ?? '';
      return addresses.ofDownload(row.file_key, '', pastLife(-exportLife));
    },
    view: (row) => ({
      id: row.id,
      url: urlOf(row.file_key, row),
      thumbnail_url: urlOf(row.thumbnail_key, row),
      variants: (row.variants ?? []).map(({ key, ...variant }) => ({ ...variant, url: addresses.ofImage(key) })),
      width: row.width,
      height: row.height,
      content_type: row.content_type,
      bytes: row.bytes,
      alt: row.alt,
      origin: row.origin,
      position: row.position,
      measures: { format: row.format, white_share: row.white_share, content_hash: row.content_hash },
    }),
  };
}

/** A picture as the listing engine judges it. */
export const listingImageOf = (row: ImageRow): ListingImage & { look: string | null } => ({
  url: row.source_url ?? row.id,
  alt: row.alt,
  width: row.width,
  height: row.height,
  format: row.format,
  bytes: row.bytes,
  white_share: row.white_share,
  content_hash: row.content_hash,
  look: row.look,
});

function byCard<T extends { card_id: string | null }>(cardIds: string[], rows: T[]): Map<string, T[]> {
  const found = new Map<string, T[]>(cardIds.map((id) => [id, []]));
  for (const row of rows) if (row.card_id !== null) found.get(row.card_id)?.push(row);
  return found;
}
