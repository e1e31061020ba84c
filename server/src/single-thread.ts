import { Worker } from 'node:worker_threads';

/** What a thread's program answers: its result, or what went wrong. */
export type ThreadAnswer<Result> = Result | { broken: string };

interface SingleThreadOptions {
  /** Limit of the thread's heap; a thread that needs more ends, and nothing else does. */
  memory_mb: number;
  signal?: AbortSignal | undefined;
}

/**
 * Does our own long work in a thread of its own: seconds of it would hold up everybody's answers. The thread ends with its
 * work, or with the signal. Its input is copied.
 */
export async function inSingleThread<Result extends object>(
  program: URL,
  workerData: unknown,
  { memory_mb, signal }: SingleThreadOptions,
): Promise<Result> {
  signal?.throwIfAborted();
  const worker = new Worker(program, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memory_mb },
    execArgv: [],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const onAbort = () => reject(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  worker.once('message', (answer: ThreadAnswer<Result>) =>
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

/** The whole program of such a thread. */
export function answerOnce<Result extends object>(
  port: { postMessage(answer: ThreadAnswer<Result>): void } | null,
  work: () => Result,
): void {
  try {
    port?.postMessage(work());
  } catch (error) {
    port?.postMessage({ broken: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
