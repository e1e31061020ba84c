// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { answeredWithin } from './answered-within.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

const never = () => new Promise<Response>(() => undefined);

it('gives a request up whose answer does not begin in time, as one without a network', async () => {
  const signals: AbortSignal[] = [];
  const failure = answeredWithin(10_000, (signal) => {
    signals.push(signal);
    return never();
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toBeInstanceOf(TypeError);
  expect(signals[0]?.aborted).toBe(true);
});

it('lets an answer that has begun take its time, until its reader leaves', async () => {
  const reader = new AbortController();
  let request = new AbortController().signal;
  await answeredWithin(
    10_000,
    async (signal) => {
      request = signal;
      return new Response('words');
    },
    { signal: reader.signal },
  );
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request.aborted).toBe(false);
  reader.abort();
  expect(request.aborted).toBe(true);
});

it('says why the reader left, and asks nothing for one that has left before', async () => {
  const reader = new AbortController();
  const failure = answeredWithin(10_000, never, { signal: reader.signal }).catch((error: unknown) => error);
  reader.abort('gone');
  expect(await failure).toBe('gone');
  const open = vi.fn(never);
  await expect(answeredWithin(10_000, open, { signal: reader.signal })).rejects.toBe('gone');
  expect(open).not.toHaveBeenCalled();
});

it('listens to its reader no longer once the request has failed', async () => {
  const { signal } = new AbortController();
  const removed = vi.spyOn(signal, 'removeEventListener');
  const failing = () => Promise.reject(new TypeError('no network'));
  await expect(answeredWithin(10_000, failing, { signal })).rejects.toThrow('no network');
  expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
});

it('gives up at once when it is told that waiting is in vain', async () => {
  const cut = new AbortController();
  const failure = answeredWithin(10_000, never, { cut: cut.signal }).catch((error: unknown) => error);
  cut.abort();
  expect(await failure).toBeInstanceOf(TypeError);
});
