import type { ChatDetail } from '@cardwright/contract/chats';
import type { Page } from '@cardwright/contract/common';
import type { Task } from '@cardwright/contract/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import { buildTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { createTaskRunner, type TaskChats } from './task-runner.ts';
import { createTasksStore } from './tasks-store.ts';

const day = 24 * 3_600_000;
/** The clock starts on Sunday 1 March 2026 at noon; this is due on Monday at 9. */
const monday = { title: 'Weekly look', instruction: 'List my cards', schedule: '0 9 * * 1', timezone: 'UTC' };

describe.each(testDatabases)('scheduled tasks on $name', ({ open }) => {
  let db: TestDatabase;
  let app: TestApp;
  let clock: ManualClock;
  let seller: SignedIn;

  beforeAll(async () => {
    db = await open();
    clock = manualClock();
    app = await buildTestApp(db.database, { clock });
  });
  afterAll(async () => {
    await app.close();
    await db.close();
  });

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, as = seller) =>
    app.http.inject({
      method,
      url: `/api${path}`,
      headers: as.headers,
      ...(payload === undefined ? {} : { payload }),
    });
  const newSeller = async () => {
    seller = await app.signIn();
  };
  const create = async (values: object = {}) => (await call('POST', '/tasks', { ...monday, ...values })).json<Task>();
  const taskOf = async (id: string) => {
    const { items } = (await call('GET', '/tasks')).json<Page<Task>>();
    return items.find((task) => task.id === id);
  };
  const chatsOf = async () => (await call('GET', '/chats')).json<Page<{ id: string; title: string }>>().items;
  /** Signs in anew: an access token does not outlive a jump of the clock. */
  const advance = async (milliseconds: number) => {
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

  it('is made, listed, changed, switched off and deleted', async () => {
    await newSeller();
    const task = await create();
    expect(task).toMatchObject({ ...monday, card_ids: [], enabled: true, last_run: null });
    expect(new Date(task.next_run_at ?? 0).getUTCDay()).toBe(1);
    expect(await taskOf(task.id)).toEqual(task);

    const moved = await call('PATCH', `/tasks/${task.id}`, { title: 'Daily look', schedule: '0 6 * * *' });
    expect(moved.json<Task>()).toMatchObject({ title: 'Daily look', instruction: monday.instruction });
    expect(moved.json<Task>().next_run_at).toContain('T06:00:00');
    const off = await call('PATCH', `/tasks/${task.id}`, { enabled: false });
    expect(off.json<Task>()).toMatchObject({ enabled: false, next_run_at: null });

    expect((await call('DELETE', `/tasks/${task.id}`)).statusCode).toBe(204);
    expect(await taskOf(task.id)).toBeUndefined();
    expect((await call('DELETE', `/tasks/${task.id}`)).statusCode).toBe(404);
  });

  it('belongs to its seller alone', async () => {
    await newSeller();
    const task = await create();
    const stranger = await app.signIn();
    expect((await call('GET', '/tasks', undefined, stranger)).json<Page<Task>>().items).toEqual([]);
    expect((await call('PATCH', `/tasks/${task.id}`, { title: 'x' }, stranger)).statusCode).toBe(404);
    expect((await call('DELETE', `/tasks/${task.id}`, undefined, stranger)).statusCode).toBe(404);
    expect((await call('POST', '/tasks', { ...monday, card_ids: [newUuid()] }, stranger)).statusCode).toBe(404);
  });

  it('names what is wrong with a request', async () => {
    await newSeller();
    const answer = await call('POST', '/tasks', { ...monday, title: ' ', instruction: '' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([
      'title',
      'instruction',
    ]);
    const often = await call('POST', '/tasks', { ...monday, schedule: '* * * * *' });
    expect(often.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'schedule', message: 'A task can run once an hour at most' }],
    });
  });

  it('keeps to the number of tasks that the plan allows, also against parallel requests', async () => {
    await newSeller();
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/tasks', monday)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 403, 403]);
    expect(answers.find((answer) => answer.statusCode === 403)?.json()).toMatchObject({ code: 'plan_required' });
    const off = await call('POST', '/tasks', { ...monday, enabled: false });
    expect(off.statusCode).toBe(201);
    const on = await call('PATCH', `/tasks/${off.json<Task>().id}`, { enabled: true });
    expect(on.json()).toMatchObject({ code: 'plan_required' });
    const usage = (await call('GET', '/billing/subscription')).json<{ usage: Record<string, { used: number }> }>()
      .usage;
    expect(usage.scheduled_tasks?.used).toBe(1);
  });

  it('runs in a chat of its own when it is due, and missed runs happen once', async () => {
    await newSeller();
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
    await expect.poll(async () => (await taskOf(task.id))?.last_run?.status, { timeout: 10_000 }).toBe('done');
    const detail = (await call('GET', `/chats/${chat?.id}`)).json<ChatDetail>();
    expect(detail.messages.map((message) => message.role)).toEqual(['user', 'assistant']);
  });

  it('says so when a run could not start, and goes on next time', async () => {
    await newSeller();
    const card = (await call('POST', '/cards', { text: 'Kettle, steel, 1.7 l' })).json<{ id: string }>();
    const task = await create({ card_ids: [card.id] });
    await call('POST', '/cards/delete', { card_ids: [card.id] });
    await advance(8 * day);
    await app.tasks.runDue();
    const after = await taskOf(task.id);
    expect(after?.last_run).toMatchObject({ status: 'failed', chat_id: null, error: expect.stringContaining('Card') });
    expect(after?.enabled).toBe(true);
    expect(await chatsOf()).toEqual([]);
  });

  it('starts what the credits are enough for, says why the rest did not start, and leaves no empty chat', async () => {
    await newSeller();
    await db.database.query('delete from scheduled_tasks');
    const cards: string[] = [];
    for (const text of ['Kettle, steel, 1.7 l', 'Bottle, steel, 750 ml', 'Lamp, brass, 40 cm'])
      cards.push((await call('POST', '/cards', { text })).json<{ id: string }>().id);
    const task = await create({ card_ids: cards });
    await advance(8 * day);
    const errors: unknown[] = [];
    let sent = 0;
    const runner = createTaskRunner({
      store: createTasksStore(db.database),
      chats: {
        ...app.chats,
        send: async (...message) => {
          sent += 1;
          if (sent > 1) throw new ProblemError('credits_exhausted', 'This takes 10 credits, and you have none left.');
          return app.chats.send(...message);
        },
      },
      entitlements: { limitOf: async () => null },
      clock,
      onError: (error) => errors.push(error),
    });
    await runner.runDue();
    const [chat, ...more] = await chatsOf();
    expect(more).toEqual([]);
    expect((await taskOf(task.id))?.last_run).toMatchObject({
      status: 'failed',
      chat_id: chat?.id,
      error: 'This takes 10 credits, and you have none left.',
    });
    expect([sent, errors]).toEqual([2, []]);
    await app.runs.idle();
  });

  it('repeats a start that was cut off, in the same chat', async () => {
    await newSeller();
    await db.database.query('delete from scheduled_tasks');
    await create();
    await advance(8 * day);
    const store = createTasksStore(db.database);
    const asked: string[] = [];
    const chats: TaskChats = {
      create: async (user, title, id) => {
        asked.push(id);
        if (asked.length === 1) throw new Error('the process dies here');
        return app.chats.create(user, title, id);
      },
      send: async (_user, _chat, message) => void asked.push(message.id),
      remove: app.chats.remove,
    };
    const runner = createTaskRunner({
      store,
      chats,
      entitlements: { limitOf: async () => null },
      clock,
      onError: () => {},
    });
    await runner.runDue();
    await runner.runDue();
    expect(asked).toHaveLength(1);
    clock.advance(61_000);
    await runner.runDue();
    expect(asked[1]).toBe(asked[0]);
    expect(asked).toHaveLength(3);
  });
});
