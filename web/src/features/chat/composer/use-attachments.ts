import type { ChatFile, FilePart } from '@cardwright/contract/chats';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { untilReached } from '../../../lib/retrying.ts';
import { type Services, useServices } from '../../../lib/services.tsx';
import { wait } from '../../../lib/waiting.ts';
import { type Attachments, createAttachments } from './attachments.ts';

interface Calls {
  chatId(): Promise<string>;
  onFiles(files: FilePart[]): void;
}

interface AttachmentsOptions extends Calls {
  /** Names the draft that the files belong to. */
  draftKey: string;
  /** The files of the draft, as the storage held it when it was last read. */
  stored: readonly FilePart[];
}

interface Uploads {
  attachments: Attachments;
  /** Of the page that shows them, or showed them last. */
  calls: Calls;
}

/** Uploads outlive the page that they were begun on: whoever comes back to the chat finds them. */
const uploadsOfApp = new WeakMap<Services, Map<string, Uploads>>();

function uploadsOf(services: Services, draftKey: string, calls: Calls): Uploads {
  const known = uploadsOfApp.get(services) ?? new Map<string, Uploads>();
  uploadsOfApp.set(services, known);
  const { api, newId } = services;
  const attachments =
    known.get(draftKey)?.attachments ??
    createAttachments({
      send: (file, options) =>
        untilReached(
          async () => api.upload<ChatFile>(`/chats/${await made.calls.chatId()}/files`, file, options),
          wait,
          options.signal,
        ),
      onFiles: (files) => made.calls.onFiles(files),
      newId,
    });
  const made: Uploads = known.get(draftKey) ?? { attachments, calls };
  known.set(draftKey, made);
  return made;
}

/** The files of the message that is being written. */
export function useAttachments({ draftKey, chatId, stored, onFiles }: AttachmentsOptions) {
  const services = useServices();
  const [uploads] = useState(() => uploadsOf(services, draftKey, { chatId, onFiles }));
  const { attachments } = uploads;
  useEffect(() => {
    uploads.calls = { chatId, onFiles };
  });
  // What another tab attached or sent, or a draft holds, comes without being told back.
  useEffect(() => attachments.show(stored), [attachments, stored]);
  useEffect(
    () => () => {
      const isSending = attachments.snapshot().some(({ status }) => status === 'sending');
      if (!isSending) uploadsOfApp.get(services)?.delete(draftKey);
    },
    [services, attachments, draftKey],
  );
  const list = useSyncExternalStore(attachments.subscribe, attachments.snapshot);
  return { attachments, list };
}
