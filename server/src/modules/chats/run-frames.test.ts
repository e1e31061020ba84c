import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../../events/event-hub.ts';
import { runEventId } from '../../runs/run-event-id.ts';
import { endEvent } from '../../runs/run-store.ts';
import { runFrames } from './run-frames.ts';

const run = '0190a3e5-0000-7000-8000-0000000000ab';
const turn: LogEvent[] = ['start', 'text', 'finish'].map((data, at) => ({ seq: at + 1, event: 'chunk', data }));
const end: LogEvent = { seq: 4, event: endEvent, data: '{}' };

/** A log that holds the turn; who tails it waits until the signal aborts. */
const logOf = (events: LogEvent[]) => {
  const readAfter = async (_topic: string, seq: number) => events.filter((event) => event.seq > seq);
  return {
    readAfter,
    async *tail(topic: string, seq: number, signal: AbortSignal) {
      yield* await readAfter(topic, seq);
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    },
  };
};

async function read(status: 'running' | 'done', after: number): Promise<string[]> {
  const frames: string[] = [];
  const gone = new AbortController();
  const source = runFrames(logOf([...turn, end]), { id: run, status }, after, gone.signal);
  const cut = setTimeout(() => gone.abort(), 200);
  for await (const { id, data } of source) frames.push(`${id === undefined ? '' : id - runEventId(run, 0)} ${data}`);
  clearTimeout(cut);
  return frames;
}

describe.each(['running', 'done'] as const)('a turn that is %s when its reader comes', (status) => {
  it('is read from after the named event to the end', async () => {
    expect(await read(status, 0)).toEqual(['1 start', '2 text', '3 finish', '4 [DONE]']);
    expect(await read(status, 2)).toEqual(['3 finish', '4 [DONE]']);
  });

  it('ends also for a reader whose event id lies beyond its end', async () => {
    expect((await read(status, 4)).map((frame) => frame.trim())).toContainEqual(expect.stringContaining('[DONE]'));
    expect((await read(status, 999_999_999)).join()).toContain('[DONE]');
  });
});
