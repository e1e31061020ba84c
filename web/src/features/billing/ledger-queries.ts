import type { Page } from '@cardwright/contract/common';
import type { CreditKey, LedgerEntry } from '@cardwright/contract/ledger';
import { useInfiniteQuery } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';

export type LedgerFilter = CreditKey | 'all';

const pageSize = 30;

/** The movements of credits, newest first; always requested again, because work goes on elsewhere. */
export function useLedger(filter: LedgerFilter) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: queryKeys.ledger(filter),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.call<Page<LedgerEntry>>('GET', '/billing/ledger', {
        query: { cursor: pageParam, limit: pageSize, ...(filter === 'all' ? {} : { feature: filter }) },
        signal,
      }),
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
}
