import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventHub } from '../events/event-hub.ts';
import { createChunkWriter } from './chunk-writer.ts';
import type { RunChunk, RunStore } from './run-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A writer of one run over a store that remembers its batches, and fails as often as `failures` says. */
function openWriter(failures = 0) {
  const batches: number[][] = [];
  const errors: unknown[] = [];
  let left = failures;
  const store = {
    storeChunks: async (_owner: string, chunks: RunChunk[]) => {
      if (left-- > 0) throw new Error('away');
      batches.push(chunks.map(({ seq }) => seq));
      return new Set(chunks.map(({ run_id }) => run_id));
    },
  } as Pick<RunStore, 'storeChunks'> as RunStore;
  const writer = createChunkWriter({
    store,
    hub: createEventHub(),
    owner: 'me',
    kind: 'postgres',
    onLost: () => {},
    onError: (error) => errors.push(error),
  });
  writer.begin('run', 0);
  return { writer, batches, errors, write: (chunk: object = { type: 'text-delta' }) => writer.write('run', chunk) };
}

describe('storing what runs write', () => {
  it('collects the first pieces for a tenth of a second', async () => {
    const { write, batches } = openWriter();
    write();
    await vi.advanceTimersByTimeAsync(60);
    write();
    await vi.advanceTimersByTimeAsync(39);
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches).toEqual([[1, 2]]);
  });

  it('takes along all pieces of a moment when the time is nearly over, without a timer of its own', async () => {
    const { write, batches } = openWriter();
    write();
    await vi.advanceTimersByTimeAsync(180);
    write();
    write();
    await vi.advanceTimersByTimeAsync(0);
    expect(batches).toEqual([[1], [2, 3]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('lets a piece wait that comes soon after a batch', async () => {
    const { write, batches } = openWriter();
    write();
    await vi.advanceTimersByTimeAsync(170);
    write();
    await vi.advanceTimersByTimeAsync(99);
    expect(batches).toEqual([[1]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches).toEqual([[1], [2]]);
  });

  it('stores at once what a tool has done, but not what it is doing', async () => {
    const { write, batches } = openWriter();
    write({ type: 'tool-output-available', preliminary: true });
    write({ type: 'data-run-state', transient: true });
    await vi.advanceTimersByTimeAsync(50);
    expect(batches).toEqual([]);
    write({ type: 'tool-output-available' });
    await vi.advanceTimersByTimeAsync(0);
    write({ type: 'data-card' });
    await vi.advanceTimersByTimeAsync(0);
    expect(batches).toEqual([[1, 2, 3], [4]]);
  });

  it('tries again a batch later, in order, when the database was away', async () => {
    const { write, batches, errors } = openWriter(2);
    write();
    await vi.advanceTimersByTimeAsync(199);
    expect(errors).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(errors).toHaveLength(2);
    write();
    await vi.advanceTimersByTimeAsync(100);
    expect(batches).toEqual([[1, 2]]);
  });
});
