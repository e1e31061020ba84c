import type { FilePart } from '@cardwright/contract/chats';
import { useCallback } from 'react';
import type { OutgoingMessage } from '../outgoing-message.ts';
import type { FilesState } from './attachments.ts';
import { knownId, noted, withReturned, withSent, withTaken } from './unsent-messages.ts';
import { useAttachments } from './use-attachments.ts';
import { useDraft } from './use-draft.ts';

interface MessageDraftOptions {
  /** Names the draft: a chat's id, or `new`. */
  draftKey: string;
  /** The chat that takes the files. */
  chatId(): Promise<string>;
}

/** The message that is being written in a chat: its text and its files, kept until the server has it. */
export function useMessageDraft({ draftKey, chatId }: MessageDraftOptions) {
  const { draft, stored, change } = useDraft(draftKey);
  const onFiles = useCallback((files: FilePart[]) => change({ files }), [change]);
  const { attachments, list } = useAttachments({ draftKey, chatId, stored: stored.files, onFiles });
  const setText = useCallback((text: string) => change({ text }), [change]);
  const state: FilesState = list.some(({ status }) => status === 'sending')
    ? 'pending'
    : list.some(({ failure }) => failure?.can_retry)
      ? 'failed'
      : draft.files.length > 0
        ? 'ready'
        : 'none';

  /** Empties the box. */
  const clear = useCallback(() => {
    change({ text: '', files: [], chat_id: null, card_id: null });
    attachments.clear();
  }, [change, attachments]);
  /** The message goes out, and its files with it. */
  const sent = useCallback(
    (message: OutgoingMessage) => {
      change((current) => withSent(current, noted(message)));
      if (message.edits === undefined) attachments.clear();
    },
    [change, attachments],
  );
  /** The server has the messages with these ids. */
  const taken = useCallback(
    (ids: Iterable<string>) => attachments.show(change((current) => withTaken(current, new Set(ids))).files),
    [change, attachments],
  );
  /** A message that was not taken comes back; `keepsId`: the server may have it all the same. */
  const putBack = useCallback(
    (message: OutgoingMessage, keepsId: boolean) =>
      attachments.show(change((current) => withReturned(current, noted(message), keepsId)).files),
    [change, attachments],
  );
  /** The id that a message goes out with, if it went out before. */
  const { unsent } = draft;
  const idOf = useCallback(
    (message: Omit<OutgoingMessage, 'id'>) => knownId(unsent, noted({ id: '', ...message })),
    [unsent],
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
    sent,
    taken,
    putBack,
    idOf,
  };
}
