import type { ChatDetail } from '@cardwright/contract/chats';
import { startTransition, useCallback, useRef, useState } from 'react';
import { useServices } from '../../lib/services.tsx';
import { emptyHistory, type MessageHistory, withEarlier, withNewest } from './message-history.ts';

export type EarlierState = 'ready' | 'loading' | 'failed';

const countOfPage = 40;

/** The stored messages of an open chat, and the way to those before. */
export function useMessageHistory(chat: ChatDetail) {
  const { api, logError } = useServices();
  const [held, setHeld] = useState<{ chat: ChatDetail; history: MessageHistory }>(() => ({
    chat,
    history: withNewest(emptyHistory, chat),
  }));
  const [state, setState] = useState<EarlierState>('ready');
  const askedRef = useRef<string | null>(null);
  let { history } = held;
  if (held.chat !== chat) {
    history = withNewest(history, chat);
    setHeld({ chat, history });
  }

  const { cursor } = history;
  const loadEarlier = useCallback(
    async (count = countOfPage) => {
      if (cursor === null || askedRef.current === cursor) return;
      askedRef.current = cursor;
      setState('loading');
      try {
        const page = await api.call<ChatDetail>('GET', `/chats/${chat.id}`, {
          query: { messages_before: cursor, messages_limit: count },
        });
        // Drawing many messages is put in slices between what the seller does.
        startTransition(() => {
          setHeld((current) => ({ ...current, history: withEarlier(current.history, page) }));
          setState('ready');
        });
      } catch (error) {
        askedRef.current = null;
        logError(error);
        setState('failed');
      }
    },
    [api, chat.id, cursor, logError],
  );

  return { history, hasEarlier: cursor !== null, earlierState: state, loadEarlier };
}
