import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, Orm } from '../db/database.ts';
import type { EventHub, LogEvent } from './event-hub.ts';

/** Notifications on this channel are `topic seq`: the topic now holds everything up to seq. */
export const eventChannel = 'events';

/**
 * The append-only log behind every live stream. Within a topic, seq order is commit order, so a reader that has seen
 * seq n has seen everything before it.
 */
export interface EventLog {
  /** Adds one event, in the caller's transaction if `tx` is given. Returns its seq. */
  append(topic: string, event: string, data: unknown, tx?: Orm): Promise<number>;
  readAfter(topic: string, seq: number, limit?: number): Promise<LogEvent[]>;
  /** The newest seq of a topic, 0 when it never had an event, and whether everything after `seq` is still kept. */
  reach(topic: string, seq: number): Promise<{ last_seq: number; is_whole: boolean }>;
  /** Everything after `afterSeq`, then what comes, until the signal aborts. */
  tail(topic: string, afterSeq: number, signal: AbortSignal): AsyncIterable<LogEvent>;
  /** Drops events older than `before`, and topics of runs that hold none any more. Returns the number of events. */
  removeOlderThan(before: Date): Promise<number>;
  close(): Promise<void>;
}

const pageSize = 500;
/** Old events that one statement removes: readers and writers come in between. */
const defaultRemovedAtOnce = 5_000;
/** LISTEN wakes readers at once; the poll covers a notification lost with its connection. */
const defaultPollMs = 1_000;

/** Rows of a raw statement; both drivers answer `{ rows }`. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

export async function openEventLog(
  database: Database,
  hub: EventHub,
  options: { pollMs?: number; removedAtOnce?: number } = {},
): Promise<EventLog> {
  const { pollMs = defaultPollMs, removedAtOnce = defaultRemovedAtOnce } = options;
  const stopListening = await database.listen(eventChannel, (payload) => {
    const space = payload.lastIndexOf(' ');
    hub.stored(payload.slice(0, space), Number(payload.slice(space + 1)));
  });
  let polling: Promise<void> = Promise.resolve();
  let isPolling = false;
  /** One statement for all readers of this process, however many there are. */
  const poll = async () => {
    const topics = hub.foreign();
    if (topics.length === 0) return;
    const rows = await database.queryKept<{ topic: string; last_seq: number }>(
      'select topic, last_seq from event_topics where topic = any($1::text[])',
      [topics],
    );
    for (const { topic, last_seq } of rows) hub.stored(topic, last_seq);
  };
  const timer = setInterval(() => {
    if (isPolling) return;
    isPolling = true;
    // While the database is away there is no news; readers find it with a later poll.
    polling = poll()
      .catch(() => {})
      .finally(() => {
        isPolling = false;
      });
  }, pollMs);
  const readAfter: EventLog['readAfter'] = (topic, seq, limit = pageSize) =>
    database.queryKept<LogEvent>(
      'select seq, event, data::text as data from events where topic = $1 and seq > $2 order by seq limit $3',
      [topic, seq, limit],
    );
  // Outside of a transaction only a statement as text keeps its plan.
  const appendText = new PgDialect().sqlToQuery(appendStatement('', '', '')).sql;
  return {
    append: async (topic, event, data, tx = database.orm) => {
      const text = JSON.stringify(data);
      const [row] =
        tx === database.orm
          ? await database.queryKept<{ seq: number }>(appendText, [topic, event, text])
          : rowsOf<{ seq: number }>(await tx.execute(appendStatement(topic, event, text)));
      if (!row) throw new Error(`nothing appended to ${topic}`);
      return row.seq;
    },
    readAfter,
    reach: async (topic, seq) => {
      const [row] = await database.queryKept<{ last_seq: number; next_seq: number | null }>(
        `select t.last_seq, (select min(e.seq) from events e where e.topic = t.topic and e.seq > $2) as next_seq
         from event_topics t where t.topic = $1`,
        [topic, seq],
      );
      const last_seq = row?.last_seq ?? 0;
      return { last_seq, is_whole: seq === last_seq || row?.next_seq === seq + 1 };
    },
    async *tail(topic, afterSeq, signal) {
      // Opened before the first read, so that nothing falls between reading and waiting.
      const inbox = hub.open(topic, afterSeq);
      let last = afterSeq;
      let readStore = !inbox.isServed();
      try {
        while (!signal.aborted) {
          if (readStore) {
            const page = await readAfter(topic, last);
            for (const event of page) {
              if (signal.aborted) return;
              last = event.seq;
              yield event;
            }
            readStore = page.length === pageSize;
          }
          for (let next = inbox.pushed[0]; next && next.seq <= last + 1; next = inbox.pushed[0]) {
            inbox.pushed.shift();
            if (next.seq <= last) continue;
            if (signal.aborted) return;
            last = next.seq;
            yield next;
          }
          readStore ||= inbox.takeDoubt();
          if (readStore) continue;
          await inbox.wait(signal);
          // While memory goes on where we are, there is no need to ask the database.
          readStore = inbox.pushed[0]?.seq !== last + 1 && inbox.storedSeq > last;
        }
      } finally {
        inbox.close();
      }
    },
    removeOlderThan: async (before) => {
      let removed = 0;
      for (let last = removedAtOnce; last >= removedAtOnce; removed += last)
        last = (await database.query<{ count: number }>(removeSql, [before, removedAtOnce]))[0]?.count ?? 0;
      await database.query(
        `delete from event_topics t where t.topic like 'run:%' and not exists (select 1 from events e where e.topic = t.topic)
         and not exists (select 1 from runs r where 'run:' || r.id = t.topic and r.status in ('queued', 'running'))`,
      );
      return removed;
    },
    close: async () => {
      clearInterval(timer);
      await polling;
      await stopListening();
    },
  };
}

const removeSql = `
  with old as (select topic, seq from events where created_at < $1 order by created_at limit $2),
  removed as (
    delete from events e using old where e.topic = old.topic and e.seq = old.seq returning 1
  )
  select count(*)::int as count from removed`;

/** The upsert locks the topic's row until commit: that is what makes seq order commit order. */
function appendStatement(topic: string, event: string, data: string): SQL {
  return sql`
    with t as (
      insert into event_topics (topic, last_seq) values (${topic}, 1)
      on conflict (topic) do update set last_seq = event_topics.last_seq + 1 returning topic, last_seq
    ), e as (
      insert into events (topic, seq, event, data, created_at)
      select topic, last_seq, ${event}, ${data}::json, now() from t returning topic, seq
    )
    select seq, pg_notify('${sql.raw(eventChannel)}', topic || ' ' || seq) from e`;
}
