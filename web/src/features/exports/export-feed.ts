import type { Page } from '@cardwright/contract/common';
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
import type { Wait } from '../../lib/waiting.ts';

export interface ExportFeedOptions {
  api: ApiClient;
  store: KeyValueStore;
  /** A finished export; each one is reported once. */
  onUpdate(update: ExportUpdate): void;
  onProgress(progress: ExportProgress): void;
  logError(error: unknown): void;
  wait: Wait;
  random(): number;
}

export interface ExportFeed {
  /** Opens the stream unless it is open already; only one is open at a time (specification, section 4). */
  start(): void;
  stop(): void;
}

const isRunning = (item: Export): boolean => item.status === 'queued' || item.status === 'processing';

/**
 * Watches this user's running exports while `currentExport` stands in local storage. When nothing is left to process, the
 * marker is removed and the stream closed.
 */
export function createExportFeed(options: ExportFeedOptions): ExportFeed {
  const { api, store, logError } = options;
  const announced = new Set<string>();
  let open: AbortController | null = null;

  const stop = () => {
    open?.abort();
    open = null;
  };
  const finish = (update: ExportUpdate) => {
    if (!announced.has(update.export_id)) {
      announced.add(update.export_id);
      options.onUpdate(update);
    }
    if (update.processing_count > 0) return;
    store.removeItem(storageKeys.currentExport);
    stop();
  };
  const onEvent = ({ event, data }: ServerEvent) => {
    try {
      if (event === 'export_update') finish(exportUpdateSchema.parse(JSON.parse(data)));
      else if (event === 'export_progress') options.onProgress(exportProgressSchema.parse(JSON.parse(data)));
    } catch (error) {
      logError(error);
    }
  };

  /** An export may end before its stream is open; the list then tells what the stream no longer will. */
  const catchUp = async (signal: AbortSignal) => {
    const marker = store.getItem(storageKeys.currentExport);
    const { items } = await api.call<Page<Export>>('GET', '/exports', { query: { limit: 100 }, signal });
    const marked = items.find((item) => item.id === marker);
    if (signal.aborted || (marked !== undefined && isRunning(marked))) return;
    const processing_count = items.filter(isRunning).length;
    if (marked?.status === 'done' || marked?.status === 'failed') {
      const { id, status, file_url, error_message } = marked;
      finish({ export_id: id, status, file_url, error_message, processing_count });
    } else if (processing_count === 0) {
      store.removeItem(storageKeys.currentExport);
      stop();
    }
  };

  /** The first connection starts at the marked export, so that nothing that it reported before is missed. */
  const openStream = async (headers: Record<string, string>, signal: AbortSignal) => {
    const since = 'last-event-id' in headers ? undefined : (store.getItem(storageKeys.currentExport) ?? undefined);
    const response = await api.open('GET', '/exports/stream', { headers, signal, query: { since } });
    // The marked export is gone, or another account's: its marker would open the stream in vain for ever.
    if (response.status === 404) store.removeItem(storageKeys.currentExport);
    return response;
  };

  return {
    stop,
    start() {
      if (open !== null) return;
      const opened = new AbortController();
      open = opened;
      void followEvents({
        open: openStream,
        onEvent,
        onState: (state) => {
          if (state === 'connected') catchUp(opened.signal).catch((error) => !opened.signal.aborted && logError(error));
        },
        onError: logError,
        isWanted: () => store.getItem(storageKeys.currentExport) !== null,
        signal: opened.signal,
        wait: options.wait,
        random: options.random,
      }).finally(() => {
        if (open === opened) open = null;
      });
    },
  };
}
