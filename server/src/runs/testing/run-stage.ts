import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { createEventHub } from '../../events/event-hub.ts';
import { type EventLog, openEventLog } from '../../events/event-log.ts';
import { systemClock } from '../../outside/clock/clock.ts';
import type { TestDatabase } from '../../testing/test-databases.ts';
import type { RunContext } from '../own-runs.ts';
import type { RunCharges } from '../run-charges.ts';
import { createRunService, type RunService } from '../run-service.ts';
import type { Run } from '../run-store.ts';

/** So slow that nothing happens by the clock. */
export const slow = { beat: 3_600_000, stale: 3_000 };
export const untilStopped = ({ signal }: RunContext) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** Server processes over one database with one user, for the tests of a `describe`; what they start is ended after each. */
export function openRunStage(open: () => Promise<TestDatabase>) {
  let db: TestDatabase;
  let user: string;
  const errors: unknown[] = [];
  const processes: { runs: RunService; log: EventLog }[] = [];

  beforeAll(async () => {
    db = await open();
    user = newUuid();
    await db.database.query(
      `insert into users (id, email, created_at, updated_at) values ($1, 'a@example.com', now(), now())`,
      [user],
    );
  });
  afterEach(async () => {
    for (const { runs, log } of processes.splice(0)) {
      await runs.close();
      await log.close();
    }
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(() => db.close());

  /** One server process: its own hub, owner id and listener on the shared database. */
  const startProcess = async (times = slow, database = db.database, charges?: RunCharges) => {
    const hub = createEventHub();
    const log = await openEventLog(db.database, hub);
    const runs = createRunService({
      database,
      hub,
      clock: systemClock,
      newId: newUuid,
      onError: (error) => errors.push(error),
      times,
      ...(charges === undefined ? {} : { charges }),
    });
    processes.push({ runs, log });
    return { runs, log };
  };
  const newChat = async () => {
    const id = newUuid();
    await db.database.query(
      `insert into chats (id, user_id, title, created_at, updated_at) values ($1, $2, 'Chat', now(), now())`,
      [id, user],
    );
    return id;
  };
  const turn = async (more: Partial<Parameters<RunService['start']>[0]> = {}) => ({
    user_id: user,
    kind: 'chat_turn' as const,
    request_id: newUuid(),
    chat_id: more.chat_id ?? (await newChat()),
    ...more,
  });
  const rowOf = async (id: string) => {
    const [row] = await db.database.query<Run>('select * from runs where id = $1', [id]);
    return row;
  };
  const readToEnd = async (log: EventLog, run: Run, after = 0) => {
    const read: { seq: number; data: string }[] = [];
    for await (const { seq, event, data } of log.tail(`run:${run.id}`, after, new AbortController().signal)) {
      if (event === 'end') break;
      read.push({ seq, data });
    }
    return read;
  };

  return {
    get db() {
      return db;
    },
    get user() {
      return user;
    },
    errors,
    startProcess,
    newChat,
    turn,
    rowOf,
    readToEnd,
  };
}
