import { idSchema, type Page } from '@cardwright/contract/common';
import {
  type Export,
  type ExportProgress,
  type ExportUpdate,
  exportProgressSchema,
  exportUpdateSchema,
} from '@cardwright/contract/exports';
import type { ApiClient } from '../../lib/api-client.ts';
import { followEvents } from '../../lib/event-feed.ts';
import type { ServerEvent } from '../../lib/sse.ts';
import { type KeyValueStore, storageKeys } from '../../lib/storage.ts';
import type { StreamSeats } from '../../lib/stream-seats.ts';
import type { Wait } from '../../lib/waiting.ts';
import { isExportRunning as isRunning } from './is-export-running.ts';

export interface ExportFeedOptions {
  api: ApiClient;
  store: KeyValueStore;
  seats: StreamSeats;
  /** A finished export; each one is reported once. */
  onUpdate(update: ExportUpdate): void;
  onProgress(progress: ExportProgress): void;
  logError(error: unknown): void;
  wait: Wait;
  random(): number;
}

export interface ExportFeed {
  /**
   * Opens the stream unless it is already open; only one is open at a time (specification, section 4). `marker` is the
   * export to begin with if the stored marker is gone.
   */
  start(marker?: string): void;
  stop(): void;
}

/**
 * Watches this user's running exports while `currentExport` is in local storage. When nothing is left to process, the
 * marker is removed and the stream closed.
 */
export function createExportFeed(options: ExportFeedOptions): ExportFeed {
  const { api, store, logError } = options;
  const announced = new Set<string>();
  let open: AbortController | null = null;
  let isStopped = false;

  const close = () => {
    open?.abort();
    open = null;
  };
  const finish = (update: ExportUpdate) => {
    if (!announced.has(update.export_id)) {
      announced.add(update.export_id);
      options.onUpdate(update);
    }
    if (update.processing_count > 0) return;
    const marker = store.getItem(storageKeys.currentExport);
    store.removeItem(storageKeys.currentExport);
    close();
    // If another tab has started the next export meanwhile, its marker must not be removed with the old one.
    if (marker !== null && !announced.has(marker)) void goOnWith(marker).catch(logError);
  };
  const goOnWith = async (exportId: string) => {
    if (!isRunning(await api.call<Export>('GET', `/exports/${exportId}`)) || isStopped) return;
    if (store.getItem(storageKeys.currentExport) === null) store.setItem(storageKeys.currentExport, exportId);
    feed.start();
  };
  const onEvent = ({ event, data }: ServerEvent) => {
    try {
      if (event === 'export_update') finish(exportUpdateSchema.parse(JSON.parse(data)));
      else if (event === 'export_progress') options.onProgress(exportProgressSchema.parse(JSON.parse(data)));
    } catch (error) {
      logError(error);
    }
  };

  /** An export may end before its stream is open; then the list reports what the stream no longer does. */
  const catchUp = async (begunWith: string | undefined, signal: AbortSignal) => {
    const marker = store.getItem(storageKeys.currentExport) ?? begunWith;
    const { items } = await api.call<Page<Export>>('GET', '/exports', { query: { limit: 100 }, signal });
    const marked = items.find((item) => item.id === marker);
    if (signal.aborted || (marked !== undefined && isRunning(marked))) return;
    const processing_count = items.filter(isRunning).length;
    if (marked?.status === 'done' || marked?.status === 'failed') {
      const { id, status, file_url, error_message, cancelled } = marked;
      finish({ export_id: id, status, file_url, error_message, cancelled, processing_count });
    } else if (processing_count === 0) {
      store.removeItem(storageKeys.currentExport);
      close();
    }
  };

  /** The first connection starts at the marked export, so that nothing that it reported before is missed. */
  const openStream = async (marker: string | undefined, headers: Record<string, string>, signal: AbortSignal) => {
    const first = store.getItem(storageKeys.currentExport) ?? marker;
    // The marker may hold something that is not an id, with which the stream cannot begin.
    const since = 'last-event-id' in headers || !idSchema.safeParse(first).success ? undefined : first;
    const response = await api.open('GET', '/exports/stream', { headers, signal, query: { since } });
    // The marked export is gone or belongs to another account: its marker would open the stream in vain for ever.
    if (response.status === 404) store.removeItem(storageKeys.currentExport);
    return response;
  };

  const feed: ExportFeed = {
    stop() {
      isStopped = true;
      close();
    },
    start(marker) {
      isStopped = false;
      if (open !== null) return;
      const opened = new AbortController();
      open = opened;
      let isFirst = true;
      void followEvents({
        open: (headers, signal) => {
          isFirst = false;
          return openStream(marker, headers, signal);
        },
        onEvent,
        onState: (state) => {
          if (state !== 'connected') return;
          catchUp(marker, opened.signal).catch((error) => !opened.signal.aborted && logError(error));
        },
        onError: logError,
        isWanted: () => (isFirst && marker !== undefined) || store.getItem(storageKeys.currentExport) !== null,
        seats: options.seats,
        signal: opened.signal,
        wait: options.wait,
        random: options.random,
      }).finally(() => {
        if (open === opened) open = null;
      });
    },
  };
  return feed;
}
