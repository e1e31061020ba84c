import type { Plans } from '@cardwright/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import { useServices } from './services.tsx';

/** The plan catalogue: prices, limits and costs exist only on the server. */
export function usePlans() {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.plans,
    queryFn: ({ signal }) => api.call<Plans>('GET', '/billing/plans', { signal }),
    staleTime: 10 * 60_000,
  });
}
