import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../db/ids.ts';
import { createEventHub } from '../events/event-hub.ts';
import { type EventLog, openEventLog } from '../events/event-log.ts';
import { ProblemError } from '../http/problem-error.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { bothDatabases, type TestDatabase } from '../testing/test-databases.ts';
import type { RunContext } from './own-runs.ts';
import type { RunCharges } from './run-charges.ts';
import { createRunService, type RunService } from './run-service.ts';
import type { Run } from './run-store.ts';

describe.each(bothDatabases)('places and prices of runs on $name', ({ open }) => {
  const clock = manualClock(new Date('2026-03-01T10:00:00Z'));
  let db: TestDatabase;
  let user: string;
  let places: number | null;
  /** What was asked of the ledger, as `settle ID`. */
  let paid: string[];
  const errors: unknown[] = [];
  const processes: { runs: RunService; log: EventLog }[] = [];
  /** Runs that work, by their input's name; each goes on until it is let go. */
  const working = new Map<string, () => void>();

  const charges: RunCharges = {
    hold: async (_tx, run) => {
      if (run.held_credits > 100) throw new ProblemError('credits_exhausted', 'None left.');
      paid.push(`hold ${run.id}`);
    },
    settle: async (_tx, run) => void paid.push(`settle ${run.id}`),
    release: async (_tx, run) => void paid.push(`release ${run.id}`),
    extend: async (_tx, ids) => void paid.push(`extend ${[...ids].sort().join(' ')}`),
  };
  const nameOf = (run: Run) => (run.input as { name: string }).name;
  const untilLetGo = ({ run, signal }: RunContext) =>
    new Promise<void>((resolve, reject) => {
      working.set(nameOf(run), resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    }).finally(() => working.delete(nameOf(run)));
  const startProcess = async (beat = 3_600_000) => {
    const hub = createEventHub();
    const log = await openEventLog(db.database, hub);
    const runs = createRunService({
      database: db.database,
      hub,
      clock,
      newId: newUuid,
      onError: (error) => errors.push(error),
      times: { beat, stale: 3_000 },
      places: async () => places,
      charges,
    });
    runs.define('import', untilLetGo);
    runs.define('chat_turn', async (context) => {
      context.emit({ type: 'text-delta', id: '1', delta: nameOf(context.run) });
      await untilLetGo(context);
    });
    processes.push({ runs, log });
    return { runs, log };
  };
  const submit = (runs: RunService, name: string, more: object = {}) =>
    runs.submit({ user_id: user, kind: 'import', request_id: newUuid(), input: { name }, ...more });
  const newChat = async () => {
    const id = newUuid();
    await db.database.query(
      `insert into chats (id, user_id, title, created_at, updated_at) values ($1, $2, 'Chat', now(), now())`,
      [id, user],
    );
    return id;
  };
  const statusOf = async (run: Run) =>
    (await db.database.query<Run>('select * from runs where id = $1', [run.id]))[0]?.status;
  const atWork = () => [...working.keys()].sort();

  beforeAll(async () => {
    db = await open();
  });
  const newUser = async () => {
    user = newUuid();
    await db.database.query(`insert into users (id, email, created_at, updated_at) values ($1, $2, now(), now())`, [
      user,
      `${user}@example.com`,
    ]);
    paid = [];
  };
  afterEach(async () => {
    for (const { runs, log } of processes.splice(0)) {
      await runs.close();
      await log.close();
    }
    await db.database.query(`delete from runs`);
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(() => db.close());

  it('lets what is above the limit wait, and starts it in order, by whichever process has a hand free', async () => {
    await newUser();
    places = 2;
    const [a, b] = [await startProcess(), await startProcess()];
    const first = await submit(a.runs, '1');
    await submit(b.runs, '2');
    const third = await submit(a.runs, '3');
    const fourth = await submit(b.runs, '4');
    expect([first.status, third.status, fourth.status]).toEqual(['running', 'queued', 'queued']);
    await b.runs.startWaiting();
    expect(atWork()).toEqual(['1', '2']);
    working.get('2')?.();
    await expect.poll(atWork).toEqual(['1', '3']);
    working.get('1')?.();
    await expect.poll(atWork).toEqual(['3', '4']);
    expect(await statusOf(first)).toBe('done');
    // A place that is free is not taken from those who wait.
    expect((await submit(a.runs, '5')).status).toBe('queued');
  });

  it('never works on more than the places, however many come at once', async () => {
    await newUser();
    places = 1;
    const [a, b] = [await startProcess(), await startProcess()];
    const names = Array.from({ length: 12 }, (_, n) => String(n));
    const all = await Promise.all(names.map((name, n) => submit(n % 2 === 0 ? a.runs : b.runs, name)));
    expect(all.filter(({ status }) => status === 'running')).toHaveLength(1);
    await Promise.all([a.runs.startWaiting(), b.runs.startWaiting()]);
    expect(atWork()).toHaveLength(1);
  });

  it('counts neither steps of other work nor other users', async () => {
    await newUser();
    places = 1;
    const { runs } = await startProcess();
    const run = await submit(runs, '1');
    const step = { user_id: user, kind: 'improve', request_id: newUuid(), part_of: run.id } as const;
    await runs.start(step, async () => {});
    await newUser();
    expect((await submit(runs, 'other')).status).toBe('running');
  });

  it('tells the readers of a turn that it waits, and nothing of that is part of the answer', async () => {
    await newUser();
    places = 1;
    const { runs, log } = await startProcess();
    await submit(runs, '1');
    const turn = await submit(runs, 'hello', { kind: 'chat_turn', chat_id: await newChat() });
    const kept: unknown[] = [];
    runs.onEnd('chat_turn', async (_tx, _run, chunks) => void kept.push(...(await chunks())));
    const types: string[] = [];
    const reading = (async () => {
      for await (const { event, data } of log.tail(`run:${turn.id}`, 0, new AbortController().signal)) {
        if (event === 'end') return;
        const chunk = JSON.parse(data) as { type: string; data?: { status: string } };
        types.push(chunk.data?.status ?? chunk.type);
      }
    })();
    await expect.poll(() => types).toEqual(['queued']);
    working.get('1')?.();
    await expect.poll(atWork).toEqual(['hello']);
    working.get('hello')?.();
    await reading;
    expect(types).toEqual(['queued', 'running', 'text-delta']);
    expect(kept.filter((chunk) => (chunk as { transient?: boolean }).transient !== true)).toHaveLength(1);
  });

  it('ends what is stopped while it waits, gives its hold back, and tells the owner of the kind', async () => {
    await newUser();
    places = 1;
    const { runs, log } = await startProcess();
    await submit(runs, '1');
    const stopped: string[] = [];
    runs.onAbandoned('chat_turn', async ({ status }) => void stopped.push(status));
    const turn = await submit(runs, '2', { kind: 'chat_turn', chat_id: await newChat(), price: { credits: 10 } });
    await runs.stop(user, turn.id);
    expect(await statusOf(turn)).toBe('stopped');
    expect(stopped).toEqual(['stopped']);
    expect(paid).toEqual([`hold ${turn.id}`, `release ${turn.id}`]);
    const events = [];
    for await (const event of log.tail(`run:${turn.id}`, 0, AbortSignal.timeout(60_000))) {
      events.push(event.event);
      if (event.event === 'end') break;
    }
    expect(events).toEqual(['chunk', 'chunk', 'end']);
    working.get('1')?.();
    await runs.idle();
    expect(await statusOf(turn)).toBe('stopped');
  });

  it('keeps what waits over the end of the process', async () => {
    await newUser();
    places = 1;
    const one = await startProcess();
    const first = await submit(one.runs, '1');
    const second = await submit(one.runs, '2', { price: { credits: 5 } });
    await one.runs.close();
    expect([await statusOf(first), await statusOf(second)]).toEqual(['failed', 'queued']);
    expect(paid).toEqual([`hold ${second.id}`]);
    const next = await startProcess(20);
    await next.runs.begin();
    await expect.poll(atWork).toEqual(['2']);
    working.get('2')?.();
    await next.runs.idle();
    expect(paid.slice(1)).toEqual([`release ${second.id}`]);
  });

  it('writes nothing of a run that cannot be paid', async () => {
    await newUser();
    places = null;
    const { runs } = await startProcess();
    const refused = submit(runs, 'dear', { price: { credits: 101 } });
    await expect(refused).rejects.toMatchObject({ code: 'credits_exhausted' });
    expect(await db.database.query('select 1 from runs where user_id = $1', [user])).toEqual([]);
    expect(atWork()).toEqual([]);
  });

  it('charges an answered turn, one that was stopped in its answer, and no other', async () => {
    await newUser();
    places = null;
    const { runs } = await startProcess();
    const price = { credits: 10 };
    const turn = async () =>
      ({ user_id: user, kind: 'chat_turn', request_id: newUuid(), chat_id: await newChat(), price }) as const;
    const says = ({ emit }: RunContext) => emit({ type: 'text-delta', id: '1', delta: 'Hello' });
    const untilStopped = ({ signal }: RunContext) =>
      new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const answered = await runs.start(await turn(), async (context) => says(context));
    const cut = await runs.start(await turn(), async (context) => {
      says(context);
      await untilStopped(context);
    });
    const silent = await runs.start(await turn(), untilStopped);
    const broken = await runs.start(await turn(), async (context) => {
      says(context);
      throw new ProblemError('unavailable', 'The model is away.');
    });
    await runs.stop(user, cut.id);
    await runs.stop(user, silent.id);
    await runs.idle();
    const outcome = (run: Run) => paid.filter((line) => line.endsWith(run.id)).map((line) => line.split(' ')[0]);
    expect([answered, cut, silent, broken].map(outcome)).toEqual([
      ['hold', 'settle'],
      ['hold', 'settle'],
      ['hold', 'release'],
      ['hold', 'release'],
    ]);
    const rows = await db.database.query<Run>('select * from runs where user_id = $1 order by created_at, id', [user]);
    expect(rows.map(({ cost_credits }) => cost_credits)).toEqual([10, 10, 0, 0]);
    expect(rows[3]?.error_message).toBe('The model is away. Nothing was charged for it.');
  });

  it.each([
    ['', 20, 'The steps that were finished before it cost 20 credits.'],
    [
      ' and what goes on',
      20,
      'The steps that were finished before it cost 20 credits. The work on your listings that it began goes on in the background.',
    ],
    [
      ' also before the first card',
      0,
      'The answer itself was not charged. The work on your listings that it began goes on in the background.',
    ],
  ])('says what finished steps of a failed turn cost%s', async (goesOn, charged, told) => {
    await newUser();
    // As the ledger and the work on many cards write it.
    const hasTaken = async (key: string) => {
      await db.database.query(
        `insert into ledger_holds (key, user_id, feature, amount, parts, status, charged, reason, expires_at, created_at)
         values ($1, $2, 'credits', 20, '[]', 'settled', $3, 'improve', now(), now())`,
        [key, user, charged],
      );
    };
    const workOnMany = async (turn: string) => {
      const job = newUuid();
      await db.database.query(
        `insert into bulk_jobs (id, user_id, action, part_of, status, owner, beat, card_count, created_at)
         values ($1, $2, 'improve', $3, 'running', 'other', now(), 1, now())`,
        [job, user, turn],
      );
      return job;
    };
    places = null;
    const { runs } = await startProcess();
    const price = { credits: 20 };
    const turn = { user_id: user, kind: 'chat_turn', request_id: newUuid(), chat_id: await newChat() } as const;
    const failed = await runs.start({ ...turn, price: { credits: 10 } }, async ({ run }) => {
      const part_of = goesOn === '' ? run.id : await workOnMany(run.id);
      const step = { user_id: user, kind: 'improve', request_id: newUuid(), part_of, price } as const;
      await new Promise<void>((resolve) => {
        void runs.start(step, async ({ run: part, settle }) => {
          await db.database.orm.transaction(settle);
          await hasTaken(`run:${part.id}`);
          resolve();
        });
      });
      throw new Error('broken');
    });
    await runs.idle();
    const [row] = await db.database.query<Run>('select * from runs where id = $1', [failed.id]);
    expect(row?.error_message).toBe(`Something went wrong on our side. ${told} Try again.`);
    expect(errors.splice(0)).toHaveLength(1);
  });

  it('charges no result that it could not keep because another process had ended the run', async () => {
    await newUser();
    places = null;
    const [lost, other] = [await startProcess(), await startProcess()];
    let settle: RunContext['settle'] = async () => {};
    const started = Promise.withResolvers<void>();
    const input = { user_id: user, kind: 'improve', request_id: newUuid(), price: { credits: 20 } } as const;
    const run = await lost.runs.start(input, async (context) => {
      settle = context.settle;
      started.resolve();
      await new Promise(() => {});
    });
    await started.promise;
    await db.database.query(`update runs set beat = now() - interval '4 seconds' where id = $1`, [run.id]);
    await other.runs.reap();
    await expect(db.database.orm.transaction(settle)).rejects.toThrow();
    expect(paid).toEqual([`hold ${run.id}`, `release ${run.id}`]);
  });

  it('keeps the holds of work that goes on alive', async () => {
    await newUser();
    places = 1;
    const { runs } = await startProcess(20);
    const first = await submit(runs, '1', { price: { credits: 5 } });
    const second = await submit(runs, '2', { price: { credits: 5 } });
    await runs.begin();
    clock.advance(11 * 60_000);
    await expect.poll(() => paid).toContain(`extend ${[first.id, second.id].sort().join(' ')}`);
  });
});
