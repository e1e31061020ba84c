import type { Chat, ChatDetail } from '@cardwright/contract/chats';
import type { Page } from '@cardwright/contract/common';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';

export function useChats(search: string) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: queryKeys.chatList(search),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.call<Page<Chat>>('GET', '/chats', { query: { query: search, cursor: pageParam, limit: 30 }, signal }),
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (previous) => previous,
  });
}

/** How often an unfinished turn is asked about while this page does not follow its stream, in ms. */
const unfinishedTurnPollMs = 1_500;

export function useChatDetail(chatId: string, isFollowing: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.chat(chatId),
    queryFn: ({ signal }) => api.call<ChatDetail>('GET', `/chats/${chatId}`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.active_run && !isFollowing ? unfinishedTurnPollMs : false),
  });
}

export function useCreateChat() {
  const post = useRepeatablePost();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => post<Chat>('/chats', {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.chats }),
  });
}

export function useDeleteChat() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chatId: string) => api.call<void>('DELETE', `/chats/${chatId}`),
    // Only the list: the open chat's page may still be there, and would ask for a chat that is gone.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['chats', 'list'] }),
  });
}
