import { useCallback } from 'react';
import { useServices } from '../../../lib/services.tsx';
import type { OutgoingMessage } from '../outgoing-message.ts';
import { ownChatDrafts } from './chat-drafts.ts';
import { noted, withSent } from './unsent-messages.ts';

/** Notes a message that another page is about to send, until the server has it. */
export function useKeepUnsent(): (chatId: string, message: OutgoingMessage) => void {
  const { store, tokens } = useServices();
  return useCallback(
    (chatId, message) => {
      if (tokens.access() === null) return;
      const drafts = ownChatDrafts({ store, tokens });
      const draft = drafts.read(chatId);
      drafts.write(chatId, { ...draft, ...withSent(draft, noted(message)) });
    },
    [store, tokens],
  );
}
