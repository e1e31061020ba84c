import type { Page } from '@cardwright/contract/common';
import { scheduleForm, type Task } from '@cardwright/contract/tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { buildTestApp, openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { planOf } from '../billing/plan-catalogue.ts';

/** The clock starts on Sunday 1 March 2026 at noon; this is due on Monday at 9. */
const monday = { title: 'Weekly look', instruction: 'List my cards', schedule: '0 9 * * 1', timezone: 'UTC' };

describe.each(testDatabases)('scheduled tasks on $name', ({ open }) => {
  let app: TestApp;
  let seller: SignedIn;

  beforeAll(async () => {
    app = await openTestApp(open, { clock: manualClock() });
  });
  afterAll(() => app.close());

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

  it('is made, listed, changed, switched off and deleted', async () => {
    await newSeller();
    const task = await create();
    expect(task).toMatchObject({ ...monday, card_ids: [], cards: [], enabled: true, notify: true, last_run: null });
    expect(new Date(task.next_run_at ?? 0).getUTCDay()).toBe(1);
    expect(await taskOf(task.id)).toEqual(task);

    const moved = await call('PATCH', `/tasks/${task.id}`, { title: 'Daily look', schedule: '0 6 * * *' });
    expect(moved.json<Task>()).toMatchObject({ title: 'Daily look', instruction: monday.instruction });
    expect(moved.json<Task>().next_run_at).toContain('T06:00:00');
    const quiet = await call('PATCH', `/tasks/${task.id}`, { notify: false });
    expect(quiet.json<Task>()).toMatchObject({ notify: false, next_run_at: moved.json<Task>().next_run_at });
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
    expect((await call('GET', `/tasks/${task.id}/runs`, undefined, stranger)).statusCode).toBe(404);
    expect((await call('POST', `/tasks/${task.id}/run`, undefined, stranger)).statusCode).toBe(404);
    expect((await call('GET', `/tasks/${task.id}/runs`)).json()).toEqual({ items: [], next_cursor: null });
  });

  it('names what is wrong with a request', async () => {
    await newSeller();
    const answer = await call('POST', '/tasks', { ...monday, title: ' ', instruction: '' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([
      'title',
      'instruction',
    ]);
    const never = await call('POST', '/tasks', { ...monday, schedule: '0 9 31 2 *' });
    expect(never.json()).toMatchObject({
      status: 422,
      detail: 'This schedule names no time that ever comes.',
      errors: [{ path: 'schedule', message: 'This schedule names no time that ever comes' }],
    });
    const word = await call('POST', '/tasks', { ...monday, schedule: '@daily' });
    expect(word.json()).toMatchObject({ errors: [{ path: 'schedule', message: scheduleForm }] });
  });

  it('says when a schedule would run, and what is wrong with one', async () => {
    await newSeller();
    const ask = (schedule: string, timezone = 'Europe/Berlin') =>
      call('GET', `/tasks/next-runs?${new URLSearchParams({ schedule, timezone })}`);
    expect((await ask('0 9 * * 1')).json()).toEqual({
      next_runs: ['2026-03-02T08:00:00.000Z', '2026-03-09T08:00:00.000Z', '2026-03-16T08:00:00.000Z'],
    });
    expect((await ask('0 9 31 2 *')).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'schedule', message: 'This schedule names no time that ever comes' }],
    });
    expect((await ask('0 9 * * 1', 'Europe/Atlantis')).json()).toMatchObject({ errors: [{ path: 'timezone' }] });
  });

  it('names its cards as long as they are there', async () => {
    await newSeller();
    const card = (await call('POST', '/cards', { text: 'Kettle, steel, 1.7 l' })).json<{ id: string }>();
    const task = await create({ card_ids: [card.id, card.id] });
    expect(task.card_ids).toEqual([card.id]);
    expect(task.cards).toMatchObject([{ id: card.id, title: expect.stringContaining('Kettle') }]);
    const twice = await call('PATCH', `/tasks/${task.id}`, { card_ids: [card.id, card.id] });
    expect(twice.json<Task>().card_ids).toEqual([card.id]);
    await call('POST', '/cards/delete', { card_ids: [card.id] });
    expect(await taskOf(task.id)).toMatchObject({ card_ids: [card.id], cards: [] });
  });

  it('imports no card again that has no page', async () => {
    await newSeller();
    const { id } = (await call('POST', '/cards', { text: 'Kettle, steel, 1.7 l' })).json<{ id: string }>();
    const again = { instruction: 'Import it again and tell me what changed', card_ids: [id] };
    const refusal = {
      status: 409,
      detail: expect.stringMatching(
        /^“Kettle.*” was not imported from an address, so there is no page to import again/,
      ),
    };
    expect((await call('POST', '/tasks', { ...monday, ...again })).json()).toMatchObject(refusal);
    const task = await create({ ...again, instruction: 'Score it, and do not import it again' });
    for (const change of [again, { instruction: 'Every Monday: reimport it' }])
      expect((await call('PATCH', `/tasks/${task.id}`, change)).json()).toMatchObject(refusal);
    expect((await call('PATCH', `/tasks/${task.id}`, { ...again, card_ids: [] })).statusCode).toBe(200);
    expect((await call('PATCH', `/tasks/${task.id}`, { card_ids: [id] })).json()).toMatchObject(refusal);
    expect((await call('PATCH', `/tasks/${task.id}`, { title: 'Daily look' })).statusCode).toBe(200);
  });

  it('keeps to the number of tasks that the plan allows, also against parallel requests', async () => {
    await newSeller();
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/tasks', monday)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 403, 403]);
    expect(answers.find((answer) => answer.statusCode === 403)?.json()).toMatchObject({ code: 'plan_required' });
    const off = await call('POST', '/tasks', { ...monday, enabled: false });
    expect(off.statusCode).toBe(201);
    const on = await call('PATCH', `/tasks/${off.json<Task>().id}`, { enabled: true });
    expect(on.json()).toMatchObject({
      code: 'plan_required',
      upgrade_to: expect.any(String),
      detail: 'Your plan has one scheduled task. Switch one off first, or choose a larger plan.',
    });
    const usage = (await call('GET', '/billing/subscription')).json<{ usage: Record<string, { used: number }> }>()
      .usage;
    expect(usage.scheduled_tasks?.used).toBe(1);
  });

  it('advises no larger plan where none has more tasks', async () => {
    const largest = await buildTestApp(app.database, { clock: manualClock(), base_plan: planOf('pro') });
    const own = await largest.signIn();
    const add = () => largest.http.inject({ method: 'POST', url: '/api/tasks', payload: monday, headers: own.headers });
    let answer = await add();
    for (let tasks = 1; answer.statusCode === 201 && tasks < 100; tasks += 1) answer = await add();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { upgrade_to: null, detail: expect.stringMatching(/ scheduled tasks\. Switch one off first\.$/) },
    ]);
    await largest.close();
  });
});
