import type { Readable } from 'node:stream';

/** The stream's bytes in parts of exactly `size`, the last one smaller; no part for an empty stream. Rejects when it fails. */
export async function* inParts(content: Readable, size: number): AsyncGenerator<Uint8Array, undefined> {
  if (content.errored) throw content.errored;
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    let rest: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    while (bytes + rest.length >= size) {
      const taken = size - bytes;
      yield Buffer.concat([...waiting, rest.subarray(0, taken)]);
      waiting = [];
      bytes = 0;
      rest = rest.subarray(taken);
    }
    if (rest.length > 0) waiting.push(rest);
    bytes += rest.length;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
  return undefined;
}
