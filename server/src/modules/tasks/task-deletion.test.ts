import type { Page } from '@cardwright/contract/common';
import type { BulkJob } from '@cardwright/contract/library';
import type { Task } from '@cardwright/contract/tasks';
import { describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { openChargingStage } from '../../testing/charging-stage.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createStopTurns } from './stop-turns.ts';
import { createTaskRunner } from './task-runner.ts';
import { createTaskRunsStore } from './task-runs-store.ts';
import { createTasksStore } from './tasks-store.ts';

const look = { title: 'Look', instruction: 'What can you do?', schedule: '0 9 1 1 *', timezone: 'UTC' };

describe.each(testDatabases)('deleting a task on $name', ({ open }) => {
  const stage = openChargingStage(open);
  const { call } = stage;

  const makeTask = async (cards: number) => {
    const card_ids = [];
    for (let made = 0; made < cards; made += 1) card_ids.push(await stage.newCard());
    return (await call('POST', '/tasks', { ...look, card_ids })).json<Task>();
  };
  const chatsOf = async () => {
    const { items } = (await call('GET', '/chats')).json<Page<{ id: string }>>();
    return Promise.all(items.map(({ id }) => stage.chatOf(id)));
  };
  const turns = async () =>
    (await stage.database.query<{ status: string }>('select status from runs where user_id = $1', [stage.seller.id]))
      .map(({ status }) => status)
      .sort();

  it('stops the turn that works and drops the one that waits, and takes only what was done', async () => {
    stage.plan.limits.concurrent_tasks = 1;
    stage.holdWordsAfter(3);
    const task = await makeTask(2);
    expect((await call('POST', `/tasks/${task.id}/run`)).statusCode).toBe(202);
    await expect.poll(turns).toEqual(['queued', 'running']);
    await expect.poll(async () => (await chatsOf()).filter(({ status }) => status === 'running').length).toBe(2);
    await expect
      .poll(
        async () =>
          (
            await stage.database.query(
              `select 1 from events e join runs r on e.topic = 'run:' || r.id where r.user_id = $1 and e.data::text like '%text-delta%'`,
              [stage.seller.id],
            )
          ).length,
      )
      .toBeGreaterThan(0);
    expect((await call('DELETE', `/tasks/${task.id}`)).statusCode).toBe(204);
    // One turn of ten credits had begun to answer.
    expect(await stage.settled()).toEqual([10, 0]);
    expect(await turns()).toEqual(['stopped', 'stopped']);
    stage.gate.open();
    await stage.app.tasks.runDue();
    expect(await turns()).toEqual(['stopped', 'stopped']);
    const chats = await chatsOf();
    expect(chats.map(({ status, messages }) => [status, messages.length])).toEqual([
      ['idle', 2],
      ['idle', 2],
    ]);
    expect((await call('DELETE', `/tasks/${task.id}`)).statusCode).toBe(404);
  });

  it('stops work on many cards that goes on behind its turn, and leaves what is done of it', async () => {
    const { query } = stage.database;
    const task = await makeTask(0);
    const own = await stage.newCard();
    stage.holdWordsAfter(2);
    await call('POST', `/tasks/${task.id}/run`);
    await expect.poll(turns).toEqual(['running']);
    /** Of 30 cards, of which five are done. */
    const makeJob = async (turn: string | null) => {
      const id = newUuid();
      await query(
        `insert into bulk_jobs (id, user_id, action, part_of, status, owner, beat, card_count, created_at)
         values ($1, $2, 'improve', $3, 'running', 'other', now() + interval '1 hour', 30, now())`,
        [id, stage.seller.id, turn],
      );
      await query(
        `insert into bulk_items (job_id, place, card_id, status, charged)
         select $1, n, $2, case when n <= 5 then 'done' else 'queued' end, case when n <= 5 then 20 end
         from generate_series(1, 30) n`,
        [id, own],
      );
      return id;
    };
    const [turn] = await query<{ id: string }>('select id from runs where user_id = $1', [stage.seller.id]);
    const [mine, other] = [await makeJob(turn?.id ?? ''), await makeJob(null)];
    stage.gate.open();
    await expect.poll(turns).toEqual(['done']);
    // The run of the task goes on with the work that its turn has begun.
    await stage.app.tasks.runDue();
    expect((await call('DELETE', `/tasks/${task.id}`)).statusCode).toBe(204);
    const jobOf = async (id: string) => (await call('GET', `/cards/bulk/${id}`)).json<BulkJob>();
    expect(await jobOf(mine)).toMatchObject({ status: 'stopped', done_count: 5, charged: 100 });
    expect(await jobOf(other)).toMatchObject({ status: 'running', done_count: 5 });
    const items = await query(`select status, count(*)::int from bulk_items where job_id = $1 group by 1 order by 1`, [
      mine,
    ]);
    expect(items).toEqual([
      { status: 'done', count: 5 },
      { status: 'stopped', count: 25 },
    ]);
  });

  it('asked for by its own run only switches it off: the run ends with its answer and its e-mail', async () => {
    const { id } = await makeTask(0);
    const instruction = 'Cancel the task look';
    await stage.app.http.inject({
      method: 'PATCH',
      url: `/api/tasks/${id}`,
      headers: stage.seller.headers,
      payload: { instruction },
    });
    await call('POST', `/tasks/${id}/run`);
    await expect.poll(turns).toEqual(['done']);
    await stage.app.tasks.runDue();
    const { items } = (await call('GET', '/tasks')).json<Page<Task>>();
    expect(items).toMatchObject([{ id, enabled: false, last_run: { status: 'done' } }]);
    const [chat] = await chatsOf();
    expect(JSON.stringify(chat?.messages.at(-1)?.parts)).toContain('is cancelled');
    await stage.app.mails.work();
    expect(stage.app.mailer.sent.filter(({ to }) => to === stage.seller.email)).toHaveLength(1);
    // The run is over: the same words in its chat are those of the seller.
    await stage.say(chat?.id ?? '', instruction);
    expect((await call('GET', '/tasks')).json<Page<Task>>().items).toEqual([]);
  });

  it('leaves the turns of other tasks and of the seller alone, and nobody else can do it', async () => {
    stage.plan.limits.scheduled_tasks = 2;
    stage.holdWordsAfter(2);
    const [mine, other] = [await makeTask(0), await makeTask(0)];
    for (const { id } of [mine, other]) await call('POST', `/tasks/${id}/run`);
    const said = stage.say(await stage.newChat(), 'help');
    await expect.poll(turns).toEqual(['running', 'running', 'running']);
    const stranger = await stage.app.signIn();
    const theirs = await stage.app.http.inject({ method: 'DELETE', url: `/api/tasks/${mine.id}`, ...stranger });
    expect(theirs.statusCode).toBe(404);
    await call('DELETE', `/tasks/${mine.id}`);
    await expect.poll(turns).toEqual(['running', 'running', 'stopped']);
    stage.gate.open();
    await said;
    await stage.settled();
    expect(await turns()).toEqual(['done', 'done', 'stopped']);
  });

  it('ends what another process is just starting, also between its message and its turn', async () => {
    const task = await makeTask(2);
    stage.holdWordsAfter(2);
    const errors: unknown[] = [];
    const runs = createTaskRunsStore(stage.database);
    const { app } = stage;
    const runner = createTaskRunner({
      store: createTasksStore(stage.database),
      runs,
      chats: {
        ...app.chats,
        send: async (...message) => {
          await call('DELETE', `/tasks/${task.id}`);
          return app.chats.send(...message);
        },
      },
      cards: app.cards,
      mails: app.mails,
      entitlements: { limitOf: async () => null },
      stopTurns: createStopTurns(runs, app.runs, app.bulk),
      // The application's own runner takes the lease below for one that holds.
      clock: { now: () => new Date(Date.now() + 7_200_000) },
      onError: (error) => errors.push(error),
    });
    await stage.database.query(
      `insert into task_runs (id, task_id, user_id, by_hand, due_at, status, lease_until, created_at)
       values (gen_random_uuid(), $1, $2, true, now(), 'starting', now() + interval '1 hour', now())`,
      [task.id, stage.seller.id],
    );
    await runner.runDue();
    await app.runs.idle();
    expect(errors).toEqual([]);
    // The other card's turn was never begun.
    expect(await turns()).toEqual(['stopped']);
    stage.gate.open();
  });
});
