import { marketplaceSchema } from '@cardwright/contract/listings';
import { pickedProducts } from '@cardwright/listing/import-file/picked-products';
import type { Database, Orm } from '../../db/database.ts';
import { rememberToRemove } from '../../db/files-to-remove.ts';
import { storable } from '../../db/storable-text.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { FileStore } from '../../outside/file-store/file-store.ts';
import type { ReadyCards } from '../cards/ready-cards.ts';
import type { CardFilesStore, FileImportItem, FileImportRow } from './card-files-store.ts';
import type { FileReader } from './file-reader.ts';

export interface CardFilesWorkDeps {
  database: Database;
  store: CardFilesStore;
  files: FileStore;
  reader: FileReader;
  cards: ReadyCards;
  clock: Clock;
  onError(error: unknown): void;
}

/** How many cards one transaction makes: after each, it is another seller's turn. */
const cardsAtOnce = 25;
const picturesAtOnce = 4;
const pollMs = 1_000;
/** Longer than reading a file and storing its products takes; for this long a process that died blocks its import. */
const holdMs = 120_000;
const maxAttempts = 3;
const broken = 'The import could not be finished because of an error on our side. Please upload the file again.';

/** Makes the cards of files, a few at a time, and resumes where a process that died has stopped. */
export function createCardFilesWork(deps: CardFilesWorkDeps) {
  const { database, store, files, reader, cards, clock, onError } = deps;
  const stopping = new AbortController();
  let working: Promise<void> | null = null;
  let again = false;
  let stopWatching = () => {};

  const fail = (row: FileImportRow, error_message: string) =>
    store.transaction((tx) =>
      store.advance(tx, row.id, row.status, { status: 'failed', error_message, finished_at: clock.now() }),
    );

  /** From the file to one row for each product. */
  const read = async (row: FileImportRow) => {
    if (row.file_key === null) return fail(row, broken);
    const { columns, skip_rows = [], pick } = row.choices ?? {};
    const all = await reader.rows(await files.get(row.file_key), columns ?? null, skip_rows);
    const rows = pick === undefined ? all : pickedProducts(all, pick);
    await store.insertItems(rows.map((read, place) => itemOf(row.id, place, read)));
    const keys = [row.file_key];
    await store.transaction(async (tx) => {
      await rememberToRemove(tx, keys, clock.now());
      await store.advance(tx, row.id, 'reading', { status: 'creating', file_key: null });
    });
    // If this fails, the maintenance does it.
    await files.remove(keys).catch(onError);
  };

  const make = async (tx: Orm, { user_id, choices }: FileImportRow, item: FileImportItem) => {
    if (item.product === null) return;
    const { listing, source_url, source_text, marketplace } = item.product;
    const own = marketplaceSchema.safeParse(marketplace);
    const card_id = await cards.addReady(tx, user_id, {
      listing,
      source_url,
      source_text,
      marketplace: choices?.marketplace ?? own.data ?? 'generic',
    });
    await store.settle(tx, item, { status: 'created', card_id, product: null });
  };

  const create = async (row: FileImportRow) => {
    try {
      const made = await store.transaction(async (tx) => {
        const items = await store.waiting(tx, row.id, cardsAtOnce);
        for (const item of items) await make(tx, row, item);
        return items.length;
      });
      if (made > 0) return;
    } catch (error) {
      onError(error);
      return createOneByOne(row);
    }
    const next = await nextOf(row.id);
    await store.transaction((tx) => store.advance(tx, row.id, 'creating', next));
  };

  const nextOf = async (id: string): Promise<Partial<FileImportRow>> =>
    (await store.withPictures(id, 1)).length > 0
      ? { status: 'pictures' }
      : { status: 'done', finished_at: clock.now() };

  /** One product that cannot be stored must not keep the others waiting for ever. */
  const createOneByOne = async (row: FileImportRow) => {
    for (let left = cardsAtOnce; left > 0; left -= 1) {
      let taken: FileImportItem | undefined;
      try {
        await store.transaction(async (tx) => {
          [taken] = await store.waiting(tx, row.id, 1);
          if (taken !== undefined) await make(tx, row, taken);
        });
      } catch (error) {
        if (taken === undefined) throw error;
        const item = taken;
        const message = 'This row could not be kept because of an error on our side.';
        await store.transaction((tx) =>
          store.settle(tx, item, { status: 'failed', message, product: null, pictures: null }),
        );
      }
      if (taken === undefined) return;
    }
  };

  const load = async (row: FileImportRow) => {
    const items = await store.withPictures(row.id, picturesAtOnce);
    if (items.length === 0)
      return store.transaction((tx) =>
        store.advance(tx, row.id, 'pictures', { status: 'done', finished_at: clock.now() }),
      );
    const { signal } = stopping;
    await Promise.all(
      items.map((item) =>
        cards.loadPictures(row.user_id, item.card_id ?? '', item.pictures ?? [], {
          signal,
          settle: (tx) => store.takePictures(tx, item),
        }),
      ),
    );
  };

  const steps = { reading: read, creating: create, pictures: load };

  /** One step of one import; false when nothing waits. */
  const step = async (): Promise<boolean> => {
    const row = await store.claim(holdMs);
    if (row === null) return false;
    let wentOn = false;
    try {
      if (row.status !== 'reading' && row.status !== 'creating' && row.status !== 'pictures') return true;
      await steps[row.status](row);
      wentOn = true;
    } catch (error) {
      if (stopping.signal.aborted) return false;
      if (error instanceof ProblemError) await fail(row, error.detail);
      else {
        onError(error);
        if (row.attempts >= maxAttempts) await fail(row, broken);
      }
    } finally {
      await store.release(row.id, wentOn);
    }
    return true;
  };

  const workOff = async () => {
    do {
      again = false;
      while (!stopping.signal.aborted && (await step())) {
        // Requests and timers get their turn between the steps.
        await new Promise((resolve) => setImmediate(resolve));
      }
    } while (again && !stopping.signal.aborted);
  };
  /** Works through what waits. Resolves when nothing waits any more. */
  const work = (): Promise<void> => {
    again = true;
    working ??= workOff().finally(() => {
      working = null;
    });
    return working;
  };
  const kick = () => void work().catch(onError);
  return {
    work,
    kick,
    async begin() {
      if (database.kind === 'pglite') await store.releaseAll();
      stopWatching = database.watch(store.waits, pollMs, kick);
      kick();
    },
    async close() {
      stopping.abort();
      stopWatching();
      await working?.catch(onError);
      await reader.close();
    },
  };
}

const mostTitleCharacters = 300;

function itemOf(
  import_id: string,
  place: number,
  read: Awaited<ReturnType<FileReader['rows']>>[number],
): FileImportItem {
  const { images = [], ...product } = read.product ?? {};
  const isProduct = read.product !== null;
  return {
    import_id,
    place,
    row_numbers: read.rows,
    title: storable(read.name.slice(0, mostTitleCharacters)),
    product: isProduct ? storable(product as FileImportItem['product']) : null,
    pictures: isProduct && images.length > 0 ? storable(images) : null,
    status: isProduct ? 'waiting' : 'failed',
    card_id: null,
    message: read.message === null ? null : storable(read.message),
  };
}
