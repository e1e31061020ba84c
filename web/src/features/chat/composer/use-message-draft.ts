import type { FilePart } from '@cardwright/contract/chats';
import { useCallback } from 'react';
import { useAttachments } from './use-attachments.ts';
import { useDraft } from './use-draft.ts';

interface MessageDraftOptions {
  /** Names the draft: a chat's id, or `new`. */
  draftKey: string;
  /** The chat that takes the files. */
  chatId(): Promise<string>;
}

/** The message that is being written in a chat: its text and its files, kept until it is sent. */
export function useMessageDraft({ draftKey, chatId }: MessageDraftOptions) {
  const { draft, change } = useDraft(draftKey);
  const onFiles = useCallback((files: FilePart[]) => change({ files }), [change]);
  const { attachments, list } = useAttachments({ chatId, initial: draft.files, onFiles });
  const setText = useCallback((text: string) => change({ text }), [change]);
  const state: 'none' | 'ready' | 'pending' = list.some(({ status }) => status === 'sending')
    ? 'pending'
    : draft.files.length > 0
      ? 'ready'
      : 'none';

  /** Empties the box; the files go with the message. */
  const clear = useCallback(() => {
    change({ text: '', files: [], chat_id: null });
    attachments.clear();
  }, [change, attachments]);
  /** A message that was not taken comes back, before anything that was written since. */
  const putBack = useCallback(
    (unsent: { text: string; files?: readonly FilePart[] | undefined }) => {
      change({ text: unsent.text });
      attachments.put(unsent.files ?? []);
    },
    [change, attachments],
  );
  return {
    draft,
    change,
    text: draft.text,
    setText,
    files: draft.files,
    filesState: state,
    list,
    attachments,
    clear,
    putBack,
  };
}
