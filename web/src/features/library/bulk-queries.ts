import type { Page } from '@cardwright/contract/common';
import type { BulkJob, BulkQuote, BulkRequest } from '@cardwright/contract/library';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';

export type BulkAction = BulkRequest['action'];
export interface BulkPlan {
  action: BulkAction;
  cardIds: string[];
  /** Empty: each card's own. */
  marketplace: Exclude<BulkRequest['marketplace'], undefined> | '';
}

const progressPollMs = 1_500;
/** What an answer says of a job is right for as long as its quote is looked at. */
const quoteLifeMs = 30_000;

const bodyOf = ({ action, cardIds, marketplace }: BulkPlan) => ({
  action,
  card_ids: cardIds,
  ...(marketplace === '' ? {} : { marketplace }),
});
export const isJobRunning = ({ status }: BulkJob): boolean => status === 'queued' || status === 'running';

/** What the work would cost; nothing is started. */
export function useBulkQuote({ action, cardIds }: BulkPlan) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...queryKeys.bulkJobs, 'quote', action, cardIds],
    queryFn: ({ signal }) =>
      api.call<BulkQuote>('POST', '/cards/bulk', {
        body: { action, card_ids: cardIds, dry_run: true },
        signal,
      }),
    staleTime: quoteLifeMs,
    gcTime: 0,
  });
}

/** The newest work on many cards, followed while it goes on. */
export function useNewestJob() {
  const { api } = useServices();
  return useQuery({
    queryKey: [...queryKeys.bulkJobs, 'newest'],
    queryFn: async ({ signal }) => {
      const { items } = await api.call<Page<BulkJob>>('GET', '/cards/bulk', { query: { limit: 1 }, signal });
      const [newest] = items;
      if (newest === undefined) return null;
      if (newest.failed_count === 0) return newest;
      return api.call<BulkJob>('GET', `/cards/bulk/${newest.id}`, { signal });
    },
    refetchInterval: ({ state }) => (state.data && isJobRunning(state.data) ? progressPollMs : false),
  });
}

export function useStartBulk() {
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  return useMutation({
    meta: { charges: true },
    mutationFn: (plan: BulkPlan) => post<BulkJob>('/cards/bulk', bodyOf(plan)),
    onSuccess: (job) => queryClient.setQueryData([...queryKeys.bulkJobs, 'newest'], job),
    // It may have begun although its answer was lost: then it shows, and nobody begins it again.
    onError: () => queryClient.invalidateQueries({ queryKey: [...queryKeys.bulkJobs, 'newest'] }),
  });
}

export function useStopBulk() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => api.call<BulkJob>('POST', `/cards/bulk/${jobId}/stop`),
    onSuccess: (job) => queryClient.setQueryData([...queryKeys.bulkJobs, 'newest'], job),
  });
}
