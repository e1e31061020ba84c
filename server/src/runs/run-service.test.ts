import { describe, expect, it } from 'vitest';
import { newUuid } from '../db/ids.ts';
import { ProblemError } from '../http/problem-error.ts';
import { bothDatabases } from '../testing/test-databases.ts';
import { joinedDeltas } from './delta-merger.ts';
import type { RunContext } from './own-runs.ts';
import { reaperSeqGap } from './run-store.ts';
import { openRunStage, untilStopped } from './testing/run-stage.ts';

describe.each(bothDatabases)('runs on $name', ({ open }) => {
  const stage = openRunStage(open);
  const { errors, startProcess, turn, rowOf, readToEnd } = stage;

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

  it('gives a reader that comes back the rest', async () => {
    const { runs, log } = await startProcess();
    const run = await runs.start(await turn(), async ({ emit }) => {
      for (let n = 1; n <= 9; n++) emit({ type: 'data-n', n });
    });
    const all = await readToEnd(log, run);
    expect(await readToEnd(log, run, 4)).toEqual(all.slice(4));
  });

  // Which words are merged depends on the time between them: `delta-merger.test.ts`.
  it('keeps the words of one text together and the order of parts', async () => {
    const { runs, log } = await startProcess();
    const run = await runs.start(await turn(), async ({ emit }) => {
      for (const delta of ['a', 'b', 'c']) emit({ type: 'text-delta', id: '1', delta });
      emit({ type: 'text-delta', id: '2', delta: 'd' });
      emit({ type: 'text-end', id: '2' });
    });
    const read = (await readToEnd(log, run)).map(({ data }) => JSON.parse(data));
    expect(joinedDeltas(read)).toEqual([
      { type: 'text-delta', id: '1', delta: 'abc' },
      { type: 'text-delta', id: '2', delta: 'd' },
      { type: 'text-end', id: '2' },
    ]);
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
    await runs.stop(stage.user, run.id);
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
    await b.runs.stop(stage.user, run.id);
    const chunks = await readToEnd(b.log, run);
    expect(chunks.map(({ data }) => JSON.parse(data).type)).toEqual(['data-n', 'abort']);
    await a.runs.idle();
    expect(await rowOf(run.id)).toMatchObject({ status: 'stopped' });
  });

  it('stops a run before its parts, which would else be known to it as steps that failed', async () => {
    const { runs } = await startProcess();
    const stopped: string[] = [];
    const watched = (name: string) => (context: RunContext) => {
      context.signal.addEventListener('abort', () => stopped.push(name));
      return untilStopped(context);
    };
    // Written in the other order, which a statement without one would find them in.
    const step = await runs.start({ user_id: stage.user, kind: 'import', request_id: newUuid() }, watched('step'));
    const whole = await runs.start(await turn(), watched('turn'));
    await stage.db.database.query('update runs set part_of = $2 where id = $1', [step.id, whole.id]);
    await runs.stopAll(stage.user);
    expect(stopped).toEqual(['turn', 'step']);
    expect(await rowOf(whole.id)).toMatchObject({ status: 'stopped' });
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
    await stage.db.database.query(`update runs set beat = now() - interval '4 seconds' where id = $1`, [run.id]);
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
    await stage.db.database.query(`update runs set beat = now() - interval '4 seconds' where id = any($1::uuid[])`, [
      stuck,
    ]);
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
    await stage.db.database.query(`update runs set beat = now() - interval '4 seconds' where id = $1`, [run.id]);
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
    await stage.db.database.query(`update runs set beat = now() - interval '4 seconds' where id = $1`, [run.id]);
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
      { user_id: stage.user, kind: 'improve', request_id: newUuid() },
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
    await stage.db.database.query(`update runs set beat = now() - interval '1 second' where id = $1`, [run.id]);
    const [before] = await stage.db.database.query<{ beat: Date }>('select beat from runs where id = $1', [run.id]);
    await expect.poll(async () => (await rowOf(run.id))?.beat).not.toEqual(before?.beat);
    await stage.db.database.query('update runs set stop_requested = true where id = $1', [run.id]);
    await runs.idle();
    expect(await rowOf(run.id)).toMatchObject({ status: 'stopped' });
  });
});
