import { ApiError } from './api-error.ts';
import type { Wait } from './waiting.ts';

const mostRetries = 2;
const firstPauseMs = 1_000;

/** A refusal will be the same the next time; only lost connections and server faults are worth two more tries. */
export const isWorthRetry = (failures: number, error: unknown): boolean =>
  failures < mostRetries && !(error instanceof ApiError && error.status < 500);

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
