import type { ChatDetail, ChatQueue, PatchQueuedMessage, PostMessageRequest } from '@cardwright/contract/chats';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { readApiError } from '../../../lib/api-error.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useRepeatablePost } from '../../../lib/repeatable-post.ts';
import { useServices } from '../../../lib/services.tsx';
import { ownTimeZone } from '../../../lib/time-zone.ts';

/** The messages of a chat that wait for the running turn, and what can be done with them. */
export function useQueue(chatId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const post = useRepeatablePost();
  const path = `/chats/${chatId}/queue`;
  const onSuccess = (queue: ChatQueue) => {
    queryClient.setQueryData<ChatDetail>(queryKeys.chat(chatId), (chat) => chat && { ...chat, ...queue });
  };
  // A message that has begun meanwhile is no longer in the queue: the stored chat says what became of it.
  const onError = () => queryClient.invalidateQueries({ queryKey: queryKeys.chat(chatId) });
  const add = useMutation({
    // One after the other: two at once could arrive in the other order.
    scope: { id: path },
    mutationKey: [path],
    mutationFn: (message: PostMessageRequest) => post<ChatQueue>(path, { ...message, time_zone: ownTimeZone() }),
    onSuccess,
  });
  /** On their way into the queue, the oldest first. */
  const adding = useMutationState({
    filters: { mutationKey: [path], status: 'pending' },
    select: ({ state }) => state.variables as PostMessageRequest,
  });
  const change = useMutation({
    mutationFn: ({ id, ...values }: { id: string } & PatchQueuedMessage) =>
      api.call<ChatQueue>('PATCH', `${path}/${id}`, { body: values }),
    onSuccess,
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.call<ChatQueue>('DELETE', `${path}/${id}`),
    onSuccess,
    onError,
  });
  /** Begins with a queue that waits for the seller. */
  const go = useMutation({
    mutationFn: async (id: string) => {
      const response = await api.open('POST', `${path}/${id}/send`, { body: {} });
      if (!response.ok) throw await readApiError(response);
      // The stored chat names the turn, and the conversation follows it from there.
      await response.body?.cancel();
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.chat(chatId) }),
    onError,
  });
  return { add, adding, change, remove, go };
}
