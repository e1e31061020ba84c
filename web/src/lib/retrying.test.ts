// @vitest-environment node
import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { untilReached } from './retrying.ts';

/** Fails so often, for the given reason, before it succeeds. */
async function work(failures: number, reason: unknown) {
  const pauses: number[] = [];
  let tries = 0;
  const result = await untilReached(
    async () => {
      tries += 1;
      if (tries <= failures) throw reason;
      return 'done';
    },
    async (ms) => {
      pauses.push(ms);
    },
    new AbortController().signal,
  ).catch(() => 'failed');
  return { result, tries, pauses };
}
const lost = new TypeError('The connection was lost.');

it('goes on after lost connections, for as long as a server takes to start again', async () => {
  const { result, pauses } = await work(9, lost);
  expect(result).toBe('done');
  expect(pauses.reduce((sum, ms) => sum + ms)).toBeGreaterThan(15_000);
});

it('fails in the end, and at once when the server has answered', async () => {
  expect(await work(10, lost)).toMatchObject({ result: 'failed', tries: 10 });
  const refused = new ApiError(503, { code: 'unavailable', detail: 'Busy.' });
  expect(await work(1, refused)).toMatchObject({ result: 'failed', tries: 1 });
});
