import type { SearchAnswer } from '@cardwright/contract/search';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';

/** What matches the term; while a longer term is asked for, the last answer stays. An empty term asks nothing. */
export function useSearch(term: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.search(term),
    queryFn: ({ signal }) => api.call<SearchAnswer>('GET', '/search', { query: { q: term }, signal }),
    enabled: term !== '',
    placeholderData: (previous) => previous,
  });
}
