import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSharedRests } from './shared-rests.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 12_345 });
});
afterEach(() => {
  vi.useRealTimers();
});
const now = () => Date.now();

it('ends rests together that began at different times', async () => {
  const rests = createSharedRests(now);
  const ends: number[] = [];
  const began: number[] = [];
  for (const pause of [0, 7, 11, 30, 30]) {
    await vi.advanceTimersByTimeAsync(pause);
    began.push(now());
    rests.rest(100, 5, () => ends.push(now()));
  }
  await vi.advanceTimersByTimeAsync(150);
  expect(ends).toHaveLength(5);
  expect(new Set(ends).size).toBe(2);
  for (const [index, end] of ends.entries()) {
    const took = end - (began[index] ?? 0);
    expect(took, `rest ${index}`).toBeGreaterThanOrEqual(50);
    expect(took, `rest ${index}`).toBeLessThanOrEqual(151);
  }
});

it('keeps the length of rests that follow each other', async () => {
  const rests = createSharedRests(now);
  const ends: number[] = [];
  const again = () => {
    ends.push(now());
    if (ends.length < 20) rests.rest(100, 40, again);
  };
  again();
  await vi.advanceTimersByTimeAsync(3_000);
  const gaps = ends.slice(2).map((end, index) => end - (ends[index + 1] ?? 0));
  expect(gaps).toHaveLength(18);
  for (const gap of gaps) expect(Math.abs(gap - 100)).toBeLessThanOrEqual(1);
});

it('lets no more than some of many end in the same moment', async () => {
  const rests = createSharedRests(now);
  const ends = new Map<number, number>();
  for (let n = 0; n < 200; n++) {
    await vi.advanceTimersByTimeAsync(n % 2);
    rests.rest(100, 200, () => ends.set(now(), (ends.get(now()) ?? 0) + 1));
  }
  await vi.advanceTimersByTimeAsync(300);
  expect([...ends.values()].reduce((sum, count) => sum + count)).toBe(200);
  expect(Math.max(...ends.values())).toBeLessThanOrEqual(20);
});

it('does not wake what was cancelled, and wakes the others', async () => {
  const rests = createSharedRests(now);
  const woken: string[] = [];
  const first = rests.rest(100, 2, () => woken.push('first'));
  rests.rest(100, 2, () => woken.push('second'));
  first.cancel();
  await vi.advanceTimersByTimeAsync(200);
  expect(woken).toEqual(['second']);
});
