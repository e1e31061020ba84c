/**
 * Rests of many that end together: a process that wakes for each of them by itself pays more for waking than for what it
 * then does. So many at most end in the same moment, that nobody else waits for long.
 */
export interface SharedRests {
  /** Calls `wake` in about `ms` milliseconds, among `count` that rest; from half to one and a half times as long. */
  rest(ms: number, count: number, wake: () => void): Rest;
}

export interface Rest {
  cancel(): void;
}

const mostTogether = 16;

export function createSharedRests(now: () => number = () => performance.now()): SharedRests {
  /** By the time of their end. */
  const rests = new Map<number, Set<() => void>>();
  const endAt = (due: number) => {
    const wakes = new Set<() => void>();
    rests.set(due, wakes);
    setTimeout(
      () => {
        rests.delete(due);
        for (const wake of wakes) wake();
      },
      Math.ceil(due - now()),
    );
    return wakes;
  };
  return {
    rest(ms, count, wake) {
      const grid = ms / Math.ceil(count / mostTogether);
      const at = now();
      const due = Math.floor((at + ms) / grid) * grid;
      const moment = Math.ceil(due - at < ms / 2 ? due + grid : due);
      const wakes = rests.get(moment) ?? endAt(moment);
      wakes.add(wake);
      return { cancel: () => void wakes.delete(wake) };
    },
  };
}
