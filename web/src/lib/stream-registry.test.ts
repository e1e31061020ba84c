// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createStreamRegistry } from './stream-registry.ts';

describe('the live streams of a page', () => {
  it('a new stream of a key aborts the one before, and no other', () => {
    const streams = createStreamRegistry();
    const [first, other] = [streams.open('chat:1'), streams.open('chat:2')];
    const second = streams.open('chat:1');
    expect([first.signal.aborted, second.signal.aborted, other.signal.aborted]).toEqual([true, false, false]);
    expect(streams.keys()).toEqual(['chat:2', 'chat:1']);
  });

  it('closes one, or all at once', () => {
    const streams = createStreamRegistry();
    const opened = ['a', 'b', 'c'].map((key) => streams.open(key));
    streams.close('b');
    streams.close('unknown');
    expect(opened.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
    streams.closeAll();
    expect(opened.every(({ signal }) => signal.aborted)).toBe(true);
    expect(streams.keys()).toEqual([]);
  });

  it('one that has ended leaves its successor alone', () => {
    const streams = createStreamRegistry();
    const first = streams.open('a');
    const second = streams.open('a');
    first.release();
    expect(streams.keys()).toEqual(['a']);
    second.release();
    expect(streams.keys()).toEqual([]);
    expect(second.signal.aborted).toBe(false);
  });

  it('ends with the signal that it was opened with, also with one that has ended already', () => {
    const streams = createStreamRegistry();
    const leaving = new AbortController();
    const stream = streams.open('a', leaving.signal);
    leaving.abort();
    expect(stream.signal.aborted).toBe(true);
    expect(streams.open('b', leaving.signal).signal.aborted).toBe(true);
    expect(streams.keys()).toEqual([]);
  });
});
