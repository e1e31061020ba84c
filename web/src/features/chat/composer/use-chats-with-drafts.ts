import { useMemo, useState, useSyncExternalStore } from 'react';
import { accountKey } from '../../../lib/account-drafts.ts';
import { useServices } from '../../../lib/services.tsx';
import { storageKeys } from '../../../lib/storage.ts';
import { subjectOf } from '../../../lib/token-subject.ts';

/** Tells this page that a draft was stored; other tabs hear `storage`. */
export const chatDraftsChanged = 'cardwright:chat-drafts';

function subscribe(onChange: () => void): () => void {
  const events = [chatDraftsChanged, 'storage'];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** Read without the schema of drafts, which no other part of a page's frame needs. */
function idsIn(stored: string | null): string[] {
  try {
    const { chats }: { chats: [string, unknown][] } = JSON.parse(stored ?? '{"chats":[]}');
    return chats.map(([id]) => id);
  } catch {
    return [];
  }
}

/** The ids of the chats in which this account has written something and not sent it. */
export function useChatsWithDrafts(): ReadonlySet<string> {
  const { store, tokens } = useServices();
  const [key] = useState(() => accountKey(storageKeys.chatDrafts, subjectOf(tokens.access())));
  const stored = useSyncExternalStore(subscribe, () => store.getItem(key));
  return useMemo(() => new Set(idsIn(stored)), [stored]);
}
