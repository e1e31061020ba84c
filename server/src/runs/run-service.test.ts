import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newUuid } from '../db/ids.ts';
import { createEventHub } from '../events/event-hub.ts';
import { type EventLog, openEventLog } from '../events/event-log.ts';
import { ProblemError } from '../http/problem-error.ts';
import { systemClock } from '../outside/clock/clock.ts';
import { type TestDatabase, testDatabases } from '../testing/test-databases.ts';
import type { RunContext } from './own-runs.ts';
import { createRunService, type RunService } from './run-service.ts';
import { type Run, reaperSeqGap } from './run-store.ts';
import { startWork } from './run-to-end.ts';

const slow = { beat: 3_600_000, stale: 3_000 };
const untilStopped = ({ signal }: RunContext) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe.each(testDatabases)('runs on $name', ({ open }) => {
  let db: TestDatabase;
  let user: string;
  const errors: unknown[] = [];
  const processes: { runs: RunService; log: EventLog }[] = [];

  /** One server process: its own hub, owner id and listener on the shared database. */
  const startProcess = async (times = slow, database = db.database) => {
    const hub = createEventHub();
    const log = await openEventLog(db.database, hub);
    const runs = createRunService({
      database,
      hub,
      clock: systemClock,
      newId: newUuid,
      onError: (error) => errors.push(error),
      times,
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

  it('is done when the work is, and every reader in any process gets the same bytes', async () => {
    const [a, b] = [await startProcess(), await startProcess()];
    const run = await a.runs.start(await turn(), async ({ emit }) => {
      for (let n = 0; n < 30; n++) emit({ type: 'data-n', n });
    });
    const [here, there] = await Promise.all([readToEnd(a.log, run), readToEnd(b.log, run)]);
    expect(here).toHaveLength(30);
    expect(there).toEqual(here);
    await a.runs.idle();
    expect(await rowOf(run.id)).toMatchObject({ status: 'done', last_seq: 30 });
  });

  describe('that begins early', () => {
    /** Its row is not there before its work has begun. */
    const early = async (prepared: () => Promise<void> = async () => {}, times = slow) => {
      const process = await startProcess(times);
      const begun = Promise.withResolvers<RunContext>();
      const seen = { isKept: false };
      process.runs.define(
        'chat_turn',
        async (context) => {
          begun.resolve(context);
          await context.kept;
          seen.isKept = true;
          context.signal.throwIfAborted();
          context.emit({ type: 'data-n', n: 1 });
        },
        { isEarly: true },
      );
      const input = await turn();
      const submit = () =>
        process.runs.submit(input, async () => {
          await begun.promise;
          expect(seen.isKept).toBe(false);
          await prepared();
        });
      return { ...process, input, begun, seen, submit };
    };

    it('prepares while it is being written, and works once it is there', async () => {
      const { runs, log, submit } = await early();
      const run = await submit();
      expect(await readToEnd(log, run)).toHaveLength(1);
      await runs.idle();
      expect(await rowOf(run.id)).toMatchObject({ status: 'done', last_seq: 1 });
    });

    it('is not taken for lost by a beat, which finds no row of it yet', async () => {
      const other = await turn();
      const beat = async () =>
        (await db.database.query<Run>('select beat from runs where request_id = $1', [other.request_id]))[0]?.beat;
      const { runs, log, submit } = await early(
        async () => {
          // An embedded database beats when the transaction is over.
          if (db.database.kind === 'pglite') return;
          const before = await beat();
          await vi.waitFor(async () => expect(await beat()).not.toEqual(before));
        },
        { ...slow, beat: 20 },
      );
      await runs.begin();
      const going = await runs.start({ ...other }, untilStopped);
      const run = await submit();
      expect(await readToEnd(log, run)).toHaveLength(1);
      await runs.stop(user, going.id);
    });

    it('leaves nothing when it is not written after all', async () => {
      const refusal = new ProblemError('credits_exhausted', 'No credits.');
      const { runs, input, begun, submit } = await early(() => Promise.reject(refusal));
      await expect(submit()).rejects.toBe(refusal);
      const { run, signal } = await begun.promise;
      expect(signal.aborted).toBe(true);
      await runs.idle();
      expect(await rowOf(run.id)).toBeUndefined();
      expect(await db.database.query('select 1 from event_topics where topic = $1', [`run:${run.id}`])).toEqual([]);
      // The chat is free, and the same request can be sent again.
      const again = await runs.submit(input);
      await runs.idle();
      expect(await rowOf(again.id)).toMatchObject({ status: 'done' });
    });
  });

  describe('whose commit was not answered', () => {
    /** A process that loses its connection once, when a transaction is over; before it knows that, `meanwhile` happens. */
    const cutOnce = (meanwhile: (id: string) => Promise<unknown> = async () => {}) => {
      const { orm } = db.database;
      let isCut = false;
      const transaction = async (work: Parameters<typeof orm.transaction>[0]) => {
        const result = await orm.transaction(work);
        if (isCut) return result;
        isCut = true;
        await meanwhile((result as Run).id);
        throw new Error('Connection terminated unexpectedly');
      };
      return startProcess(slow, { ...db.database, orm: Object.assign(Object.create(orm), { transaction }) });
    };
    const submitted = async (runs: RunService, places: number | null = null, isEarly = false) => {
      const worked: unknown[] = [];
      const seen = { worked, earlier: 0 };
      const work = async ({ run, kept, signal }: RunContext) => {
        await kept;
        if (!signal.aborted) worked.push(run.input);
      };
      runs.define('chat_turn', work, { isEarly });
      const input = { ...(await turn()), input: { words: 'hello' } };
      const onEarlier = () => {
        seen.earlier += 1;
      };
      return { seen, submit: () => runs.submit(input, async () => {}, places, onEarlier) };
    };

    it.each([false, true])('begins as any other, and once (early: %s)', async (isEarly) => {
      const { runs } = await cutOnce();
      const { seen, submit } = await submitted(runs, null, isEarly);
      const run = await submit();
      await runs.idle();
      expect(await rowOf(run.id)).toMatchObject({ status: 'done' });
      expect(seen).toEqual({ worked: [{ words: 'hello' }], earlier: 0 });
      expect((await submit()).id).toBe(run.id);
      await runs.idle();
      expect(seen).toEqual({ worked: [{ words: 'hello' }], earlier: 1 });
    });

    const takeForDead = (id: string) =>
      db.database.query(`update runs set status = 'failed', finished_at = now() where id = $1`, [id]);

    it.each([false, true])('does not begin when it was taken for dead meanwhile (early: %s)', async (isEarly) => {
      const { runs } = await cutOnce(takeForDead);
      const { seen, submit } = await submitted(runs, null, isEarly);
      expect(await submit()).toMatchObject({ status: 'failed' });
      await runs.idle();
      expect(seen).toEqual({ worked: [], earlier: 1 });
    });

    it('begins from the queue, and there alone, when it had to wait', async () => {
      const { runs } = await cutOnce();
      const { seen, submit } = await submitted(runs, 0);
      expect(await submit()).toMatchObject({ status: 'queued' });
      expect(seen).toEqual({ worked: [], earlier: 1 });
      await runs.startWaiting();
      await runs.idle();
      expect(seen.worked).toEqual([{ words: 'hello' }]);
    });

    it('begins when a place was given to it, and once', async () => {
      const run = await (await submitted((await startProcess()).runs, 0)).submit();
      const { runs } = await cutOnce();
      const { seen } = await submitted(runs);
      await runs.startWaiting();
      await runs.startWaiting();
      await runs.idle();
      expect(seen.worked).toEqual([{ words: 'hello' }]);
      expect(await rowOf(run.id)).toMatchObject({ status: 'done' });
    });

    it('does not begin when it was taken for dead after a place was given to it', async () => {
      await (await submitted((await startProcess()).runs, 0)).submit();
      const { runs } = await cutOnce(takeForDead);
      const { seen } = await submitted(runs);
      await runs.startWaiting();
      await runs.idle();
      expect(seen.worked).toEqual([]);
      expect(errors.splice(0)).toEqual([new Error('Connection terminated unexpectedly')]);
    });

    it('does not let a caller wait for work that is never called', async () => {
      const { runs } = await cutOnce(takeForDead);
      const started = await startWork(runs, await turn(), async () => 'done', undefined);
      expect(started.run).toMatchObject({ status: 'failed' });
      await expect(started.result).rejects.toMatchObject({ code: 'unavailable' });
    });
  });

  it('gives a reader that comes back the rest', async () => {
    const { runs, log } = await startProcess();
    const run = await runs.start(await turn(), async ({ emit }) => {
      for (let n = 1; n <= 9; n++) emit({ type: 'data-n', n });
    });
    const all = await readToEnd(log, run);
    expect(await readToEnd(log, run, 4)).toEqual(all.slice(4));
  });

  it('merges the words of one text and keeps the order of parts', async () => {
    const { runs, log } = await startProcess();
    const run = await runs.start(await turn(), async ({ emit }) => {
      for (const delta of ['a', 'b', 'c']) emit({ type: 'text-delta', id: '1', delta });
      emit({ type: 'text-delta', id: '2', delta: 'd' });
      emit({ type: 'text-end', id: '2' });
    });
    // The first word passes at once.
    expect((await readToEnd(log, run)).map(({ data }) => JSON.parse(data).delta)).toEqual(['a', 'bc', 'd', undefined]);
  });

  it('starts the same request once, also when it comes twice at once', async () => {
    const [a, b] = [await startProcess(), await startProcess()];
    const input = await turn();
    let worked = 0;
    const work = async () => {
      worked++;
    };
    const [first, second] = await Promise.all([a.runs.start(input, work), b.runs.start(input, work)]);
    await a.runs.idle();
    await b.runs.idle();
    expect(second.id).toBe(first.id);
    expect((await a.runs.start(input, work)).id).toBe(first.id);
    expect(worked).toBe(1);
  });

  it('refuses a second turn in a chat, and writes nothing of it', async () => {
    const { runs } = await startProcess();
    const input = await turn();
    const run = await runs.start(input, untilStopped);
    const second = await turn({ chat_id: input.chat_id });
    await expect(runs.start(second, untilStopped)).rejects.toMatchObject({ code: 'conflict' });
    await runs.stop(user, run.id);
    await runs.idle();
    await runs.start(second, async () => {});
  });

  it('fails with the sentence of a refusal, and hides what any other error says', async () => {
    const { runs, log } = await startProcess();
    const refused = await runs.start(await turn(), async () => {
      throw new ProblemError('not_found', 'Card not found.');
    });
    const broken = await runs.start(await turn(), async () => {
      throw new Error('secret host db.internal');
    });
    expect(JSON.stringify(await readToEnd(log, refused))).toContain('Card not found.');
    expect(JSON.stringify(await readToEnd(log, broken))).not.toContain('secret');
    await runs.idle();
    expect(await rowOf(refused.id)).toMatchObject({ status: 'failed', error_message: 'Card not found.' });
    expect((await rowOf(broken.id))?.error_message).not.toContain('secret');
    expect(errors.splice(0)).toHaveLength(1);
  });

  it('stops through another process', async () => {
    const [a, b] = [await startProcess(), await startProcess()];
    const run = await a.runs.start(await turn(), async (context) => {
      context.emit({ type: 'data-n', n: 1 });
      await untilStopped(context);
    });
    await b.runs.stop(user, run.id);
    const chunks = await readToEnd(b.log, run);
    expect(chunks.map(({ data }) => JSON.parse(data).type)).toEqual(['data-n', 'abort']);
    await a.runs.idle();
    expect(await rowOf(run.id)).toMatchObject({ status: 'stopped' });
  });

  it("does not stop another user's run", async () => {
    const { runs } = await startProcess();
    const run = await runs.start(await turn(), untilStopped);
    await runs.stop(newUuid(), run.id);
    expect(await rowOf(run.id)).toMatchObject({ status: 'running', stop_requested: false });
  });

  it('fails the run of a dead process with a reason, ends its readers and tells the owner of the kind', async () => {
    const [dead, alive] = [await startProcess(), await startProcess()];
    const run = await dead.runs.start(await turn(), async (context) => {
      context.emit({ type: 'data-n', n: 1 });
      await untilStopped(context);
    });
    const ended: unknown[] = [];
    const abandoned: string[] = [];
    alive.runs.onEnd('chat_turn', async (_tx, { status }, chunks) => void ended.push(status, await chunks()));
    alive.runs.onAbandoned('chat_turn', async ({ id }) => void abandoned.push(id));
    const reading = readToEnd(alive.log, run);
    await expect.poll(async () => (await rowOf(run.id))?.last_seq).toBe(1);
    await alive.runs.reap();
    expect(await rowOf(run.id)).toMatchObject({ status: 'running' });
    await db.database.query(`update runs set beat = now() - interval '4 seconds' where id = $1`, [run.id]);
    await alive.runs.reap();
    expect(await rowOf(run.id)).toMatchObject({
      status: 'failed',
      error_message: 'The server stopped while the answer was being written. Nothing was charged for it. Try again.',
    });
    const [first, last] = await reading;
    expect(first?.seq).toBe(1);
    expect(last).toMatchObject({ seq: 1 + reaperSeqGap });
    expect(last?.data).toContain('The server stopped while the answer was being written.');
    expect(ended).toEqual(['failed', [{ type: 'data-n', n: 1 }]]);
    expect(abandoned).toEqual([run.id]);
  });

  it('ends the other runs of a dead process when one cannot be ended', async () => {
    const [dead, alive] = [await startProcess(), await startProcess()];
    const stuck = [];
    for (let n = 0; n < 3; n += 1) stuck.push((await dead.runs.start(await turn(), untilStopped)).id);
    let asked = 0;
    alive.runs.onEnd('chat_turn', async () => {
      asked += 1;
      if (asked === 1) throw new Error('this one cannot be ended');
    });
    await db.database.query(`update runs set beat = now() - interval '4 seconds' where id = any($1::uuid[])`, [stuck]);
    await alive.runs.reap();
    const statuses = await Promise.all(stuck.map(async (id) => (await rowOf(id))?.status));
    expect(statuses.sort()).toEqual(['failed', 'failed', 'running']);
    expect(errors.splice(0)).toEqual([new Error('this one cannot be ended')]);
    await alive.runs.reap();
    expect(await Promise.all(stuck.map(async (id) => (await rowOf(id))?.status))).toEqual([
      'failed',
      'failed',
      'failed',
    ]);
  });

  it('gives up what the kind adds to an end that never succeeds, so that chat and place are free again', async () => {
    const [dead, alive] = [await startProcess(), await startProcess()];
    const input = await turn();
    const run = await dead.runs.start(input, untilStopped);
    alive.runs.onEnd('chat_turn', async () => {
      throw new Error('never');
    });
    await db.database.query(`update runs set beat = now() - interval '4 seconds' where id = $1`, [run.id]);
    for (let round = 0; round < 6; round += 1) await alive.runs.reap();
    expect(errors.splice(0)).toHaveLength(5);
    expect(await rowOf(run.id)).toMatchObject({ status: 'failed', error_code: 'server_stopped' });
    expect(await readToEnd(alive.log, run)).toHaveLength(1);
    await dead.runs.start({ ...input, request_id: newUuid() }, async () => {});
  });

  it('keeps a finished answer when the database fails at its end for a moment', async () => {
    const { runs, log } = await startProcess();
    const kept: unknown[] = [];
    let asked = 0;
    runs.onEnd('chat_turn', async (_tx, { status }, chunks) => {
      asked += 1;
      if (asked === 1) throw new Error('deadlock detected');
      kept.push(status, ...(await chunks()));
    });
    const run = await runs.start(await turn(), async ({ emit }) => emit({ type: 'data-n', n: 1 }));
    expect(await readToEnd(log, run)).toMatchObject([{ seq: 1, data: '{"type":"data-n","n":1}' }]);
    await runs.idle();
    expect(await rowOf(run.id)).toMatchObject({ status: 'done' });
    expect(kept).toEqual(['done', { type: 'data-n', n: 1 }]);
    expect(errors.splice(0)).toEqual([new Error('deadlock detected')]);
  });

  it('does not let a process that lost a run write to it', async () => {
    const [lost, alive] = [await startProcess(), await startProcess()];
    let emit: RunContext['emit'] = () => {};
    const run = await lost.runs.start(await turn(), async (context) => {
      emit = context.emit;
      await untilStopped(context);
    });
    await db.database.query(`update runs set beat = now() - interval '4 seconds' where id = $1`, [run.id]);
    await alive.runs.reap();
    emit({ type: 'data-n', n: 1 });
    await lost.runs.idle();
    expect(await rowOf(run.id)).toMatchObject({ status: 'failed' });
    expect((await readToEnd(alive.log, run)).map(({ data }) => JSON.parse(data).type)).toEqual(['error']);
  });

  it('fails its runs with a reason when it is closed', async () => {
    const [closing, other] = [await startProcess(), await startProcess()];
    const abandoned: string[] = [];
    closing.runs.onAbandoned('improve', async ({ id }) => void abandoned.push(id));
    const run = await closing.runs.start(
      { user_id: user, kind: 'improve', request_id: newUuid() },
      () => new Promise(() => {}),
    );
    const chat = await closing.runs.start(await turn(), untilStopped);
    await closing.runs.close();
    expect(await rowOf(run.id)).toMatchObject({ status: 'failed', error_code: 'server_stopped' });
    expect(await readToEnd(other.log, chat)).toHaveLength(1);
    expect(abandoned).toEqual([run.id]);
    await expect(closing.runs.start(await turn(), untilStopped)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('beats while it works, and notices a stop that no notification brought', async () => {
    const { runs } = await startProcess({ beat: 20, stale: 3_000 });
    await runs.begin();
    const run = await runs.start(await turn(), untilStopped);
    await db.database.query(`update runs set beat = now() - interval '1 second' where id = $1`, [run.id]);
    const [before] = await db.database.query<{ beat: Date }>('select beat from runs where id = $1', [run.id]);
    await expect.poll(async () => (await rowOf(run.id))?.beat).not.toEqual(before?.beat);
    await db.database.query('update runs set stop_requested = true where id = $1', [run.id]);
    await runs.idle();
    expect(await rowOf(run.id)).toMatchObject({ status: 'stopped' });
  });
});
