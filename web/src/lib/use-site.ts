import type { Site } from '@cardwright/contract/site';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import { useServices } from './services.tsx';

/** What this installation says about itself (support address, offices …); undefined until it is known. */
export function useSite(): Site | undefined {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.site,
    queryFn: ({ signal }) => api.call<Site>('GET', '/site', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
