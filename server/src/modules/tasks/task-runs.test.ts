import type { Card } from '@cardwright/contract/cards';
import type { ChatDetail } from '@cardwright/contract/chats';
import type { Page } from '@cardwright/contract/common';
import type { Task, TaskRun } from '@cardwright/contract/tasks';
import { version } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import { page, startPageServer } from '../../testing/page-server.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { productPage } from '../cards/testing/product-page.ts';
import { createStopTurns } from './stop-turns.ts';
import type { TaskChats } from './task-ports.ts';
import { createTaskRunner } from './task-runner.ts';
import { createTaskRunsStore } from './task-runs-store.ts';
import { createTasksStore } from './tasks-store.ts';

const day = 24 * 3_600_000;
/** The clock starts on Sunday 1 March 2026 at noon; this is due on Monday at 9. */
const monday = { title: 'Weekly look', instruction: 'List my cards', schedule: '0 9 * * 1', timezone: 'UTC' };

describe.each(testDatabases)('runs of tasks on $name', ({ open }) => {
  let app: TestApp;
  let clock: ManualClock;
  let seller: SignedIn;

  beforeAll(async () => {
    clock = manualClock();
    app = await openTestApp(open, { clock, task_poll_ms: 3_600_000 });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.database.query('delete from scheduled_tasks');
    seller = await app.signIn();
  });

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    app.http.inject({
      method,
      url: `/api${path}`,
      headers: seller.headers,
      ...(payload === undefined ? {} : { payload }),
    });
  const create = async (values: object = {}) => (await call('POST', '/tasks', { ...monday, ...values })).json<Task>();
  const makeCard = async (text: string) => (await call('POST', '/cards', { text })).json<{ id: string }>().id;
  const taskOf = async (id: string) =>
    (await call('GET', '/tasks')).json<Page<Task>>().items.find((task) => task.id === id);
  const historyOf = async (id: string) => (await call('GET', `/tasks/${id}/runs`)).json<Page<TaskRun>>().items;
  const chatsOf = async () => (await call('GET', '/chats')).json<Page<{ id: string; title: string }>>().items;
  const mailsOf = async () => {
    await app.mails.work();
    return app.mailer.sent.filter(({ to }) => to === seller.email);
  };
  /** Signs in anew: an access token does not outlive a jump of the clock. */
  const advance = async (milliseconds: number) => {
    // An e-mail under way would count as given up.
    await app.mails.work();
    clock.advance(milliseconds);
    const tokens = await app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: seller.email, password: 'correct horse battery' },
    });
    seller = {
      ...seller,
      headers: { authorization: `Bearer ${tokens.json<{ access_token: string }>().access_token}` },
    };
  };
  /** Starts what is due, waits for the turns, and ends the runs. */
  const runToEnd = async () => {
    await app.tasks.runDue();
    await app.runs.idle();
    await app.tasks.runDue();
  };
  /** A second runner beside the application's own, whose chats behave otherwise. */
  const runnerWith = (chats: Partial<TaskChats>, errors: unknown[] = []) =>
    createTaskRunner({
      store: createTasksStore(app.database),
      runs: createTaskRunsStore(app.database),
      chats: { ...app.chats, ...chats },
      cards: app.cards,
      mails: app.mails,
      entitlements: { limitOf: async () => null },
      stopTurns: createStopTurns(createTaskRunsStore(app.database), app.runs, app.bulk),
      clock,
      onError: (error) => errors.push(error),
    });
  /** Ends the turns that go on as a server does that stops. */
  const cutTurns = (user = seller.id) =>
    app.database.query(`update runs set status = 'failed', error_code = 'server_stopped' where user_id = $1`, [user]);

  it('happen in a chat of their own when they are due; missed ones happen once', async () => {
    const task = await create();
    await app.tasks.runDue();
    expect(await chatsOf()).toEqual([]);

    await advance(30 * day);
    await Promise.all([app.tasks.runDue(), app.tasks.runDue()]);
    const [chat, ...more] = await chatsOf();
    expect(more).toEqual([]);
    expect(chat?.title).toBe(monday.title);
    const after = await taskOf(task.id);
    expect(after?.last_run).toMatchObject({ at: clock.now().toISOString(), chat_id: chat?.id });
    expect(Date.parse(after?.next_run_at ?? '')).toBeGreaterThan(clock.now().getTime());
    // Its turn has ended, its run has not: that has neither a time nor a cost yet.
    await app.runs.idle();
    const running = { status: 'running', finished_at: null, cost_credits: 0 };
    expect(await historyOf(task.id)).toMatchObject([running]);
    expect((await taskOf(task.id))?.last_run?.status).toBe('running');
    await runToEnd();
    const detail = (await call('GET', `/chats/${chat?.id}`)).json<ChatDetail>();
    expect(detail.messages.map((message) => message.role)).toEqual(['user', 'assistant']);
    const history = await historyOf(task.id);
    expect(history).toMatchObject([
      { status: 'done', by_hand: false, error: null, cost_credits: 10, chats: [{ chat_id: chat?.id, card_id: null }] },
    ]);
    expect([chat?.id, history[0]?.id].map((id) => version(id ?? ''))).toEqual([7, 7]);
  });

  it('do work on many cards without asking, which a message of the seller in the same words does not', async () => {
    await makeCard('Kettle, steel, 1.7 l');
    await app.runs.idle();
    const jobs = async () => (await call('GET', '/cards/bulk')).json<Page<{ action: string }>>().items;
    const { id } = (await call('POST', '/chats', {})).json<{ id: string }>();
    await call('POST', `/chats/${id}/messages`, { id: newUuid(), text: 'Score all my cards' });
    await app.runs.idle();
    expect(await jobs()).toEqual([]);

    await create({ instruction: 'Every Monday at 9 score all my cards' });
    await advance(8 * day);
    await runToEnd();
    await app.bulk.idle();
    expect(await jobs()).toMatchObject([{ action: 'score' }]);
    expect((await call('GET', '/tasks')).json<Page<Task>>().items).toHaveLength(1);
  });

  it('begin work on many cards once, however often they are tried, and end with it', async () => {
    await makeCard('Kettle, steel, 1.7 l');
    await app.runs.idle();
    const task = await create({ instruction: 'Every Monday at 9 improve all my cards' });
    await advance(8 * day);
    await app.tasks.runDue();
    await app.runs.idle();
    await cutTurns();
    await app.tasks.runDue();
    await app.runs.idle();
    const jobs = (await call('GET', '/cards/bulk')).json<Page<{ status: string; charged: number }>>().items;
    expect(jobs).toMatchObject([{ status: 'done', charged: 20 }]);

    // As if it had more cards to do.
    const nowIs = (status: string) =>
      app.database.query(
        `update bulk_jobs set status = $2, owner = 'other', beat = now() + interval '1 hour' where user_id = $1`,
        [seller.id, status],
      );
    await nowIs('running');
    await app.tasks.runDue();
    expect(await historyOf(task.id)).toMatchObject([{ status: 'running', finished_at: null }]);
    expect(await mailsOf()).toEqual([]);
    await nowIs('done');
    await app.tasks.runDue();
    // Two tries of the turn, and one card.
    expect(await historyOf(task.id)).toMatchObject([{ status: 'done', cost_credits: 40 }]);
    expect(await mailsOf()).toHaveLength(1);
  });

  it('keep the lines of the answer in the e-mail', async () => {
    await makeCard('Steel kettle\nHolds 1.7 l.');
    await makeCard('Oak tray\nIt has two handles.');
    await create({ instruction: 'list my cards' });
    await advance(8 * day);
    await runToEnd();
    expect((await mailsOf())[0]?.text).toMatch(/\n1\. Oak tray[^\n]*\n\n2\. Steel kettle/);
  });

  it('say in the subject of the e-mail that the work came to nothing', async () => {
    const card = await makeCard('Steel kettle\nHolds 1.7 l.');
    await create({ instruction: 'refresh it from the shop page and tell me what changed', card_ids: [card] });
    await advance(8 * day);
    await runToEnd();
    expect((await mailsOf()).map(({ subject }) => subject)).toEqual(['“Weekly look” could not be finished']);
  });

  it('are told by one e-mail each, unless the task is to be quiet', async () => {
    const task = await create();
    await advance(8 * day);
    await runToEnd();
    await runToEnd();
    const [mail, ...more] = await mailsOf();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('“Weekly look” is done');
    const chat = (await taskOf(task.id))?.last_run?.chat_id;
    expect(mail?.text).toContain(`http://cards.test/chat/${chat}`);
    await call('PATCH', `/tasks/${task.id}`, { notify: false });
    await advance(8 * day);
    await runToEnd();
    expect(await historyOf(task.id)).toHaveLength(2);
    expect(await mailsOf()).toHaveLength(1);
  });

  it('import a page again, and the e-mail says what changed', async () => {
    const shop = await startPageServer({ '/bottle': (request, response) => pages.shift()?.(request, response) });
    const cheap = productPage('Norvik Bottle', []).replaceAll('24.90', '19.90');
    const pages = [page(productPage('Norvik Bottle', [])), page(cheap)];
    const card = await app.cards.importNow(
      seller.id,
      { source_url: `${shop.url}/bottle` },
      { signal: AbortSignal.timeout(60_000), onProgress: () => {} },
    );
    const task = await create({ card_ids: [card.id], instruction: 'Import it again and tell me what changed' });
    await advance(8 * day);
    await runToEnd();
    await shop.close();
    expect(await historyOf(task.id)).toMatchObject([
      { status: 'done', cost_credits: 15, chats: [{ card_id: card.id }] },
    ]);
    const after = (await call('GET', `/cards/${card.id}`)).json<Card>();
    expect([after.current.label, after.current.listing.price?.amount]).toEqual(['Imported again', '19.90']);
    const [mail] = await mailsOf();
    expect(mail?.subject).toBe('“Weekly look”: one change');
    expect(mail?.text).toContain('Price: “24.90 EUR” → “19.90 EUR”');
  });

  it('can be asked for at once, one at a time, and the same request is one run', async () => {
    const task = await create({ enabled: false });
    const ask = (key: string) =>
      app.http.inject({
        method: 'POST',
        url: `/api/tasks/${task.id}/run`,
        headers: { ...seller.headers, 'idempotency-key': key },
      });
    const first = await ask('one');
    expect(first.statusCode).toBe(202);
    expect(first.json<TaskRun>()).toMatchObject({ by_hand: true, error: null });
    expect((await ask('one')).json<TaskRun>().id).toBe(first.json<TaskRun>().id);
    const second = await ask('two');
    if (second.statusCode !== 202) expect(second.json()).toMatchObject({ code: 'conflict' });
    await runToEnd();
    expect(await historyOf(task.id)).toHaveLength(second.statusCode === 202 ? 2 : 1);
    expect((await taskOf(task.id))?.next_run_at).toBeNull();
  });

  it('of one task do not overlap: a time that comes while one goes on waits for its end, and happens once', async () => {
    const task = await create({ schedule: '0 * * * *' });
    await advance(3_600_000);
    await app.tasks.runDue();
    await advance(3 * 3_600_000);
    // The first has not been ended: nobody has looked after it yet.
    const statuses = async () => (await historyOf(task.id)).map(({ status }) => status);
    expect(await statuses()).toHaveLength(1);
    await app.runs.idle();
    await runToEnd();
    await runToEnd();
    expect(await statuses()).toEqual(['done', 'done']);
    expect(await chatsOf()).toHaveLength(2);
  });

  it('leave out a card that was deleted, and say so when there is none left', async () => {
    const [kettle, lamp] = [await makeCard('Kettle, steel, 1.7 l'), await makeCard('Lamp, brass, 40 cm')];
    const task = await create({ card_ids: [kettle, lamp] });
    await call('POST', '/cards/delete', { card_ids: [kettle] });
    await advance(8 * day);
    await runToEnd();
    expect(await historyOf(task.id)).toMatchObject([
      { status: 'done', error: 'One card of this task was deleted and left out.', chats: [{ card_id: lamp }] },
    ]);
    await call('POST', '/cards/delete', { card_ids: [lamp] });
    for (const _ of [1, 2]) {
      await advance(8 * day);
      await runToEnd();
    }
    const [last] = await historyOf(task.id);
    expect(last).toMatchObject({ status: 'failed', chats: [], error: expect.stringContaining('were deleted') });
    expect((await taskOf(task.id))?.enabled).toBe(true);
    expect(await chatsOf()).toHaveLength(1);
    // Of the run that worked and of the first that did not.
    expect((await mailsOf()).map(({ subject }) => subject)).toEqual([
      '“Weekly look” is done',
      '“Weekly look” could not be done',
    ]);
  });

  it('start what the credits are enough for, tell once why the rest did not, and leave no empty chat', async () => {
    const cards: string[] = [];
    for (const text of ['Kettle, steel, 1.7 l', 'Bottle, steel, 750 ml', 'Lamp, brass, 40 cm'])
      cards.push(await makeCard(text));
    const task = await create({ card_ids: cards });
    const errors: unknown[] = [];
    let sent = 0;
    const runner = runnerWith(
      {
        send: async (...message) => {
          sent += 1;
          if (sent > 1) throw new ProblemError('credits_exhausted', 'This takes 10 credits, and you have none left.');
          return app.chats.send(...message);
        },
      },
      errors,
    );
    for (const _ of [1, 2]) {
      await advance(8 * day);
      await runner.runDue();
      await app.runs.idle();
      await runner.runDue();
    }
    const [chat, ...more] = await chatsOf();
    expect(more).toEqual([]);
    const error = 'This takes 10 credits, and you have none left.';
    expect(await historyOf(task.id)).toMatchObject([
      { status: 'failed', error, chats: [] },
      { status: 'failed', error, chats: [{ chat_id: chat?.id }] },
    ]);
    expect([sent, errors]).toEqual([3, []]);
    expect((await mailsOf()).map(({ text }) => text.includes(error))).toEqual([true]);
    expect((await taskOf(task.id))?.enabled).toBe(true);
  });

  it('repeat a start that was cut off, in the same chat', async () => {
    await create();
    await advance(8 * day);
    const asked: string[] = [];
    const runner = runnerWith({
      create: async (user, title, id) => {
        asked.push(id);
        if (asked.length === 1) throw new Error('the process dies here');
        return app.chats.create(user, title, id);
      },
      send: async (_user, _chat, message) => void asked.push(message.id),
    });
    await runner.runDue();
    await runner.runDue();
    expect(asked).toHaveLength(1);
    clock.advance(61_000);
    await runner.runDue();
    expect(asked[1]).toBe(asked[0]);
    expect(asked).toHaveLength(3);
  });

  it('wait for the next server when this one closes', async () => {
    const task = await create();
    await advance(8 * day);
    const closing = runnerWith({
      send: async () => {
        throw new ProblemError('unavailable', 'The server is restarting. Please try again in a moment.');
      },
    });
    await closing.runDue();
    expect((await taskOf(task.id))?.last_run).toMatchObject({ status: 'queued', error: null });
    await runToEnd();
    expect(await historyOf(task.id)).toMatchObject([{ status: 'done' }]);
  });

  it('try again a turn that a server cut short, and no more than twice', async () => {
    const task = await create();
    await advance(8 * day);
    await app.tasks.runDue();
    await app.runs.idle();
    await cutTurns();
    expect((await historyOf(task.id))[0]?.status).toBe('running');
    await runToEnd();
    expect(await historyOf(task.id)).toMatchObject([{ status: 'done' }]);
    expect(await mailsOf()).toHaveLength(1);

    await advance(8 * day);
    await app.tasks.runDue();
    for (const _ of [1, 2, 3]) {
      await app.runs.idle();
      await cutTurns();
      await app.tasks.runDue();
    }
    expect((await historyOf(task.id))[0]).toMatchObject({ status: 'failed' });
    expect(await chatsOf()).toHaveLength(2);
  });

  it('go with their task, and the task with its account', async () => {
    const task = await create();
    await advance(8 * day);
    await runToEnd();
    expect((await call('DELETE', `/tasks/${task.id}`)).statusCode).toBe(204);
    const left = () => app.database.query('select 1 from task_runs where user_id = $1', [seller.id]);
    expect(await left()).toEqual([]);
    expect(await chatsOf()).toHaveLength(1);
    await create();
    await advance(8 * day);
    await app.tasks.runDue();
    const gone = await call('DELETE', '/users/me', { password: 'correct horse battery' });
    expect(gone.statusCode).toBe(204);
    expect(await left()).toEqual([]);
    await app.tasks.runDue();
    expect(await left()).toEqual([]);
  });
});
