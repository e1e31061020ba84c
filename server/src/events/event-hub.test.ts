import { describe, expect, it } from 'vitest';
import { createEventHub, type LogEvent } from './event-hub.ts';
import { type EventLog, openEventLog } from './event-log.ts';

const event = (seq: number, data = String(seq)): LogEvent => ({ seq, event: 'n', data });

/** A log over no rows at all: what is read must come from memory. `reads` counts the looks into the database. */
async function logWithoutDatabase(pollMs = 60_000) {
  const hub = createEventHub();
  const asked: string[] = [];
  const query = async (text: string) => {
    asked.push(text.includes('from event_topics') ? 'poll' : 'read');
    return [];
  };
  const log: EventLog = await openEventLog({ listen: async () => async () => {}, queryKept: query } as never, hub, {
    pollMs,
  });
  return { hub, log, asked };
}

async function take(tail: AsyncIterable<LogEvent>, count: number): Promise<LogEvent[]> {
  const taken: LogEvent[] = [];
  for await (const next of tail) if (taken.push(next) === count) break;
  return taken;
}

describe('a topic that this process writes', () => {
  it('is read from memory, from its beginning or from where a reader left, without the database', async () => {
    const { hub, log, asked } = await logWithoutDatabase();
    hub.own('t', 0);
    for (const seq of [1, 2, 3]) hub.push('t', event(seq));
    const never = new AbortController().signal;
    const [whole, rest] = [take(log.tail('t', 0, never), 4), take(log.tail('t', 2, never), 2)];
    hub.push('t', event(4));
    expect((await whole).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect((await rest).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(asked).toEqual([]);
    await log.close();
  });

  it('is read from the database again when others may have written to it', async () => {
    const { hub, log, asked } = await logWithoutDatabase();
    hub.own('t', 0);
    const gone = new AbortController();
    const reading = take(log.tail('t', 0, gone.signal), 2);
    hub.push('t', event(1));
    await expect.poll(() => hub.foreign()).toEqual([]);
    hub.disown('t');
    await expect.poll(() => asked).toEqual(['read']);
    expect(hub.foreign()).toEqual(['t']);
    gone.abort();
    expect(await reading).toEqual([event(1)]);
    await log.close();
  });

  it('keeps what was written for the end of the run, and nothing of a flood', () => {
    const hub = createEventHub();
    hub.own('t', 1);
    hub.push('t', event(2));
    expect(hub.kept('t')).toEqual([event(2)]);
    hub.push('t', event(3, 'x'.repeat(2_000_001)));
    expect(hub.kept('t')).toBeNull();
    expect(hub.open('t', 0).isServed()).toBe(false);
    expect(hub.kept('unknown')).toBeNull();
  });

  it('shows a reader who comes from before what is owned the database first', () => {
    const hub = createEventHub();
    hub.own('t', 5);
    hub.push('t', event(6));
    expect(hub.open('t', 4).isServed()).toBe(false);
    const inbox = hub.open('t', 5);
    expect(inbox.isServed()).toBe(true);
    expect(inbox.pushed).toEqual([event(6)]);
  });
});

it('looks for lost news with one statement for all readers', async () => {
  const { hub, log, asked } = await logWithoutDatabase(20);
  const gone = new AbortController();
  const readers = ['a', 'b', 'c'].map((topic) => take(log.tail(topic, 0, gone.signal), 1));
  await expect.poll(() => asked.filter((what) => what === 'poll').length).toBeGreaterThan(2);
  expect(asked.filter((what) => what === 'read')).toHaveLength(3);
  expect(hub.foreign()).toEqual(['a', 'b', 'c']);
  gone.abort();
  await Promise.all(readers);
  await log.close();
});
