import { afterEach, vi } from 'vitest';

/** A transition takes three frames, each asked for in the one before, and a time. */
const mostRounds = 10;

// Set up for every file, and after its own hooks. Files share a worker, and with it jsdom: its frames come from an interval, which
// a test that faked the clock may have begun. It would stand there for ever, and no later test would see a frame. So no file
// sets the real clock itself (real-timers.test.ts looks for it), and what frames ask for comes too.
afterEach(() => {
  if (!vi.isFakeTimers()) return;
  for (let round = 0; round < mostRounds && vi.getTimerCount() > 0; round += 1) vi.runOnlyPendingTimers();
  vi.useRealTimers();
});
