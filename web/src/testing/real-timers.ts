import { afterEach, vi } from 'vitest';

// Set up for every file, and after its own hooks. Files share a worker, and with it jsdom: its frames come from an interval, which
// a test that faked the clock may have begun. It would stand there for ever, and no later test would see a frame.
afterEach(() => {
  if (!vi.isFakeTimers()) return;
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});
