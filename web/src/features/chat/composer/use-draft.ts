import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../lib/services.tsx';
import { type ChatDraft, ownChatDrafts } from './chat-drafts.ts';

/** Milliseconds after the last key before the draft is stored. */
const pauseMs = 250;

/** What changes, or how that follows from the draft as it is now; null changes nothing. */
type DraftChange = Partial<ChatDraft> | ((draft: ChatDraft) => Partial<ChatDraft> | null);

export interface Draft {
  draft: ChatDraft;
  /** What the storage held when it was last read: at the beginning, and after another tab's change. */
  stored: ChatDraft;
  /** Works on the stored draft once the page is gone. Answers the draft as it is now. */
  change(values: DraftChange): ChatDraft;
}

/** What is not sent yet in one chat; it survives reloads, and other tabs show it when they are not being written in. */
export function useDraft(chatId: string): Draft {
  const services = useServices();
  const { tokens } = services;
  const [drafts] = useState(() => ownChatDrafts(services));
  const [stored, setStored] = useState(() => drafts.read(chatId));
  const [draft, setDraft] = useState(stored);
  /** Only what was changed here: the rest may have been written by others since. */
  const unsavedRef = useRef<Partial<ChatDraft> | null>(null);
  const latestRef = useRef(draft);
  const isGoneRef = useRef(false);
  const timerRef = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timerRef.current);
    if (unsavedRef.current !== null && !tokens.isSignedOut())
      drafts.write(chatId, { ...drafts.read(chatId), ...unsavedRef.current });
    unsavedRef.current = null;
  }, [drafts, chatId, tokens]);

  const change = useCallback(
    (asked: DraftChange): ChatDraft => {
      const before = isGoneRef.current ? drafts.read(chatId) : latestRef.current;
      const values = typeof asked === 'function' ? asked(before) : asked;
      if (values === null) return before;
      const next = { ...before, ...values };
      latestRef.current = next;
      unsavedRef.current = { ...unsavedRef.current, ...values };
      setDraft(next);
      clearTimeout(timerRef.current);
      // What was sent or emptied is stored at once: another page may be next.
      const isTyped = values.text === undefined ? Object.keys(values.edits ?? {}).length > 0 : values.text !== '';
      if (!isTyped || values.files !== undefined || values.unsent !== undefined || isGoneRef.current) flush();
      else timerRef.current = setTimeout(flush, pauseMs);
      return next;
    },
    [flush, drafts, chatId],
  );

  useEffect(() => {
    isGoneRef.current = false;
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== drafts.key || unsavedRef.current !== null || document.hasFocus()) return;
      latestRef.current = drafts.read(chatId);
      setDraft(latestRef.current);
      setStored(latestRef.current);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', flush);
      flush();
      isGoneRef.current = true;
    };
  }, [drafts, chatId, flush]);

  return { draft, stored, change };
}
