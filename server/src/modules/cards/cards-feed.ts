import type { CardsChanged } from '@cardwright/contract/library';
import type { Database } from '../../db/database.ts';
import type { EventFrame } from '../../http/event-stream.ts';

/** Tells open pages which cards have changed, whoever changed them. The cards themselves are read again by their ids. */
export interface CardsFeed {
  /**
   * Changes from now on. `isResumed`: the reader was away, so any card may have changed meanwhile, and it is told so
   * first. Until the signal aborts.
   */
  changes(userId: string, isResumed: boolean, signal: AbortSignal): AsyncIterable<EventFrame>;
  close(): Promise<void>;
}

/** Migration 0007 notifies on this channel: `user id,id,…`, or `user *`. */
const channel = 'cards';
/** Changes within this time are reported together; milliseconds. */
const gatherMs = 150;
/** The most ids that are named. */
const maxNamed = 100;

interface Reader {
  ids: Set<string>;
  isAny: boolean;
  wake(): void;
}

export async function openCardsFeed(database: Pick<Database, 'listen'>): Promise<CardsFeed> {
  const readers = new Map<string, Set<Reader>>();
  const stop = await database.listen(channel, (payload) => {
    const [user = '', named = '*'] = payload.split(' ');
    for (const reader of readers.get(user) ?? []) {
      if (named === '*') reader.isAny = true;
      else for (const id of named.split(',')) reader.ids.add(id);
      reader.wake();
    }
  });

  const open = (userId: string): Reader => {
    const reader: Reader = { ids: new Set(), isAny: false, wake: () => {} };
    readers.set(userId, (readers.get(userId) ?? new Set()).add(reader));
    return reader;
  };
  const leave = (userId: string, reader: Reader) => {
    const open = readers.get(userId);
    open?.delete(reader);
    if (open?.size === 0) readers.delete(userId);
  };
  const news = (reader: Reader, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const has = reader.isAny || reader.ids.size > 0;
      let timer = has ? setTimeout(resolve, gatherMs) : undefined;
      reader.wake = () => {
        timer ??= setTimeout(resolve, gatherMs);
      };
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    });

  return {
    async *changes(userId, isResumed, signal) {
      const reader = open(userId);
      reader.isAny = isResumed;
      let id = 0;
      try {
        while (!signal.aborted) {
          await news(reader, signal);
          if (signal.aborted) return;
          const data: CardsChanged = {
            card_ids: reader.isAny || reader.ids.size > maxNamed ? null : [...reader.ids],
          };
          reader.isAny = false;
          reader.ids.clear();
          id += 1;
          yield { id, event: 'cards_changed', data: JSON.stringify(data) };
        }
      } finally {
        leave(userId, reader);
      }
    },
    close: stop,
  };
}
