import type { SearchAnswer, SearchType } from '@cardwright/contract/search';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';

/** Most hits that one answer has. */
const allHits = 100;

/** How many hits an answer has, and whether there are further ones. */
export function countOf({ chats, messages, documents, more = [] }: SearchAnswer) {
  return { count: chats.length + messages.length + documents.length, hasMore: more.length > 0 };
}

/**
 * What matches the term, the best of each group; all of one group when `type` is given. While a longer term is asked for,
 * the last answer stays. An empty term asks nothing.
 */
export function useSearch(term: string, type: SearchType | null = null) {
  const { api } = useServices();
  const query = { q: term, ...(type === null ? {} : { type, limit: allHits }) };
  return useQuery({
    queryKey: [...queryKeys.search(term), type],
    queryFn: ({ signal }) => api.call<SearchAnswer>('GET', '/search', { query, signal }),
    enabled: term !== '',
    placeholderData: (previous) => previous,
  });
}
