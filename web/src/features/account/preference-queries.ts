import type { KeptPreferences } from '@cardwright/contract/preferences';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';

/** What the assistant remembers for all chats, oldest first. */
export function usePreferences() {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.preferences,
    queryFn: ({ signal }) => api.call<KeptPreferences>('GET', '/preferences', { signal }),
  });
}

/** Removes one preference; null: all. It disappears from the list at once, and comes back if the server fails. */
export function useForgetPreference() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      api.call<void>('DELETE', id === null ? '/preferences' : `/preferences/${encodeURIComponent(id)}`),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: queryKeys.preferences });
      queryClient.setQueryData<KeptPreferences>(queryKeys.preferences, (known) => ({
        items: id === null ? [] : (known?.items.filter((item) => item.id !== id) ?? []),
      }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.preferences }),
  });
}
