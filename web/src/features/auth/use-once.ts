import { useQuery } from '@tanstack/react-query';

/**
 * The request that a link causes. It is sent once for its key, however often the page is shown, and again only
 * by `refetch`: a one-time token would be refused the second time.
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
