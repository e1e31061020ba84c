import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../lib/services.tsx';
import { storageKeys } from '../../../lib/storage.ts';
import { subjectOf } from '../../../lib/token-subject.ts';
import { type ChatDraft, createChatDrafts } from './chat-drafts.ts';

/** Milliseconds after the last key before the draft is stored. */
const pauseMs = 250;

export interface Draft {
  draft: ChatDraft;
  change(values: Partial<ChatDraft>): void;
}

/** What is not sent yet in one chat; it survives reloads, and other tabs show it when they are not being written in. */
export function useDraft(chatId: string): Draft {
  const { store, tokens } = useServices();
  const [drafts] = useState(() => createChatDrafts(store, () => subjectOf(tokens.access())));
  const [draft, setDraft] = useState(() => drafts.read(chatId));
  const unsavedRef = useRef<ChatDraft | null>(null);
  const latestRef = useRef(draft);
  const timerRef = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timerRef.current);
    if (unsavedRef.current !== null && tokens.access() !== null) drafts.write(chatId, unsavedRef.current);
    unsavedRef.current = null;
  }, [drafts, chatId, tokens]);

  const change = useCallback(
    (values: Partial<ChatDraft>) => {
      const next = { ...latestRef.current, ...values };
      latestRef.current = next;
      unsavedRef.current = next;
      setDraft(next);
      clearTimeout(timerRef.current);
      // What was sent or emptied is forgotten at once: another page may be next.
      if (next.text === '' || values.files !== undefined) flush();
      else timerRef.current = setTimeout(flush, pauseMs);
    },
    [flush],
  );

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== storageKeys.chatDrafts || unsavedRef.current !== null || document.hasFocus()) return;
      latestRef.current = drafts.read(chatId);
      setDraft(latestRef.current);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [drafts, chatId, flush]);

  return { draft, change };
}
