import type { CanUse } from '@cardwright/contract/billing';
import type { Page } from '@cardwright/contract/common';
import type { Export, ExportCheck, ExportRequest } from '@cardwright/contract/exports';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';
import { isExportRunning } from './is-export-running.ts';

const runningPollMs = 2_000;

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

/** One export with all its kept warnings. */
export function useExport(exportId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.export(exportId),
    queryFn: ({ signal }) => api.call<Export>('GET', `/exports/${exportId}`, { signal }),
  });
}

/** What an export would warn about. */
export function useExportCheck(request: ExportRequest) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.exportCheck(request),
    queryFn: ({ signal }) => api.call<ExportCheck>('POST', '/exports/check', { body: request, signal }),
    // Cards may change meanwhile, so opening the dialog again checks again.
    gcTime: 0,
  });
}

/** Whether the seller's plan has the marketplaces' own formats. */
export function useMarketplaceExports() {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.canUse('marketplace_exports'),
    queryFn: ({ signal }) => api.call<CanUse>('GET', '/billing/can-use/marketplace_exports', { signal }),
  });
}

function useChange(send: (exportId: string) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.exports }),
  });
}

export function useCancelExport() {
  const { api } = useServices();
  return useChange((exportId) => api.call('POST', `/exports/${exportId}/cancel`));
}

export function useDeleteExport() {
  const { api } = useServices();
  return useChange((exportId) => api.call('DELETE', `/exports/${exportId}`));
}
