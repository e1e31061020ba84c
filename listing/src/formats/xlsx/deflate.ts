/** Bytes that TextEncoder and streams hand out; the platform's compressor takes no shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface Deflated {
  crc: number;
  /** Bytes before compression. */
  size: number;
}

const gzipHeaderBytes = 10;
const gzipTrailerBytes = 8;

/**
 * Compresses a stream and returns its checksum and size at the end. It asks the platform for gzip and strips the frame,
 * so that the checksum comes from native code as well, off the main thread. Memory does not grow with the content.
 */
export async function* deflated(content: AsyncIterable<Bytes>): AsyncGenerator<Bytes, Deflated> {
  const gzip = new CompressionStream('gzip');
  const reader = gzip.readable.getReader();
  const source = content[Symbol.asyncIterator]();
  let size = 0;
  const feeding = feed(source, gzip.writable.getWriter(), (bytes) => {
    size += bytes;
  });
  // The reader gets the same failure; this keeps it from being reported twice.
  feeding.catch(() => undefined);
  let headerLeft = gzipHeaderBytes;
  let held: Bytes = new Uint8Array(0);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const skip = Math.min(headerLeft, value.length);
      headerLeft -= skip;
      const joined = concat(held, value.subarray(skip));
      const ready = Math.max(0, joined.length - gzipTrailerBytes);
      held = joined.slice(ready);
      if (ready > 0) yield joined.subarray(0, ready);
    }
    await feeding;
  } finally {
    // If the caller stops early, the source is closed.
    await reader.cancel().catch(() => undefined);
    await source.return?.(undefined);
  }
  return { crc: new DataView(held.buffer, held.byteOffset).getUint32(0, true), size };
}

async function feed(
  source: AsyncIterator<Bytes>,
  writer: WritableStreamDefaultWriter<BufferSource>,
  count: (bytes: number) => void,
): Promise<void> {
  try {
    // One chunk is compressed on another thread while the next is made on this one.
    let compressing = Promise.resolve();
    for (;;) {
      const { done, value } = await source.next();
      await compressing;
      if (done) break;
      count(value.length);
      compressing = writer.write(value);
      compressing.catch(() => undefined);
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error);
    throw error;
  }
}

function concat(first: Bytes, second: Bytes): Bytes {
  if (first.length === 0) return second;
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
