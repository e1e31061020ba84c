import type { ChatFile, FilePart } from '@cardwright/contract/chats';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../../lib/services.tsx';
import { type Attachments, createAttachments } from './attachments.ts';

interface AttachmentsOptions {
  /** The chat that takes the files; made when the first one comes, on the new-chat page. */
  chatId(): Promise<string>;
  initial: readonly FilePart[];
  onFiles(files: FilePart[]): void;
}

/** The files of the message that is being written. */
export function useAttachments({ chatId, initial, onFiles }: AttachmentsOptions) {
  const { api, newId } = useServices();
  const latestRef = useRef({ chatId, onFiles });
  useEffect(() => {
    latestRef.current = { chatId, onFiles };
  });
  const [attachments] = useState<Attachments>(() => {
    const made = createAttachments({
      send: async (file, options) =>
        api.upload<ChatFile>(`/chats/${await latestRef.current.chatId()}/files`, file, options),
      onFiles: (files) => latestRef.current.onFiles(files),
      newId,
    });
    return made;
  });
  // What another tab attached, or a draft holds, comes without being told back.
  useEffect(() => {
    if (initial.length > 0) attachments.put(initial);
  }, [attachments, initial]);
  const list = useSyncExternalStore(attachments.subscribe, attachments.snapshot);
  return { attachments, list };
}
