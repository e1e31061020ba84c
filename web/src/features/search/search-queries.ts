import type { SearchAnswer, SearchType } from '@cardwright/contract/search';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';

/** The most hits in one answer. */
const allHits = 100;

/** How many hits an answer has, and whether there are further ones. */
export function countOf({ chats, messages, documents, more = [] }: SearchAnswer) {
  return { count: chats.length + messages.length + documents.length, hasMore: more.length > 0 };
}

/**
 * The best matches of each group; with `type`, all matches of that group. While a new term is being searched,
 * the last answer stays. An empty term sends no request.
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
