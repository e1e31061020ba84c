import type { ChatDetail, ChatMessage } from '@cardwright/contract/chats';
import { type ChatUiMessage, toUiMessage } from './ui-message.ts';

/** The messages of a chat that are loaded: those before the newest page, and the newest page itself. Oldest first. */
export interface MessageHistory {
  earlier: readonly ChatUiMessage[];
  newest: readonly ChatUiMessage[];
  /** For the page before; null at the chat's beginning. */
  cursor: string | null;
}

type LoadedPage = Pick<ChatDetail, 'messages' | 'earlier_cursor'>;

/** What a stored message was read from, so that an unchanged one stays the same object and is not drawn again. */
const storedForms = new WeakMap<ChatUiMessage, string>();

function keepSame(known: Map<string, ChatUiMessage>, message: ChatMessage): ChatUiMessage {
  const form = JSON.stringify(message);
  const before = known.get(message.id);
  if (before !== undefined && storedForms.get(before) === form) return before;
  const next = toUiMessage(message);
  storedForms.set(next, form);
  return next;
}

export const emptyHistory: MessageHistory = { earlier: [], newest: [], cursor: null };

/** Takes the newest page as the server has it now. What has moved out of it since stands before it. */
export function withNewest(history: MessageHistory, page: LoadedPage): MessageHistory {
  const all = [...history.earlier, ...history.newest];
  const known = new Map(all.map((message) => [message.id, message]));
  const newest = page.messages.map((message) => keepSame(known, message));
  const cursor = page.earlier_cursor ?? null;
  const place = all.findIndex((message) => message.id === newest[0]?.id);
  // Nothing in common: what lies between is not known here, so only the new page stands.
  if (cursor === null || place === -1) return { earlier: [], newest, cursor };
  const isKept = place === history.earlier.length;
  const earlier = isKept ? history.earlier : all.slice(0, place);
  return { earlier, newest, cursor: earlier.length === 0 ? cursor : history.cursor };
}

/** Puts the page before the loaded ones in its place. */
export function withEarlier(history: MessageHistory, page: LoadedPage): MessageHistory {
  const known = new Set([...history.earlier, ...history.newest].map(({ id }) => id));
  const added = page.messages.filter(({ id }) => !known.has(id)).map((message) => keepSame(new Map(), message));
  return { ...history, earlier: [...added, ...history.earlier], cursor: page.earlier_cursor ?? null };
}
