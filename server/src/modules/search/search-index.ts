import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { createSearchIndexStore } from './search-index-store.ts';

export interface SearchIndexDeps {
  database: Pick<Database, 'kind' | 'queryKept' | 'watch'>;
  onError(error: unknown): void;
  /** Milliseconds between checks for changes. */
  poll_ms?: number;
}

/** Keeps the words of chats, messages and files up to date, outside the turns that write them. */
export interface SearchIndex {
  /** Indexes the newest changes of one seller: a search that follows misses none of them. */
  catchUp(userId: string): Promise<void>;
  /** Indexes all that waits. */
  work(): Promise<void>;
  /** Forgets words that only deleted chats held. */
  prune(): Promise<void>;
  begin(): void;
  close(): Promise<void>;
}

const defaultPollMs = 1_000;
/** An embedded database serves nobody else while it indexes: few texts at a time, and a pause after them. */
const sizes = { pglite: { batch: 5, pause: 20 }, postgres: { batch: 50, pause: 0 } };
/** How many texts a search indexes first; after an upgrade of a large database, older ones are left to the background. */
const textsBeforeSearch = 200;
const wordsAtOnce = 500;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
/** Whether the text itself is the reason, so that trying again would not help. */
const isOfText = (error: unknown): boolean => /^(?:22|54)/.test(codeOf(error));
/** The account was deleted meanwhile, with all that waits. */
const isOfNobody = (error: unknown): boolean => codeOf(error) === '23503';

export function createSearchIndex({ database, onError, poll_ms = defaultPollMs }: SearchIndexDeps): SearchIndex {
  const store = createSearchIndexStore(database);
  const size = sizes[database.kind];
  let isClosing = false;
  let stopWatching = () => {};
  let working: Promise<void> | null = null;

  /** 0 when the account is gone. */
  const unlessOfText = async (
    work: Promise<number>,
    otherwise: (error: unknown) => Promise<number>,
  ): Promise<number> => {
    try {
      return await work;
    } catch (error) {
      if (isOfNobody(error)) return 0;
      if (!isOfText(error)) throw error;
      return otherwise(error);
    }
  };
  const indexNewest = async (userId: string, waits: boolean): Promise<number> => {
    const note = await store.newest(userId);
    if (note === null) return 0;
    const taken = await unlessOfText(store.indexOne(userId, note, waits), async (error) => {
      onError(error);
      await store.giveUp(note);
      return 1;
    });
    // After waiting for another process, the note is gone because that process took it, but there may be more to do.
    return waits ? 1 : taken;
  };
  /** Goes one by one until it finds the text that cannot be indexed. */
  const index = (userId: string, waits: boolean): Promise<number> =>
    unlessOfText(store.index(userId, size.batch, waits), () => indexNewest(userId, waits));

  const workOff = async () => {
    // Sellers for whom something else than a text failed: they wait until the next time, and hold nobody up.
    const failed: string[] = [];
    let done = -1;
    while (done !== 0 && !isClosing) {
      done = 0;
      for (const userId of await store.waiting(failed)) {
        if (isClosing) return;
        try {
          done += await index(userId, false);
        } catch (error) {
          onError(error);
          failed.push(userId);
          done += 1;
        }
        await (size.pause > 0 ? pause(size.pause) : setImmediate());
      }
    }
  };
  const work = (): Promise<void> => {
    working ??= workOff().finally(() => {
      working = null;
    });
    return working;
  };

  const pruneOne = async (userId: string, seq: string) => {
    if (isClosing) return;
    await store.clean(userId);
    let behind: string | null = '';
    while (behind !== null && !isClosing) {
      behind = await store.prune(userId, behind, wordsAtOnce);
      await setImmediate();
    }
    // Only now, so that what is cut short is done again.
    if (!isClosing) await store.forget(userId, seq);
  };

  return {
    async catchUp(userId) {
      for (let done = 0; done < textsBeforeSearch && (await store.isBehind(userId)); ) {
        const more = await index(userId, true);
        if (more === 0) return;
        done += more;
      }
    },
    work,
    async prune() {
      // If pruning fails for one seller, it is tried again the next time, and the other sellers are pruned all the same.
      for (const { user_id, seq } of await store.gone()) await pruneOne(user_id, seq).catch(onError);
    },
    begin() {
      stopWatching = database.watch(store.waits, poll_ms, () => void work().catch(onError));
    },
    async close() {
      isClosing = true;
      stopWatching();
      await working?.catch(onError);
    },
  };
}
