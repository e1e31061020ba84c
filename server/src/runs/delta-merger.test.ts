import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeltaMerger, joinedDeltas } from './delta-merger.ts';

const delta = (text: string, id = '1') => ({ type: 'text-delta', id, delta: text });

describe('the merger of text', () => {
  let seen: unknown[];
  let merger: ReturnType<typeof createDeltaMerger>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    seen = [];
    merger = createDeltaMerger((chunk) => seen.push(chunk), 30);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('passes the first piece and what follows a pause at once', () => {
    merger.push(delta('a'));
    vi.advanceTimersByTime(30);
    merger.push(delta('b'));
    expect(seen).toEqual([delta('a'), delta('b')]);
  });

  it('holds what comes soon after, joined, and no longer than the rest of the time', () => {
    merger.push(delta('a'));
    vi.advanceTimersByTime(20);
    merger.push(delta('b'));
    merger.push(delta('c'));
    vi.advanceTimersByTime(9);
    expect(seen).toEqual([delta('a')]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([delta('a'), delta('bc')]);
  });

  it('keeps the order with everything else, and joins nothing that has more to say', () => {
    merger.push(delta('a'));
    merger.push(delta('b'));
    merger.push({ type: 'text-end', id: '1' });
    merger.push({ ...delta('c'), providerMetadata: {} });
    merger.push(delta('d', '2'));
    merger.flush();
    expect(seen).toEqual([
      delta('a'),
      delta('b'),
      { type: 'text-end', id: '1' },
      { ...delta('c'), providerMetadata: {} },
      delta('d', '2'),
    ]);
  });
});

describe('joined output', () => {
  it('has one piece for each run of one text, and leaves what it was given as it was', () => {
    const chunks = [delta('a'), delta('b'), { type: 'x' }, delta('c'), delta('d', '2'), delta('e', '2')];
    const before = structuredClone(chunks);
    expect(joinedDeltas(chunks)).toEqual([delta('ab'), { type: 'x' }, delta('c'), delta('de', '2')]);
    expect(chunks).toEqual(before);
  });
});
