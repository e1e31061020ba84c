import type { Export, ExportRequest } from '@cardwright/contract/exports';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';
import { storageKeys } from '../../lib/storage.ts';
import { wait } from '../../lib/waiting.ts';
import { type ExportPages, withProgress } from './export-cache.ts';
import { createExportFeed } from './export-feed.ts';
import { showExportOutcome } from './export-notices.tsx';

interface StartExport {
  (request: ExportRequest): Promise<Export>;
  /** Makes the request of an earlier export again. */
  again(exportId: string): Promise<Export>;
}

const StartExportContext = createContext<StartExport | null>(null);
/** Tells the app in this tab that something else (the assistant) started an export. */
const WatchExportContext = createContext<((exportId: string) => void) | null>(null);

function useRequired<T>(value: T | null): T {
  if (value === null) throw new Error('Exports need an ExportsProvider above them.');
  return value;
}
export const useStartExport = (): StartExport => useRequired(useContext(StartExportContext));
export const useWatchExport = () => useRequired(useContext(WatchExportContext));

/** Owns the export stream of this tab and its notices. */
export function ExportsProvider({ children }: { children: ReactNode }) {
  const { api, store, streams, logError } = useServices();
  const post = useRepeatablePost();
  // With texts of its own, every page would wait for the words of a notice.
  const { t } = useTranslation('common');
  const queryClient = useQueryClient();

  const feed = useMemo(
    () =>
      createExportFeed({
        api,
        store,
        seats: streams.seats,
        logError,
        wait,
        random: Math.random,
        onUpdate: (update) => {
          showExportOutcome(update, t);
          void queryClient.invalidateQueries({ queryKey: queryKeys.exports });
        },
        onProgress: (progress) => {
          queryClient.setQueryData<ExportPages>(queryKeys.exports, (pages) => withProgress(pages, progress));
        },
      }),
    [api, store, streams, logError, t, queryClient],
  );

  useEffect(() => {
    const startIfMarked = () => {
      if (store.getItem(storageKeys.currentExport) !== null) feed.start();
    };
    const onStorage = (event: StorageEvent) => {
      // Taken from the event: a quick export may have ended, and its marker may be gone, before this tab hears of it.
      if (event.key === storageKeys.currentExport && event.newValue !== null) feed.start(event.newValue);
    };
    startIfMarked();
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
      feed.stop();
    };
  }, [feed, store]);

  const watch = useCallback(
    (exportId: string) => {
      store.setItem(storageKeys.currentExport, exportId);
      feed.start();
      void queryClient.invalidateQueries({ queryKey: queryKeys.exports });
    },
    [store, feed, queryClient],
  );
  const start: StartExport = useMemo(() => {
    const send = async (path: string, body: object) => {
      const created = await post<Export>(path, body);
      watch(created.id);
      return created;
    };
    return Object.assign((request: ExportRequest) => send('/exports', request), {
      again: (exportId: string) => send(`/exports/${exportId}/retry`, {}),
    });
  }, [post, watch]);
  return (
    <StartExportContext.Provider value={start}>
      <WatchExportContext.Provider value={watch}>{children}</WatchExportContext.Provider>
    </StartExportContext.Provider>
  );
}
