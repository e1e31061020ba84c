import type { ChatDetail } from '@cardwright/contract/chats';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../../lib/query-keys.ts';

/**
 * Calls when the chat has come from the server, also when nothing in it is new. What the page writes into the stored chat
 * by itself (`manual`), such as a title, says nothing of its turns. `onLoad`: stays the same function.
 */
export function useOnChatLoad(chatId: string, onLoad: (chat: ChatDetail) => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const hash = hashKey(queryKeys.chat(chatId));
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.query.queryHash !== hash || event.type !== 'updated') return;
      if (event.action.type === 'success' && event.action.manual !== true) onLoad(event.query.state.data);
    });
  }, [queryClient, chatId, onLoad]);
}
