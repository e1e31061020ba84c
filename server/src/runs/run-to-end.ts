import { ProblemError } from '../http/problem-error.ts';
import type { StartRun } from './open-run.ts';
import type { RunContext } from './own-runs.ts';
import type { RunService } from './run-service.ts';
import type { Run } from './run-store.ts';

export interface StartedWork<T> {
  run: Run;
  /** Settles with the work itself, or rejects when it was never begun. Nobody has to wait for it. */
  result: Promise<T>;
}

/** Starts a run and gives its work's result, for callers that want to wait. */
export async function startWork<T>(
  runs: RunService,
  input: StartRun,
  work: (context: RunContext) => Promise<T>,
  prepare: Parameters<RunService['start']>[2],
): Promise<StartedWork<T>> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  // Without a waiting caller the run itself records the failure.
  promise.catch(() => {});
  const run = await runs.start(
    input,
    async (context) => {
      try {
        resolve(await work(context));
      } catch (error) {
        reject(error);
        throw error;
      }
    },
    prepare,
    // It was written, and taken for dead before its commit was known here: its work is never called.
    () => reject(new ProblemError('unavailable', 'The server stopped before this was finished. Try again.')),
  );
  return { run, result: promise };
}

/** Waits for the work; when the caller's signal aborts, the run is stopped. */
export async function waitFor<T>(
  runs: RunService,
  userId: string,
  started: StartedWork<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  const stop = () => void runs.stop(userId, started.run.id).catch(() => {});
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted === true) stop();
  try {
    return await started.result;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
