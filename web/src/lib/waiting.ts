/** Waits the given milliseconds, or until the signal aborts. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

export const wait: Wait = (ms, signal) =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal?.addEventListener('abort', finish);
  });

const firstPauseMs = 500;
const longestPauseMs = 15_000;

/** Milliseconds before the next attempt: doubling from 0.5 s to 15 s; `random` (0 to 1) takes off up to a quarter so tabs spread out. */
export function backoffMs(failures: number, random: number): number {
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1));
  return Math.round(pause * (1 - random / 4));
}

/** A seller looks at what a lost stream brings, so its pauses stay short: a restarted server is found within seconds. */
const longestStreamPauseMs = 2_000;

/** After these, about half a minute, the server is away for longer. */
const quickAttempts = 15;

/** Milliseconds before a lost stream is opened again. */
export const reopenMs = (failures: number, random: number): number =>
  failures > quickAttempts ? backoffMs(failures, random) : Math.min(longestStreamPauseMs, backoffMs(failures, random));
