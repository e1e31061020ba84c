import { ApiError } from './api-error.ts';
import { reopenMs, type Wait } from './waiting.ts';

const mostRetries = 2;
const firstPauseMs = 1_000;

/** A refusal will be the same the next time; only lost connections and server faults are worth two more tries. */
export const isWorthRetry = (failures: number, error: unknown): boolean =>
  failures < mostRetries && !(error instanceof ApiError && error.status < 500);

/** With the pauses between them a quarter of a minute: a server that starts again is found. */
const mostLosses = 10;

/** Does the work, and again while its connection is lost; rejects with the last failure, or when the signal aborts. */
export async function untilReached<T>(work: () => Promise<T>, wait: Wait, signal: AbortSignal): Promise<T> {
  for (let losses = 1; ; losses += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TypeError) || losses === mostLosses) throw error;
      await wait(reopenMs(losses, 0), signal);
      signal.throwIfAborted();
    }
  }
}

/** Does the work, and again after 1 s and 2 s if that is worthwhile; rejects with the last failure. */
export async function retrying<T>(work: () => Promise<T>, wait: Wait): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthRetry(failures, error)) throw error;
      await wait(firstPauseMs * 2 ** failures);
    }
  }
}
