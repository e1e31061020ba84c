import { expect, it } from 'vitest';
import { runBatch } from './batch.ts';
import { Watch } from './watch.ts';

it.each([3, 4, 5, 6])('invented pages and listings of seed %i pass through the whole engine', async (seed) => {
  let cases = 0;
  const failure = await runBatch(seed, 12, new Watch(), () => (cases += 1), 50_000);
  expect(failure).toBeNull();
  expect(cases).toBe(12);
});
