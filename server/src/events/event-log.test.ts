import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases, type TestDatabase } from '../testing/test-databases.ts';
import { createEventHub, type EventHub, type LogEvent } from './event-hub.ts';
import { type EventLog, openEventLog } from './event-log.ts';

/** Reads until `count` events have come. */
async function take(tail: AsyncIterable<LogEvent>, count: number): Promise<LogEvent[]> {
  const taken: LogEvent[] = [];
  for await (const event of tail) if (taken.push(event) === count) break;
  return taken;
}
const live = () => new AbortController().signal;

describe.each(bothDatabases)('event log on $name', ({ open }) => {
  let db: TestDatabase;
  let hub: EventHub;
  let log: EventLog;
  /** A second process: its own hub, the same database. */
  let other: EventLog;

  beforeAll(async () => {
    db = await open();
    hub = createEventHub();
    // So long a poll that only notifications can make these tests pass.
    log = await openEventLog(db.database, hub, { pollMs: 60_000 });
    other = await openEventLog(db.database, createEventHub(), { pollMs: 60_000 });
  });
  afterAll(async () => {
    await log.close();
    await other.close();
    await db.close();
  });

  it('numbers the events of a topic from 1 and reads them after a seq', async () => {
    expect(await log.append('numbers', 'a', { n: 1 })).toBe(1);
    expect(await log.append('numbers', 'b', { n: 2 })).toBe(2);
    expect(await log.readAfter('numbers', 1)).toEqual([{ seq: 2, event: 'b', data: '{"n":2}' }]);
  });

  it('knows how far a topic goes, and whether a reader has missed what is gone', async () => {
    const reach = async (seq: number) => Object.values(await log.reach('far', seq));
    expect(await reach(0)).toEqual([0, true]);
    expect(await reach(3)).toEqual([0, false]);
    for (const n of [1, 2, 3]) await log.append('far', 'n', n);
    expect([await reach(0), await reach(2), await reach(3), await reach(4)]).toEqual([
      [3, true],
      [3, true],
      [3, true],
      [3, false],
    ]);
    await db.database.query("delete from events where topic = 'far' and seq < 3");
    expect([await reach(0), await reach(1), await reach(2), await reach(3)]).toEqual([
      [3, false],
      [3, false],
      [3, true],
      [3, true],
    ]);
  });

  it('keeps the bytes of the data, with the order of its keys', async () => {
    await log.append('bytes', 'a', { z: 1, a: '\u0000 \ud83d\ude00', m: [1.5] });
    expect(await log.readAfter('bytes', 0)).toMatchObject([{ data: '{"z":1,"a":"\\u0000 😀","m":[1.5]}' }]);
  });

  it('adds nothing when the surrounding transaction fails', async () => {
    await expect(
      db.database.orm.transaction(async (tx) => {
        await log.append('rolled-back', 'a', {}, tx);
        throw new Error('undo');
      }),
    ).rejects.toThrow();
    expect(await log.readAfter('rolled-back', 0)).toEqual([]);
  });

  it('gives twenty writers at once twenty seqs without a gap', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => log.append('busy', 'n', n)));
    expect((await log.readAfter('busy', 0)).map((event) => event.seq)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
  });

  it('tails what is there and what another process adds', async () => {
    await log.append('shared', 'n', 1);
    const tail = take(other.tail('shared', 0, live()), 3);
    await log.append('shared', 'n', 2);
    await log.append('shared', 'n', 3);
    expect((await tail).map((event) => event.data)).toEqual(['1', '2', '3']);
  });

  it('goes on after the seq that a reader names', async () => {
    for (const n of [1, 2, 3]) await log.append('resumed', 'n', n);
    expect((await take(log.tail('resumed', 2, live()), 1))[0]?.seq).toBe(3);
  });

  it('serves pushed events from memory, and fills a gap before them from the database', async () => {
    const tail = take(log.tail('mixed', 0, live()), 3);
    await log.append('mixed', 'n', 1);
    hub.push('mixed', { seq: 3, event: 'n', data: '3' });
    await log.append('mixed', 'n', 2);
    expect((await tail).map((event) => event.data)).toEqual(['1', '2', '3']);
  });

  it('ends when its reader goes away', async () => {
    const gone = new AbortController();
    const tail = take(log.tail('quiet', 0, gone.signal), 1);
    gone.abort();
    expect(await tail).toEqual([]);
  });

  it('removes old events a few at a time', async () => {
    const asked: unknown[] = [];
    const query: typeof db.database.query = (text, values) => {
      if (text.includes('delete from events ')) asked.push(text);
      return db.database.query(text, values);
    };
    const counted = await openEventLog({ ...db.database, query }, hub, { pollMs: 60_000, removedAtOnce: 2 });
    for (const n of [1, 2, 3, 4, 5]) await log.append('old', 'n', n);
    await db.database.query(`update events set created_at = now() - interval '3 days' where topic = 'old'`);
    expect(await counted.removeOlderThan(new Date(Date.now() - 2 * 86_400_000))).toBe(5);
    expect(asked).toHaveLength(3);
    expect(await log.readAfter('old', 0)).toEqual([]);
    await counted.close();
  });

  it('removes old events and keeps the numbering of what goes on', async () => {
    await log.append('ageing', 'n', 1);
    await db.database.query(`update events set created_at = now() - interval '2 days' where topic = 'ageing'`);
    expect(await log.removeOlderThan(new Date(Date.now() - 86_400_000))).toBe(1);
    expect(await log.readAfter('ageing', 0)).toEqual([]);
    expect(await log.append('ageing', 'n', 2)).toBe(2);
  });
});

describe('a lost notification', () => {
  it('is made good by the poll', async () => {
    const db = await bothDatabases[0]?.open();
    if (!db) throw new Error('no database');
    const deaf = { ...db.database, listen: async () => async () => {} };
    const log = await openEventLog(deaf, createEventHub(), { pollMs: 20 });
    const tail = take(log.tail('polled', 0, live()), 1);
    await log.append('polled', 'n', 1);
    expect((await tail)[0]?.data).toBe('1');
    await db.close();
  });
});
