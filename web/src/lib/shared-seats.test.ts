// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStreamSeats } from './shared-seats.ts';
import type { Seat, StreamSeats } from './stream-seats.ts';

let now = 0;
let listeners: BroadcastChannel[] = [];
const taken: Seat[] = [];

/** The seats as one more window of the browser sees them. */
function openWindow(): StreamSeats {
  const channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> = {
    onmessage: null,
    postMessage(data: unknown) {
      for (const other of listeners) if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }));
    },
  };
  listeners.push(channel as BroadcastChannel);
  return createStreamSeats({ locks: navigator.locks, channel, clock: () => now });
}
const take = async (seats: StreamSeats, signal?: AbortSignal): Promise<Seat> => {
  const seat = await seats.take(signal);
  taken.push(seat);
  return seat;
};
const takeAll = (seats: StreamSeats) => Promise.all([0, 1, 2, 3].map(() => take(seats)));
const passTime = async (ms: number) => {
  now += ms;
  await vi.advanceTimersByTimeAsync(ms);
};

beforeEach(() => {
  now = 0;
  listeners = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  for (const seat of taken.splice(0)) seat.leave();
});

it('gives four seats to all windows together', async () => {
  const [first, second] = [openWindow(), openWindow()];
  const [seat] = await takeAll(first);
  expect(await second.takeFree()).toBeNull();
  seat?.leave();
  await take(second);
  expect(await first.takeFree()).toBeNull();
});

it('lets a stream of another window have a turn, but not before its own is over', async () => {
  const [first, second] = [openWindow(), openWindow()];
  const seats = await takeAll(first);
  let hasSeat = false;
  const waiting = take(second).then(() => {
    hasSeat = true;
  });
  await passTime(1_400);
  expect([hasSeat, seats.filter(({ lost }) => lost.aborted).length]).toEqual([false, 0]);
  await passTime(300);
  await waiting;
  expect(seats.filter(({ lost }) => lost.aborted)).toHaveLength(1);
});

it('lets the streams of one window take turns too', async () => {
  const only = openWindow();
  await takeAll(only);
  now = 2_000;
  await take(only);
});

it('keeps a seat for which nobody waits', async () => {
  const [seat] = await takeAll(openWindow());
  await passTime(60_000);
  expect(seat?.lost.aborted).toBe(false);
});

it('leaves the line of a window that does not answer', async () => {
  const stuck = openWindow();
  const own = await take(stuck);
  // Its lock stands, but it hears nothing any more.
  listeners = [];
  const [lively, waiting] = [openWindow(), openWindow()];
  const others = await Promise.all([1, 2, 3].map(() => take(lively)));
  let hasSeat = false;
  void take(waiting).then(() => {
    hasSeat = true;
  });
  for (let passed = 0; passed < 20 && !hasSeat; passed += 1) await passTime(500);
  expect([hasSeat, own.lost.aborted]).toEqual([true, false]);
  expect(others.filter(({ lost }) => lost.aborted)).toHaveLength(1);
});

it('stops waiting when the stream is not wanted any more', async () => {
  const [first, second] = [openWindow(), openWindow()];
  const [seat] = await takeAll(first);
  const unwanted = new AbortController();
  const waiting = take(second, unwanted.signal);
  const refused = expect(waiting).rejects.toThrow('aborted');
  unwanted.abort();
  await refused;
  seat?.leave();
  await take(first);
});
