import type { Readable } from 'node:stream';

/** The most bytes and the longest time to spend on reading a body that is thrown away. */
const defaultLimits = { bytes: 64 * 1024 * 1024, milliseconds: 10_000 };

/**
 * Reads what is left of a refused body and throws it away. A client that is still sending when the connection closes
 * sees a broken connection instead of the answer.
 */
export function discardBody(body: Readable, limits = defaultLimits): Promise<void> {
  if (body.readableEnded || body.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = limits.bytes;
    const done = () => {
      clearTimeout(timer);
      body.off('data', count);
      resolve();
    };
    const count = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) done();
    };
    const timer = setTimeout(done, limits.milliseconds);
    for (const event of ['end', 'close', 'error']) body.once(event, done);
    body.on('data', count);
    body.resume();
  });
}
