import { QueryClient } from '@tanstack/react-query';
import { isWorthRetry } from './retrying.ts';

/**
 * The cache of server data. Every request is tried, whatever the browser says of its network: with the server on the same
 * computer browsers report that they are offline while it answers.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetry, staleTime: 5_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
