import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

/** As a transition asks for them: each in the one before. */
const frames = (count: number, done: () => void): void =>
  void requestAnimationFrame(() => (count > 1 ? frames(count - 1, done) : done()));

describe('a test behind one that faked the clock', () => {
  it('has faked it in the middle of a transition', () => {
    vi.useFakeTimers();
    frames(3, () => {});
    expect(vi.isFakeTimers()).toBe(true);
  });

  it('sees frames', async () => {
    expect(vi.isFakeTimers()).toBe(false);
    await new Promise<void>((resolve) => frames(2, resolve));
  });
});

it('is no matter of the files that fake it: a clock that a file set right itself has not been run out', () => {
  const own = globSync('web/{src,build}/**/*.test.{ts,tsx}').filter((file) => !file.includes('real-timers'));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((file) => readFileSync(file, 'utf8').includes('useRealTimers'))).toEqual([]);
});
