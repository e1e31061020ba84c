import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs as many at once as it may, in order, also after a failure', async () => {
  const inTurn = createTurns(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const jobs = [0, 1, 2, 3].map((number) =>
    inTurn(async () => {
      started.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 0) throw new Error('broken');
      return number;
    }).catch(() => -1),
  );
  expect(started).toEqual([0, 1]);
  ends[0]?.();
  await jobs[0];
  await expect.poll(() => started).toEqual([0, 1, 2]);
  ends[1]?.();
  await expect.poll(() => started).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all(jobs)).toEqual([-1, 1, 2, 3]);
});
