import {
  type ChatFile,
  chatFileTypes,
  type FilePart,
  maxChatFileBytes,
  maxFilesOfMessage,
} from '@cardwright/contract/chats';
import { ApiError } from '../../../lib/api-error.ts';

/** Why a file is not attached. */
export type AttachmentFailure = 'too_large' | 'type' | 'count' | 'image' | 'upload';

/**
 * Of all files together. `ready`: they alone make a message. It cannot be sent while some are `pending`, or have `failed` and can
 * be tried again.
 */
export type FilesState = 'none' | 'ready' | 'pending' | 'failed';

export interface Attachment {
  id: string;
  name: string;
  bytes: number;
  isImage: boolean;
  status: 'sending' | 'done' | 'failed';
  /** Share that is sent, 0 to 1. */
  progress: number;
  /** `reason`: the server's sentence, or empty. */
  failure: { kind: AttachmentFailure; reason: string; can_retry: boolean } | null;
  /** Once it is up. */
  part: FilePart | null;
}

interface AttachmentsDeps {
  send(
    file: File,
    options: { idempotencyKey: string; onProgress(share: number): void; signal: AbortSignal },
  ): Promise<ChatFile>;
  /** Told of every change of what is up. */
  onFiles(files: FilePart[]): void;
  newId(): string;
}

/** The files of the next message. For `useSyncExternalStore`. */
export interface Attachments {
  subscribe(listener: () => void): () => void;
  snapshot(): readonly Attachment[];
  add(files: readonly File[]): void;
  retry(id: string): void;
  /** Stops it if it is under way. */
  remove(...ids: string[]): void;
  /** Files that are up already, such as those of a message that came back. */
  put(files: readonly FilePart[]): void;
  /** What is up is this and nothing else, as a stored draft has it; that is not told back. */
  show(files: readonly FilePart[]): void;
  clear(): void;
}

const isImageType = (type: string): boolean => type.startsWith('image/');

/** Why this file need not be sent; the server looks at the content. */
export function attachmentProblem({
  size,
  type,
  name,
}: Pick<File, 'size' | 'type' | 'name'>): AttachmentFailure | null {
  if (size > maxChatFileBytes) return 'too_large';
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  const isKnown = chatFileTypes.some((known) => known === type || known === ending);
  // A browser that knows neither says nothing.
  return isKnown || (type === '' && ending === '') ? null : 'type';
}

const ofPart = (part: FilePart): Attachment => ({
  ...{ id: part.file_id, name: part.name, bytes: part.bytes, isImage: part.kind === 'image' },
  ...{ status: 'done', progress: 1, failure: null, part },
});

export function createAttachments({ send, onFiles, newId }: AttachmentsDeps): Attachments {
  let list: readonly Attachment[] = [];
  const listeners = new Set<() => void>();
  /** Of those that are not up yet. */
  const files = new Map<string, { file: File; stop: AbortController }>();

  const set = (next: readonly Attachment[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, values: Partial<Attachment>) =>
    set(list.map((attachment) => (attachment.id === id ? { ...attachment, ...values } : attachment)));
  const tell = () => onFiles(list.flatMap(({ part }) => (part === null ? [] : [part])));

  const failureOf = (error: unknown, isImage: boolean): Attachment['failure'] => {
    const refusal = error instanceof ApiError ? error : null;
    const kinds: Record<number, AttachmentFailure> = { 413: 'too_large', 415: 'type' };
    // A lost connection says nothing against the picture.
    const kind = refusal === null ? 'upload' : (kinds[refusal.status] ?? (isImage ? 'image' : 'upload'));
    const can_retry = refusal === null || refusal.status >= 500 || refusal.status === 429;
    return { kind, reason: refusal?.message ?? '', can_retry };
  };
  const start = async (id: string, file: File) => {
    const stop = new AbortController();
    files.set(id, { file, stop });
    change(id, { status: 'sending', progress: 0, failure: null });
    try {
      const onProgress = (progress: number) => change(id, { progress });
      const part = await send(file, { idempotencyKey: id, onProgress, signal: stop.signal });
      if (stop.signal.aborted) return;
      files.delete(id);
      change(id, { status: 'done', progress: 1, part });
      tell();
    } catch (error) {
      if (stop.signal.aborted) return;
      change(id, { status: 'failed', failure: failureOf(error, isImageType(file.type)) });
    }
  };
  const drop = (id: string) => {
    files.get(id)?.stop.abort();
    files.delete(id);
    set(list.filter((attachment) => attachment.id !== id));
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => list,
    add(chosen) {
      for (const file of chosen) {
        const isFull = list.filter(({ status }) => status !== 'failed').length >= maxFilesOfMessage;
        const kind = isFull ? 'count' : attachmentProblem(file);
        const id = newId();
        const failure = kind === null ? null : { kind, reason: '', can_retry: false };
        const known = {
          id,
          name: file.name,
          bytes: file.size,
          isImage: isImageType(file.type),
          progress: 0,
          part: null,
        };
        set([...list, { ...known, status: kind === null ? 'sending' : 'failed', failure }]);
        if (kind === null) void start(id, file);
      }
    },
    retry(id) {
      const known = files.get(id);
      if (known !== undefined) void start(id, known.file);
    },
    remove(...ids) {
      for (const id of ids) drop(id);
      tell();
    },
    put(parts) {
      const added = parts.filter((part) => !list.some((attachment) => attachment.part?.file_id === part.file_id));
      if (added.length === 0) return;
      set([...list, ...added.map(ofPart)]);
      tell();
    },
    show(parts) {
      const wanted = new Map(parts.map((part) => [part.file_id, part]));
      const known = list.filter(({ part }) => part === null || wanted.has(part.file_id));
      const missing = parts.filter(({ file_id }) => !known.some(({ part }) => part?.file_id === file_id));
      if (known.length < list.length || missing.length > 0) set([...known, ...missing.map(ofPart)]);
    },
    clear() {
      if (list.length === 0) return;
      for (const { id } of list) drop(id);
      tell();
    },
  };
}
