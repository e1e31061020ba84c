// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { eventStream } from '../testing/fake-api.ts';
import { type FeedState, followEvents } from './event-feed.ts';
import { endlessSeats, type StreamSeats } from './stream-seats.ts';

/** Follows the given answers one after another; the last one ends the feed. */
async function follow(answers: (() => Response | Promise<Response>)[], seats: StreamSeats = endlessSeats()) {
  const stop = new AbortController();
  const sent: string[] = [];
  const states: FeedState[] = [];
  const data: string[] = [];
  const errors: string[] = [];
  const pauses: number[] = [];
  await followEvents({
    open: async (headers) => {
      sent.push(headers['last-event-id'] ?? '');
      const next = answers[sent.length - 1];
      if (next === undefined) {
        stop.abort();
        throw new Error('stopped');
      }
      return next();
    },
    onEvent: (event) => data.push(event.data),
    onState: (state) => states.push(state),
    onError: (error) => errors.push(error instanceof Error ? error.message : String(error)),
    seats,
    signal: stop.signal,
    wait: async (ms) => {
      pauses.push(ms);
    },
    random: () => 0,
  });
  return { sent, states, data, errors, pauses };
}

describe('a live feed', () => {
  it('resumes after a cut by the last event id', async () => {
    const { sent, states, data } = await follow([
      () => eventStream(['id: 4\ndata: a\n\n', 'id: 5\ndata: b\n\n'], 'cut'),
      () => eventStream(['id: 6\ndata: c\n\n']),
    ]);
    expect(sent).toEqual(['', '5', '6']);
    expect(data).toEqual(['a', 'b', 'c']);
    expect(states).toEqual(['connected', 'disconnected', 'connected', 'disconnected']);
  });

  it('is disconnected when an answer does not begin in time, and asks again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const following = follow([
      () => eventStream(['id: 4\ndata: a\n\n']),
      () => new Promise(() => undefined),
      () => eventStream(['id: 5\ndata: b\n\n']),
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    const { sent, states, data } = await following;
    expect(sent).toEqual(['', '4', '4', '5']);
    expect(states).toEqual(['connected', 'disconnected', 'disconnected', 'connected', 'disconnected']);
    expect(data).toEqual(['a', 'b']);
  });

  it('leaves a connection that has gone silent, and resumes by the last event id', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const following = follow([
      () => eventStream(['id: 4\ndata: a\n\n'], 'open'),
      () => eventStream(['id: 5\ndata: b\n\n']),
    ]);
    await vi.advanceTimersByTimeAsync(41_000);
    const { sent, data } = await following;
    expect(sent).toEqual(['', '4', '5']);
    expect(data).toEqual(['a', 'b']);
  });

  it('waits longer after each failure in a row, up to 2 s, and starts over after an event', async () => {
    const refuse = () => new Response(null, { status: 503 });
    const lose = () => Promise.reject(new TypeError('Failed to fetch'));
    const { pauses } = await follow([refuse, refuse, lose, lose, lose, () => eventStream(['id: 1\ndata: a\n\n'])]);
    expect(pauses).toEqual([500, 1_000, 2_000, 2_000, 2_000, 500]);
  });

  it('reports a refused answer by its status and gives up where another try cannot help', async () => {
    const { sent, states, errors } = await follow([() => new Response(null, { status: 404 })]);
    expect(errors).toEqual(['HTTP error! status: 404']);
    expect(states).toEqual(['error']);
    expect(sent).toHaveLength(1);
  });

  it('gives its connection to another stream, and resumes with the next seat as if nothing had been', async () => {
    const given = new AbortController();
    const left: number[] = [];
    let taken = 0;
    const take = async () => {
      taken += 1;
      const number = taken;
      const lost = number === 1 ? given.signal : new AbortController().signal;
      return { lost, leave: () => left.push(number) };
    };
    const following = follow(
      [
        () => {
          setTimeout(() => given.abort());
          return eventStream(['id: 4\ndata: a\n\n'], 'open');
        },
        () => eventStream(['id: 5\ndata: b\n\n']),
      ],
      { take, takeFree: take },
    );
    const { sent, states, data, errors, pauses } = await following;
    expect(sent).toEqual(['', '4', '5']);
    expect(data).toEqual(['a', 'b']);
    expect(states).toEqual(['connected', 'disconnected']);
    expect([errors, pauses.length, left]).toEqual([[], 1, [1, 2, 3]]);
  });
});
