import { type Bytes, deflated } from './deflate.ts';
import type { ZipEntry } from './zip.ts';

export interface Spool {
  write(text: string): Promise<void>;
  /** The compressed content. */
  end(): Promise<ZipEntry['content']>;
  /** Gives up, because nobody waits for more. */
  close(): void;
}

/**
 * Holds text that is known before its turn in the file comes, such as the notes on rows that are still being written. Only
 * the compressed form is kept: notes repeat themselves, so 100,000 of them are a few megabytes.
 */
export function createSpool(): Spool {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Bytes, Bytes>();
  const writer = writable.getWriter();
  const collecting = collect(chunksOf(readable));
  collecting.catch(() => undefined);
  return {
    write: (text) => writer.write(encoder.encode(text)),
    async end() {
      await writer.close();
      return collecting;
    },
    close: () => void writer.abort().catch(() => undefined),
  };
}

// Not every browser can iterate a stream itself.
async function* chunksOf(readable: ReadableStream<Bytes>): AsyncGenerator<Bytes> {
  const reader = readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

async function collect(content: AsyncIterable<Bytes>): Promise<ZipEntry['content']> {
  const compressing = deflated(content);
  const chunks: Bytes[] = [];
  for (;;) {
    const next = await compressing.next();
    if (next.done) return { kind: 'deflated', chunks, sum: next.value };
    chunks.push(next.value.slice());
  }
}
