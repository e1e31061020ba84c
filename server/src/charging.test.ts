import type { Subscription } from '@cardwright/contract/billing';
import type { Card } from '@cardwright/contract/cards';
import type { ChatDetail } from '@cardwright/contract/chats';
import type { LedgerEntry } from '@cardwright/contract/ledger';
import type { BulkJob } from '@cardwright/contract/library';
import type { Plan } from '@cardwright/contract/plans';
import type { Task } from '@cardwright/contract/tasks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newUuid } from './db/ids.ts';
import { createBuiltInModel } from './modules/assistant/built-in-model/built-in-model.ts';
import { createWordGate, type WordGate } from './modules/assistant/testing/word-gate.ts';
import { planOf } from './modules/billing/plan-catalogue.ts';
import { createBulkStore } from './modules/cards/bulk-store.ts';
import { bottle } from './modules/cards/testing/card-calls.ts';
import { productPage } from './modules/cards/testing/product-page.ts';
import { createChatsStore } from './modules/chats/chats-store.ts';
import { type PageServer, page, startPageServer } from './testing/page-server.ts';
import { buildTestApp, type SignedIn, type TestApp } from './testing/test-app.ts';
import { type TestDatabase, testDatabases } from './testing/test-databases.ts';

const free = planOf('free');
const text =
  'Norvik Trail Bottle\n\nA steel bottle that keeps drinks cold for 24 hours.\n\nMaterial: Stainless steel\nVolume: 750 ml';

