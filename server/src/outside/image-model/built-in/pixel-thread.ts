import { Worker } from 'node:worker_threads';
import type { PixelAnswer, PixelResult, PixelWork } from './pixel-work.ts';
import type { Pixels } from './pixels.ts';

/** Above what 16 megapixels need; one that asks for more ends alone. */
const memoryMb = 512;

/**
 * Goes over every pixel in a thread of its own: seconds of it would hold up everybody's answers. The thread ends with its
 * work, or with the signal. The pixels are copied.
 */
export async function inPixelThread(
  work: PixelWork,
  pixels: Pixels,
  signal: AbortSignal | undefined,
): Promise<PixelResult> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./pixel-worker.ts', import.meta.url), {
    workerData: { work, pixels },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: [],
  });
  const { promise, resolve, reject } = Promise.withResolvers<PixelResult>();
  const onAbort = () => reject(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  worker.once('message', (answer: PixelAnswer) =>
    'broken' in answer ? reject(new Error(answer.broken)) : resolve(answer),
  );
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the thread ended without an answer')));
  try {
    return await promise;
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
