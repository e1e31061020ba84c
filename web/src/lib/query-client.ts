import { QueryClient } from '@tanstack/react-query';
import { isWorthRetry } from './retrying.ts';

/**
 * The cache of server data. Every request is tried, whatever the browser says about its network: with the server on the same
 * computer, browsers may report that they are offline although it answers.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetry, staleTime: 5_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
