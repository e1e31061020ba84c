import type { Page } from '@cardwright/contract/common';
import type { Export } from '@cardwright/contract/exports';
import { useInfiniteQuery } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';

const runningPollMs = 2_000;

export const isExportRunning = (item: Export): boolean => item.status === 'queued' || item.status === 'processing';

/** The exports, newest first. The stream brings progress; the poll is for exports that another tab or the assistant started. */
export function useExports() {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: queryKeys.exports,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.call<Page<Export>>('GET', '/exports', { query: { cursor: pageParam, limit: 30 }, signal }),
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some(isExportRunning)) ? runningPollMs : false,
  });
}