/** A busy machine takes its time. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 10_000 });

describe.each(testDatabases)('what work is charged on $name', ({ open }) => {
  let test: TestDatabase;
  let app: TestApp;
  let shop: PageServer;
  let seller: SignedIn;
  let gate: WordGate;
  /** Of the sellers that a test makes; changed by the test before it makes them. */
  const plan = { ...free, limits: { ...free.limits } };

  beforeAll(async () => {
    test = await open();
    shop = await startPageServer({
      '/bottle': page(productPage('Norvik Trail Bottle', [])),
      '/news': page('<html><body><p>Nothing is sold here.</p></body></html>'),
    });
    const model = createBuiltInModel((signal) => gate.pause(signal));
    app = await buildTestApp(test.database, { model, base_plan: plan });
  });
  afterAll(async () => {
    gate.open();
    await app.close();
    await shop.close();
    await test.close();
  });
  beforeEach(async () => {
    gate = createWordGate(Number.POSITIVE_INFINITY);
    Object.assign(plan, { features: [], limits: { ...free.limits, concurrent_tasks: 100 } });
    seller = await app.signIn();
  });

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, key?: string) =>
    app.http.inject({
      method,
      url: `/api${url}`,
      headers: { ...seller.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(payload === undefined ? {} : { payload }),
    });
  /** Credits (the day's and the month's together), scoring credits. */
  const spent = async () => {
    const { usage } = (await call('GET', '/billing/subscription')).json<Subscription>();
    return [usage.credits.used + usage.daily_credits.used, usage.scoring_credits.used];
  };
  const settled = async () => {
    await app.runs.idle();
    return spent();
  };
  const newCard = async () => (await call('POST', '/cards', { listing: bottle })).json<Card>().id;
  const newChat = async () => (await call('POST', '/chats')).json<{ id: string }>().id;
  const say = (chat: string, words: string, id = newUuid()) =>
    call('POST', `/chats/${chat}/messages`, { id, text: words });
  const chatOf = async (id: string) => (await call('GET', `/chats/${id}`)).json<ChatDetail>();
  const planOfChat = async (id: string) => (await call('GET', `/chats/${id}/plan`)).json<Plan>();

  it('takes the price of each kind of work once, and shows what for', async () => {
    expect((await call('POST', '/cards', { text })).json<Card>().status).toBe('ready');
    expect(await settled()).toEqual([5, 0]);
    await call('POST', '/cards', { source_url: `${shop.url}/bottle` });
    expect(await settled()).toEqual([10, 0]);
    const card = await newCard();
    expect(await settled()).toEqual([10, 0]);
    await call('POST', `/cards/${card}/improve`, {});
    expect(await settled()).toEqual([30, 0]);
    await call('POST', `/cards/${card}/score`, {});
    expect(await settled()).toEqual([30, 1]);
    await say(await newChat(), 'Hello');
    expect(await settled()).toEqual([40, 1]);
    const { items } = (await call('GET', '/billing/ledger')).json<{ items: LedgerEntry[] }>();
    const charges = items.filter(({ kind }) => kind === 'charge').reverse();
    expect(charges.map(({ reason, amount, status, ref }) => [reason, amount, status, ref?.kind])).toEqual([
      ['import', -5, 'settled', 'card'],
      ['import', -5, 'settled', 'card'],
      ['improve', -20, 'settled', 'card'],
      ['score', -1, 'settled', 'card'],
      ['chat_turn', -10, 'settled', 'chat'],
    ]);
  });

  it('takes the price of a turn and of its steps; a score that comes with a step is free', async () => {
    const chat = await newChat();
    await say(chat, `Improve this listing:\n${shop.url}/bottle`);
    expect(await settled()).toEqual([35, 0]);
    expect((await planOfChat(chat)).cost).toEqual({ credits: 35 });
    expect((await planOfChat(chat)).steps.map(({ credits }) => credits ?? 0)).toEqual([5, 0, 20, 0]);
    await say(chat, 'Score it');
    expect(await settled()).toEqual([45, 1]);
    const pasted = await newChat();
    await say(pasted, `Improve this listing:\n${text}`);
    expect(await settled()).toEqual([80, 1]);
    expect((await planOfChat(pasted)).cost).toEqual({ credits: 35 });
  });

  it('charges nothing for what failed', async () => {
    const failed = (await call('POST', '/cards', { source_url: `${shop.url}/news` })).json<Card>().id;
    await app.runs.idle();
    expect((await call('GET', `/cards/${failed}`)).json<Card>()).toMatchObject({
      status: 'failed',
      failure: { charged: 0 },
    });
    expect((await call('POST', `/cards/${failed}/improve`, {})).statusCode).toBe(409);
    await call('POST', '/cards', { html: '<html><body>Nothing</body></html>' });
    expect(await settled()).toEqual([0, 0]);
  });

  it('charges a request once, however often it comes', async () => {
    const card = await newCard();
    const twice = async (url: string, body: object) => {
      const key = newUuid();
      await Promise.all([call('POST', url, body, key), call('POST', url, body, key)]);
      await app.runs.idle();
      return call('POST', url, body, key);
    };
    await twice(`/cards/${card}/improve`, {});
    await twice(`/cards/${card}/score`, {});
    await twice('/cards', { text });
    expect(await settled()).toEqual([25, 1]);
    const [chat, id] = [await newChat(), newUuid()];
    await Promise.all([say(chat, 'Hello', id), say(chat, 'Hello', id)]);
    expect(await settled()).toEqual([35, 1]);
  });

  it('names work by its request, also when the answer was lost with the process', async () => {
    const card = await newCard();
    const key = newUuid();
    const first = (await call('POST', `/cards/${card}/improve`, {}, key)).json();
    await app.runs.idle();
    await test.database.query('delete from idempotency_keys where user_id = $1', [seller.id]);
    expect((await call('POST', `/cards/${card}/improve`, {}, key)).json()).toEqual(first);
    expect(await settled()).toEqual([20, 0]);
  });

  it('gives the first card to an import that comes again, and charges anew for the score of another version', async () => {
    const keys = { import: newUuid(), score: newUuid() };
    const forget = () => test.database.query('delete from idempotency_keys where user_id = $1', [seller.id]);
    const first = (await call('POST', '/cards', { text }, keys.import)).json<Card>();
    await forget();
    expect((await call('POST', '/cards', { text }, keys.import)).json<Card>().id).toBe(first.id);
    expect((await call('GET', '/cards')).json<{ items: Card[] }>().items).toHaveLength(1);
    const score = async () => {
      await forget();
      return call('POST', `/cards/${first.id}/score`, {}, keys.score);
    };
    await score();
    await score();
    expect(await settled()).toEqual([5, 1]);
    const title = 'Norvik Trail Bottle, 750 ml';
    const body = { listing: { title }, base_version: first.current.id };
    await app.http.inject({ method: 'PATCH', url: `/api/cards/${first.id}`, headers: seller.headers, payload: body });
    await score();
    expect(await settled()).toEqual([5, 2]);
  });

  it('scores no listing that is not there, and takes nothing for it', async () => {
    const failed = (await call('POST', '/cards', { html: '<html><body>Nothing</body></html>' })).json<Card>();
    expect(failed.status).toBe('failed');
    expect((await call('POST', `/cards/${failed.id}/score`, {})).statusCode).toBe(409);
    const card = await newCard();
    await test.database.query(`update cards set status = 'importing' where id = $1`, [card]);
    expect((await call('POST', `/cards/${card}/score`, {})).statusCode).toBe(409);
    expect(await settled()).toEqual([0, 0]);
  });

  it('gives back what a turn held that was stopped before it wrote anything', async () => {
    gate = createWordGate(0);
    const chat = await newChat();
    const answer = say(chat, 'Hello');
    await eventually(async () => (await chatOf(chat)).status).toBe('running');
    expect(await spent()).toEqual([10, 0]);
    expect((await planOfChat(chat)).cost).toEqual({ credits: 10 });
    await call('POST', `/chats/${chat}/stop`);
    await answer;
    expect(await settled()).toEqual([0, 0]);
    expect((await chatOf(chat)).messages.at(-1)?.run).toMatchObject({ status: 'stopped', charged: 0 });
    expect((await planOfChat(chat)).cost).toEqual({ credits: 0 });
  });

  it('gives back what a turn held whose chat is deleted: a chat goes only when its turn has ended', async () => {
    gate = createWordGate(0);
    const chat = await newChat();
    const answer = say(chat, 'Hello');
    await eventually(async () => (await chatOf(chat)).status).toBe('running');
    expect(await createChatsStore(test.database).remove(seller.id, chat)).toBe('active');
    expect((await call('DELETE', `/chats/${chat}`)).statusCode).toBe(204);
    await answer;
    expect(await settled()).toEqual([0, 0]);
    expect((await call('GET', `/chats/${chat}`)).statusCode).toBe(404);
  });

  it('keeps the price of a turn that was stopped in its answer', async () => {
    gate = createWordGate(3);
    const chat = await newChat();
    const answer = say(chat, 'Hello');
    const words = `select 1 from events where topic like 'run:%' and data::text like '%text-delta%'
      and topic in (select 'run:' || id from runs where chat_id = $1)`;
    await eventually(() => test.database.query(words, [chat])).not.toEqual([]);
    await call('POST', `/chats/${chat}/stop`);
    await answer;
    expect(await settled()).toEqual([10, 0]);
    expect((await chatOf(chat)).messages.at(-1)?.run).toMatchObject({ status: 'stopped', charged: 10 });
  });

  it('charges nothing for a turn whose process died, and says so', async () => {
    gate = createWordGate(2);
    const chat = await newChat();
    const answer = say(chat, 'Hello');
    await eventually(async () => (await chatOf(chat)).status).toBe('running');
    // Another process on the same database takes the silent one for dead.
    const other = await buildTestApp(test.database, { base_plan: plan });
    await test.database.query(`update runs set beat = now() + interval '1 hour' where chat_id = $1`, [chat]);
    await test.database.query(`update runs set beat = now() - interval '1 hour', owner = 'dead' where chat_id = $1`, [
      chat,
    ]);
    await other.runs.reap();
    gate.open();
    await answer;
    await other.close();
    expect(await settled()).toEqual([0, 0]);
    expect((await chatOf(chat)).messages.at(-1)?.run).toMatchObject({
      status: 'failed',
      charged: 0,
      error: { message: expect.stringContaining('Nothing was charged for it.') },
    });
  });

  it('does not say that nothing was charged where a step took a scoring credit', async () => {
    const card = await newCard();
    gate = createWordGate(0);
    const chat = await newChat();
    const answer = call('POST', `/chats/${chat}/messages`, { id: newUuid(), text: 'Score it', card_id: card });
    await eventually(spent).toEqual([10, 1]);
    const stored = `select 1 from events where topic like 'run:%' and data::text like '%tool-output-available%'
      and topic in (select 'run:' || id from runs where chat_id = $1)`;
    await eventually(() => test.database.query(stored, [chat])).not.toEqual([]);
    await test.database.query(`update runs set beat = now() - interval '1 hour', owner = 'dead' where chat_id = $1`, [
      chat,
    ]);
    const other = await buildTestApp(test.database, { base_plan: plan });
    await other.runs.reap();
    gate.open();
    await answer;
    await other.close();
    expect(await settled()).toEqual([0, 1]);
    const { error } = (await chatOf(chat)).messages.at(-1)?.run ?? {};
    expect(error?.message).toContain('The answer itself was not charged.');
    expect(error?.message).not.toContain('Nothing was charged');
  });

  it('runs exactly one of 50 turns at once with credit for one, and refuses the others with the reason', async () => {
    Object.assign(plan.limits, { credits: 10, daily_credits: 0 });
    const chats = await Promise.all(Array.from({ length: 50 }, newChat));
    const answers = await Promise.all(chats.map((chat) => say(chat, 'Hello')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode === 402);
    expect(refused).toHaveLength(49);
    expect(refused[0]?.json()).toMatchObject({
      code: 'credits_exhausted',
      feature: 'credits',
      used: 10,
      limit: 10,
      reset_date: expect.any(String),
      upgrade_to: expect.any(String),
    });
    expect(await settled()).toEqual([10, 0]);
    const [{ count } = { count: 0 }] = await test.database.query<{ count: number }>(
      'select count(*)::int as count from messages where chat_id in (select id from chats where user_id = $1)',
      [seller.id],
    );
    expect(count).toBe(2);
  }, 60_000);

  it('refuses every kind of work without credit, and writes nothing of it', async () => {
    const card = await newCard();
    Object.assign(plan.limits, { credits: 0, daily_credits: 0, scoring_credits: 0 });
    const refused = await Promise.all([
      call('POST', '/cards', { text }),
      call('POST', '/cards', { source_url: `${shop.url}/bottle` }),
      call('POST', `/cards/${card}/improve`, {}),
      call('POST', `/cards/${card}/score`, {}),
      say(await newChat(), 'Hello'),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([402, 402, 402, 402, 402]);
    expect(refused[3]?.json()).toMatchObject({ feature: 'scoring_credits' });
    const { items } = (await call('GET', '/cards')).json<{ items: Card[] }>();
    expect(items.map(({ id, status }) => [id, status])).toEqual([[card, 'ready']]);
  });

  it('answers in the chat when the credits end inside a turn', async () => {
    Object.assign(plan.limits, { credits: 17, daily_credits: 0 });
    const chat = await newChat();
    await say(chat, `Improve this listing:\n${shop.url}/bottle`);
    expect(await settled()).toEqual([15, 0]);
    const { messages } = await chatOf(chat);
    expect(messages.at(-1)?.run?.status).toBe('done');
    expect(JSON.stringify(messages.at(-1)?.parts)).toMatch(/I could not improve the listing\..*20 credits.*\/pricing/s);
  });

  it('takes nothing for chat where it is unlimited, and the price of its steps', async () => {
    Object.assign(plan, { features: ['unlimited_chat'] });
    const chat = await newChat();
    await say(chat, 'Hello');
    await say(chat, `Import ${shop.url}/bottle`);
    expect(await settled()).toEqual([5, 0]);
    expect((await planOfChat(chat)).cost).toEqual({ credits: 5 });
  });

  it('lets a turn above the limit wait, and starts it when a place is free', async () => {
    plan.limits.concurrent_tasks = 1;
    gate = createWordGate(0);
    const [first, second] = [await newChat(), await newChat()];
    const answers = [say(first, 'Hello')];
    await eventually(async () => (await chatOf(first)).active_run?.status).toBe('running');
    answers.push(say(second, 'Hello'));
    await eventually(async () => (await chatOf(second)).active_run?.status).toBe('queued');
    const waiting = (await call('POST', '/cards', { source_url: `${shop.url}/bottle` })).json<Card>();
    expect(waiting.status).toBe('importing');
    await call('POST', `/chats/${first}/stop`);
    await eventually(async () => (await chatOf(second)).active_run?.status).toBe('running');
    gate.open();
    await Promise.all(answers);
    expect(await settled()).toEqual([15, 0]);
    expect((await call('GET', `/cards/${waiting.id}`)).json<Card>().status).toBe('ready');
  });

  it('charges work on many cards as it was quoted, and ends it with the reason when the credits end', async () => {
    const cards = [await newCard(), await newCard(), await newCard()];
    await call('POST', '/cards/bulk', { action: 'improve', card_ids: cards });
    await app.bulk.idle();
    await call('POST', '/cards/bulk', { action: 'score', card_ids: cards });
    await app.bulk.idle();
    expect(await settled()).toEqual([60, 3]);
    Object.assign(plan.limits, { scoring_credits: 2 });
    seller = await app.signIn();
    const poor = [await newCard(), await newCard(), await newCard(), await newCard()];
    const id = newUuid();
    // As one that was started while there was credit for it.
    const job = { id, user_id: seller.id, marketplace: null, sections: null, created_at: new Date() };
    await createBulkStore(test.database).insert({ ...job, action: 'score' }, poor);
    await app.bulk.idle();
    const ended = (await call('GET', `/cards/bulk/${id}`)).json<BulkJob>();
    expect(ended).toMatchObject({ status: 'done', done_count: 2, failed_count: 2 });
    expect(ended.failures[0]?.message).toContain('scoring credit');
    expect(await settled()).toEqual([0, 2]);
  });

  it('pauses the tasks that a smaller plan has no room for, and forgets none', async () => {
    plan.limits.scheduled_tasks = 2;
    const task = { instruction: 'Hello', schedule: '0 9 * * *', timezone: 'UTC' };
    for (const title of ['First', 'Second']) await call('POST', '/tasks', { ...task, title });
    plan.limits.scheduled_tasks = 1;
    await test.database.query(`update scheduled_tasks set next_run_at = '2026-01-01' where user_id = $1`, [seller.id]);
    await app.tasks.runDue();
    await app.runs.idle();
    const { items } = (await call('GET', '/tasks')).json<{ items: Task[] }>();
    expect(items.map(({ title, enabled, paused, last_run }) => [title, enabled, paused, last_run?.status])).toEqual([
      ['Second', true, true, undefined],
      ['First', true, false, 'done'],
    ]);
    expect((await call('POST', '/tasks', { ...task, title: 'Third' })).json()).toMatchObject({
      code: 'plan_required',
      feature: 'scheduled_tasks',
      limit: 1,
    });
  });

  it('keeps what a plan allows: files of marketplaces and public cases', async () => {
    plan.limits.public_cases = 1;
    const cards = [await newCard(), await newCard()];
    const [one, other] = await Promise.all(cards.map((card) => call('POST', `/cards/${card}/case`)));
    expect([one?.statusCode, other?.statusCode].sort()).toEqual([201, 403]);
    const refused = [one, other].find((answer) => answer?.statusCode === 403)?.json();
    expect(refused).toMatchObject({ code: 'plan_required', feature: 'public_cases', limit: 1, upgrade_to: 'basic' });
    const shown = async () => (await call('GET', '/billing/can-use/public_cases')).json<{ used: number }>().used;
    const published = one?.statusCode === 201 ? cards : [...cards].reverse();
    const { deletion_id } = (await call('POST', '/cards/delete', { card_ids: [published[0]] })).json();
    expect((await call('POST', `/cards/${published[1]}/case`)).statusCode).toBe(201);
    expect((await call('POST', '/cards/undelete', { deletion_id })).statusCode).toBe(200);
    expect(await shown()).toBe(1);
    const file = await call('POST', '/exports', { card_ids: cards, format: 'shopify_csv' });
    expect(file.json()).toMatchObject({ code: 'plan_required', upgrade_to: 'basic' });
  });
});
