import type { ChatDetail } from '@cardwright/contract/chats';
import { useEffect, useRef } from 'react';
import type { UnsentMessage } from './composer/chat-drafts.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** The ids of the messages that the server has, those that wait included. */
export const knownMessages = ({ messages, queued_messages = [] }: ChatDetail): Set<string> =>
  new Set(
    [...messages, ...messages.flatMap(({ alternatives }) => alternatives), ...queued_messages].map(({ id }) => id),
  );

interface UnsentOptions {
  chat: ChatDetail;
  unsent: readonly UnsentMessage[];
  /** Of the message that is sent as soon as the chat is open. */
  firstId: string | null;
  taken(ids: Iterable<string>): void;
  comeBack(message: OutgoingMessage, keepsId: boolean): void;
}

/** Messages that went out before the page was left or loaded anew: what the server does not have comes back, once. */
export function useUnsent({ chat, unsent, firstId, taken, comeBack }: UnsentOptions): void {
  const hasOfferedRef = useRef(false);
  useEffect(() => {
    const known = knownMessages(chat);
    if (unsent.some(({ id }) => known.has(id))) taken(known);
    if (hasOfferedRef.current) return;
    hasOfferedRef.current = true;
    const lost = unsent.filter(({ id, is_back }) => !is_back && id !== firstId && !known.has(id));
    // The newest first, for each goes above what is in the box.
    for (const { id, text, files, card_id, edits } of [...lost].reverse()) {
      // A request that is gone cannot be worded anew; what was written is a message then.
      const edited = chat.messages.some((message) => message.id === edits) ? (edits ?? undefined) : undefined;
      comeBack({ id, text, files, cardId: card_id ?? undefined, edits: edited }, true);
    }
  }, [chat, unsent, firstId, taken, comeBack]);
}
