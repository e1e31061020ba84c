import { useQuery } from '@tanstack/react-query';

/**
 * A request that a link stands for. It goes out once for its key, however often the page is shown again, and again only
 * by `refetch`: a second try of a one-time token would be refused.
 */
export function useOnce<Answer>(key: readonly unknown[], isWanted: boolean, send: () => Promise<Answer>) {
  return useQuery({
    queryKey: ['once', ...key],
    queryFn: send,
    enabled: isWanted,
    retry: false,
    retryOnMount: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
