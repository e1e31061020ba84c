import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../lib/services.tsx';
import { watchCredits } from './credit-watch.ts';
import { useUserStore } from './use-user.ts';

/** Keeps the credits on the signed-in pages up to date with the work done there. */
export function useCreditWatch(): void {
  const queryClient = useQueryClient();
  const user = useUserStore();
  const { now, store } = useServices();
  useEffect(
    () => watchCredits({ queryClient, user, now, page: document, store, events: window }),
    [queryClient, user, now, store],
  );
}
