import type { Clock } from '../outside/clock/clock.ts';

export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
}

/** A clock that stands still until the test moves it. */
export function manualClock(start = new Date('2026-03-01T12:00:00.000Z')): ManualClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
