import type { Profile } from '@cardwright/contract/users';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';

/** The signed-in seller; asked for only while a token is stored. */
export function useProfile() {
  const { api, tokens } = useServices();
  return useQuery({
    queryKey: queryKeys.profile,
    queryFn: ({ signal }) => api.call<Profile>('GET', '/users/me', { signal }),
    enabled: tokens.access() !== null,
    staleTime: 5 * 60_000,
  });
}
