import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runBatch } from './batch.ts';
import { fuzzCase } from './cases.ts';
import { must, Watch } from './watch.ts';

it('invented pages and listings pass through the whole engine', { timeout: 120_000 }, async () => {
  const watch = new Watch();
  let cases = 0;
  for (const seed of [1, 2]) {
    const count = () => {
      cases += 1;
    };
    const failure = await runBatch(seed, 4, watch, count, 50_000);
    expect(failure).toBeNull();
  }
  expect(cases).toBe(8);
  expect(watch.calls).toBeGreaterThan(50);
});

it('the same seed stands for the same cases', () => {
  const drawn = () => JSON.stringify(fc.sample(fuzzCase, { seed: 7, numRuns: 10 }));
  expect(drawn()).toBe(drawn());
});

it('a slow call is a breach', () => {
  const busy = () => {
    const start = process.threadCpuUsage().user;
    while (process.threadCpuUsage().user - start < 60_000);
  };
  expect(() => new Watch(50).time('busy', busy)).toThrow('busy took');
  expect(() => must(false, () => 'it does not hold')).toThrow('it does not hold');
});
