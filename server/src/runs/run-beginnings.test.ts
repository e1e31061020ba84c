import { describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../http/problem-error.ts';
import { bothDatabases } from '../testing/test-databases.ts';
import type { RunContext } from './own-runs.ts';
import { freeOfCharge } from './run-charges.ts';
import type { RunService } from './run-service.ts';
import type { Run } from './run-store.ts';
import { startWork } from './run-to-end.ts';
import { openRunStage, slow, untilStopped } from './testing/run-stage.ts';

describe.each(bothDatabases)('a run on $name', ({ open }) => {
  const stage = openRunStage(open);
  const { errors, startProcess, turn, rowOf, readToEnd } = stage;

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
        (await stage.db.database.query<Run>('select beat from runs where request_id = $1', [other.request_id]))[0]
          ?.beat;
      const { runs, log, submit } = await early(
        async () => {
          // An embedded database beats when the transaction is over.
          if (stage.db.database.kind === 'pglite') return;
          const before = await beat();
          await vi.waitFor(async () => expect(await beat()).not.toEqual(before));
        },
        { ...slow, beat: 20 },
      );
      await runs.begin();
      const going = await runs.start({ ...other }, untilStopped);
      const run = await submit();
      expect(await readToEnd(log, run)).toHaveLength(1);
      await runs.stop(stage.user, going.id);
    });

    it('leaves nothing when it is not written after all', async () => {
      const refusal = new ProblemError('credits_exhausted', 'No credits.');
      const { runs, input, begun, submit } = await early(() => Promise.reject(refusal));
      await expect(submit()).rejects.toBe(refusal);
      const { run, signal } = await begun.promise;
      expect(signal.aborted).toBe(true);
      await runs.idle();
      expect(await rowOf(run.id)).toBeUndefined();
      expect(await stage.db.database.query('select 1 from event_topics where topic = $1', [`run:${run.id}`])).toEqual(
        [],
      );
      // The chat is free, and the same request can be sent again.
      const again = await runs.submit(input);
      await runs.idle();
      expect(await rowOf(again.id)).toMatchObject({ status: 'done' });
    });

    it('shows what it said too early once it is there, in order, and nothing of it when it is not', async () => {
      const { runs, log } = await startProcess();
      const said = Promise.withResolvers<RunContext>();
      runs.define(
        'chat_turn',
        async (context) => {
          for (const n of [1, 2]) context.emit({ type: 'data-n', n });
          said.resolve(context);
          expect(await context.kept).toBe(!context.signal.aborted);
          context.emit({ type: 'data-n', n: 3 });
        },
        { isEarly: true },
      );
      const shown = async (runId: string) =>
        stage.db.database.query('select 1 from events where topic = $1', [`run:${runId}`]);
      const run = await runs.submit(await turn(), async () => {
        const { run } = await said.promise;
        // An embedded database answers others when the transaction is over.
        if (stage.db.database.kind === 'postgres') expect(await shown(run.id)).toEqual([]);
      });
      expect((await readToEnd(log, run)).map(({ data }) => JSON.parse(data))).toEqual(
        [1, 2, 3].map((n) => ({ type: 'data-n', n })),
      );
      const refusal = new Error('the database is gone');
      const refused = runs.submit(await turn(), () => Promise.reject(refusal));
      await expect(refused).rejects.toBe(refusal);
      await runs.idle();
    });

    it('is let go when it has to wait, and begins anew when it has a place', async () => {
      const { runs } = await startProcess();
      const begun: AbortSignal[] = [];
      const covered: number[] = [];
      const worked: number[] = [];
      runs.define(
        'chat_turn',
        async (context) => {
          const attempt = begun.push(context.signal);
          await context.covered;
          if (!context.signal.aborted) covered.push(attempt);
          if (await context.kept) worked.push(attempt);
        },
        { isEarly: true },
      );
      const run = await runs.submit(
        await turn(),
        async () => {
          await vi.waitFor(() => expect(begun).toHaveLength(1));
        },
        0,
      );
      expect(run.status).toBe('queued');
      // Its place may be free before what was begun early has gone.
      await runs.startWaiting();
      await runs.idle();
      expect(begun.map(({ aborted }) => aborted)).toEqual([true, true]);
      // What it costs us begins once, and not before.
      expect([covered, worked]).toEqual([[2], [2]]);
      expect(await rowOf(run.id)).toMatchObject({ status: 'done' });
    });

    it('costs us once when the same request comes twice at the same moment', async () => {
      const { runs } = await startProcess();
      const begun: string[] = [];
      const covered: string[] = [];
      runs.define(
        'chat_turn',
        async ({ run, covered: isCovered, signal }) => {
          begun.push(run.id);
          await isCovered;
          if (!signal.aborted) covered.push(run.id);
        },
        { isEarly: true },
      );
      const input = await turn();
      const prepare = async () => {
        await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0));
      };
      const [one, other] = await Promise.all([runs.submit(input, prepare), runs.submit(input, prepare)]);
      await runs.idle();
      expect(other.id).toBe(one.id);
      expect(covered).toEqual([one.id]);
    });

    it('is told that it is paid for before its hold is written, and never when it is not', async () => {
      const written = Promise.withResolvers<void>();
      const charges = { ...freeOfCharge };
      const { runs } = await startProcess(slow, stage.db.database, charges);
      const seen: string[] = [];
      const begun = Promise.withResolvers<void>();
      runs.define(
        'chat_turn',
        async ({ covered, signal }) => {
          begun.resolve();
          await covered;
          seen.push(signal.aborted ? 'dropped' : 'covered');
          written.resolve();
        },
        { isEarly: true },
      );
      charges.hold = async (_tx, _run, _title, onCovered) => {
        await begun.promise;
        seen.push('enough is left');
        onCovered();
        await written.promise;
        seen.push('written');
      };
      const price = { credits: 10 };
      await runs.submit(await turn({ price }));
      expect(seen).toEqual(['enough is left', 'covered', 'written']);
      const refusal = new ProblemError('credits_exhausted', 'No credits.');
      charges.hold = () => Promise.reject(refusal);
      await expect(runs.submit(await turn({ price }))).rejects.toBe(refusal);
      await runs.idle();
      expect(seen.slice(3)).not.toContain('covered');
    });
  });

  describe('whose commit was not answered', () => {
    /** A process that loses its connection once, when a transaction is over; before it knows that, `meanwhile` happens. */
    const cutOnce = (meanwhile: (id: string) => Promise<unknown> = async () => {}) => {
      const { orm } = stage.db.database;
      let isCut = false;
      const transaction = async (work: Parameters<typeof orm.transaction>[0]) => {
        const result = await orm.transaction(work);
        if (isCut) return result;
        isCut = true;
        await meanwhile((result as Run).id);
        throw new Error('Connection terminated unexpectedly');
      };
      return startProcess(slow, { ...stage.db.database, orm: Object.assign(Object.create(orm), { transaction }) });
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
      stage.db.database.query(`update runs set status = 'failed', finished_at = now() where id = $1`, [id]);

    it.each([false, true])('does not begin when it was taken for dead meanwhile (early: %s)', async (isEarly) => {
      const { runs } = await cutOnce(takeForDead);
      const { seen, submit } = await submitted(runs, null, isEarly);
      expect(await submit()).toMatchObject({ status: 'failed' });
      await runs.idle();
      expect(seen).toEqual({ worked: [], earlier: 1 });
    });

    it.each([false, true])(
      'begins from the queue, and there alone, when it had to wait (early: %s)',
      async (isEarly) => {
        const { runs } = await cutOnce();
        const { seen, submit } = await submitted(runs, 0, isEarly);
        expect(await submit()).toMatchObject({ status: 'queued' });
        expect(seen).toEqual({ worked: [], earlier: 1 });
        await runs.startWaiting();
        await runs.idle();
        expect(seen.worked).toEqual([{ words: 'hello' }]);
      },
    );

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
});
