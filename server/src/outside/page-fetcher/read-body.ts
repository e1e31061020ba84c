import type { Readable, Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { failures } from './fetch-failures.ts';

/** Of a page or picture, after decompression. */
export const maxBytes = 10 * 2 ** 20;

/**
 * Reads a body to its end, unpacked.
 * @throws FetchError `too_large` as soon as the unpacked bytes pass `limit`, so a small packed body cannot fill the memory
 */
export async function readBody(body: Readable, encoding: string | null, limit: number): Promise<Uint8Array> {
  const unpackers = unpackersOf(encoding);
  let stream: Readable = body;
  for (const unpacker of unpackers) {
    stream.on('error', (error) => unpacker.destroy(error));
    stream = stream.pipe(unpacker);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw failures.tooLarge(limit / 2 ** 20);
      chunks.push(chunk);
    }
  } finally {
    for (const unpacker of unpackers) unpacker.destroy();
    body.on('error', () => {});
    body.destroy();
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Applied in the reverse of the order that the header lists. */
function unpackersOf(encoding: string | null): Transform[] {
  return (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .reverse()
    .flatMap((name) => {
      // A body that was cut off is read as far as it goes, as browsers do.
      if (name === 'gzip' || name === 'x-gzip') return [createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })];
      if (name === 'deflate') return [createInflate({ finishFlush: constants.Z_SYNC_FLUSH })];
      if (name === 'br') return [createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })];
      return [];
    });
}
