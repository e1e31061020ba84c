import type { CardImage } from '@cardwright/contract/cards';
import { imageTypes, maxImageBytes } from '@cardwright/contract/images';
import { ApiError } from '../../lib/api-error.ts';

/** Why a file is not in the gallery: before it was sent, while it was sent, or after it. */
type UploadFailure = 'too_large' | 'type' | 'upload' | 'gallery';

export interface Upload {
  id: string;
  file: File;
  status: 'waiting' | 'sending' | 'adding' | 'failed';
  /** Share that is sent, 0 to 1. */
  progress: number;
  /** `reason`: the server's sentence, or empty. A refusal by the server is final; any other failure may work next time. */
  failure: { kind: UploadFailure; reason: string; can_retry: boolean } | null;
}

export interface UploadQueueDeps {
  send(
    file: File,
    options: { idempotencyKey: string; onProgress(share: number): void; signal: AbortSignal },
  ): Promise<CardImage>;
  /** Puts a sent picture at the end of the card's gallery. */
  add(imageId: string): Promise<CardImage>;
  onAdded(image: CardImage): void;
  newId(): string;
}

/** Files on their way into a gallery. For `useSyncExternalStore`. */
export interface UploadQueue {
  subscribe(listener: () => void): () => void;
  snapshot(): readonly Upload[];
  /** How many of the current, or last, batch of files have reached the gallery. */
  addedCount(): number;
  addFiles(files: readonly File[]): void;
  retry(id: string): void;
  /** Stops it if it is under way. */
  dismiss(id: string): void;
  close(): void;
}

const atOnce = 3;

/** Why this file need not be sent; the server looks at the content. */
export function fileProblem(file: File): UploadFailure | null {
  if (file.size > maxImageBytes) return 'too_large';
  // A browser that does not know the type gives none.
  return file.type === '' || imageTypes.some((type) => type === file.type) ? null : 'type';
}

/** Sends several files at once; they are added to the gallery in the order in which they were chosen. */
export function createUploadQueue({ send, add, onAdded, newId }: UploadQueueDeps): UploadQueue {
  let uploads: readonly Upload[] = [];
  let addedCount = 0;
  const listeners = new Set<() => void>();
  const stops = new Map<string, AbortController>();
  /** Uploaded pictures that could not be added to the gallery: they need not be sent again. */
  const sent = new Map<string, CardImage>();
  let sending = 0;
  const waiting: (() => void)[] = [];
  let gallery: Promise<void> = Promise.resolve();

  const set = (next: readonly Upload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, values: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));
  const drop = (id: string) => {
    stops.delete(id);
    sent.delete(id);
    set(uploads.filter((upload) => upload.id !== id));
  };
  const fail = (id: string, kind: UploadFailure, error: unknown) => {
    const refusal = error instanceof ApiError ? error : null;
    const can_retry = refusal === null || refusal.status >= 500 || refusal.status === 429;
    change(id, { status: 'failed', failure: { kind, reason: refusal?.message ?? '', can_retry } });
  };

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (sending >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else sending += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) sending -= 1;
      else next();
    }
  };

  const sendOne = async ({ id, file }: Upload, signal: AbortSignal): Promise<CardImage | null> => {
    const known = sent.get(id);
    if (known !== undefined) return known;
    try {
      return await inTurn(async () => {
        signal.throwIfAborted();
        change(id, { status: 'sending', progress: 0, failure: null });
        const onProgress = (progress: number) => change(id, { progress });
        const image = await send(file, { idempotencyKey: id, onProgress, signal });
        sent.set(id, image);
        change(id, { status: 'adding', progress: 1 });
        return image;
      });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      const kind = code === 'too_large' ? 'too_large' : code === 'unsupported_type' ? 'type' : 'upload';
      if (!signal.aborted) fail(id, kind, error);
      return null;
    }
  };
  const start = (upload: Upload) => {
    const stop = new AbortController();
    stops.set(upload.id, stop);
    const image = sendOne(upload, stop.signal);
    gallery = gallery.then(async () => {
      const ready = await image;
      if (ready === null || stop.signal.aborted) return;
      change(upload.id, { status: 'adding' });
      try {
        const image = await add(ready.id);
        addedCount += 1;
        drop(upload.id);
        onAdded(image);
      } catch (error) {
        fail(upload.id, 'gallery', error);
      }
    });
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => uploads,
    addedCount: () => addedCount,
    addFiles(files) {
      if (uploads.every(({ status }) => status === 'failed')) addedCount = 0;
      const added = files.map((file): Upload => {
        const kind = fileProblem(file);
        const failure = kind === null ? null : { kind, reason: '', can_retry: false };
        return { id: newId(), file, status: failure === null ? 'waiting' : 'failed', progress: 0, failure };
      });
      set([...uploads, ...added]);
      for (const upload of added) if (upload.status === 'waiting') start(upload);
    },
    retry(id) {
      const upload = uploads.find((one) => one.id === id);
      if (upload?.status !== 'failed') return;
      change(id, { status: 'waiting', progress: 0, failure: null });
      start(upload);
    },
    dismiss(id) {
      stops.get(id)?.abort();
      drop(id);
    },
    close() {
      for (const stop of stops.values()) stop.abort();
    },
  };
}
