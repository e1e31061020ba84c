import type { Chat, ChatDetail, ChatUpdate } from '@cardwright/contract/chats';
import type { Page } from '@cardwright/contract/common';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ApiClient } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useRepeatablePost } from '../../lib/repeatable-post.ts';
import { useServices } from '../../lib/services.tsx';

/** How often the list is asked for while it shows a turn that goes on: it may end behind a page that does not follow it, in ms. */
const runningPollMs = 3_000;

export function useChats(search: string) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: queryKeys.chatList(search),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api.call<Page<Chat>>('GET', '/chats', { query: { query: search, cursor: pageParam, limit: 30 }, signal }),
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'running')) === true
        ? runningPollMs
        : false,
  });
}

/** So many messages are drawn when a chat is opened; those before come when they are scrolled to. */
const newestMessages = 30;
/** How often an unfinished turn is asked about while this page does not follow its stream, in ms. */
const unfinishedTurnPollMs = 1_500;

/** Whether there is no such chat: another tab, or another device, may have deleted it. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export function useChatDetail(chatId: string, isFollowing: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: queryKeys.chat(chatId),
    queryFn: ({ signal }) =>
      api.call<ChatDetail>('GET', `/chats/${chatId}`, { signal, query: { messages_limit: newestMessages } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.active_run && !isFollowing && !isGone(state.error) ? unfinishedTurnPollMs : false,
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

/** Whether a chat that was made for files is still there and without messages. */
export async function isUnusedChat(api: ApiClient, chatId: string): Promise<boolean> {
  try {
    const chat = await api.call<ChatDetail>('GET', `/chats/${chatId}`, { query: { messages_limit: 1 } });
    return chat.messages.length === 0 && chat.active_run === null;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
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

/** Gives a chat another title; it shows at once, and goes back when the server refuses. */
export function useRenameChat() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      api.call<Chat>('PATCH', `/chats/${id}`, { body: { title } }),
    onMutate: ({ id, title }) => showTitle(queryClient, id, title),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.chats }),
  });
}

type ChatPages = InfiniteData<Page<Chat>>;

/** Shows a chat's new title wherever it stands. */
export function showTitle(queryClient: QueryClient, chatId: string, title: string): void {
  queryClient.setQueryData<ChatDetail>(queryKeys.chat(chatId), (chat) => chat && { ...chat, title });
  showInList(queryClient, chatId, { title });
}

/** Shows in the list whether a turn of the chat goes on; the end of the turn loads the list anew. */
export const showStatus = (queryClient: QueryClient, chatId: string, status: Chat['status']): void =>
  showInList(queryClient, chatId, { status });

function showInList(queryClient: QueryClient, chatId: string, values: Partial<Chat>): void {
  queryClient.setQueriesData<ChatPages>({ queryKey: ['chats', 'list'] }, (list) => {
    if (list === undefined) return list;
    const changed = (chat: Chat) => (chat.id === chatId ? { ...chat, ...values } : chat);
    return { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(changed) })) };
  });
}

/** Takes what the server says of a chat besides its messages. */
export function showChatUpdate(queryClient: QueryClient, { id, title, ...update }: ChatUpdate): void {
  const known = queryClient.getQueryData<ChatDetail>(queryKeys.chat(id));
  if (known === undefined) return;
  if (known.title !== title) showTitle(queryClient, id, title);
  queryClient.setQueryData<ChatDetail>(
    queryKeys.chat(id),
    (chat) => chat && { ...chat, ...update, active_run: chat.active_run },
  );
  // Another turn has messages that are not known here.
  if (known.active_run?.id !== update.active_run?.id)
    void queryClient.invalidateQueries({ queryKey: queryKeys.chat(id) });
}

/** Goes on from another answer to the last request, or another wording of it. */
export function useSelectAlternative(chatId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) =>
      api.call<ChatDetail>('POST', `/chats/${chatId}/messages/${messageId}/select`, { body: {} }),
    onSuccess: (chat) => queryClient.setQueryData<ChatDetail>(queryKeys.chat(chatId), chat),
  });
}
