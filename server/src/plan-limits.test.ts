import type { Card } from '@cardwright/contract/cards';
import type { BulkJob } from '@cardwright/contract/library';
import type { Task } from '@cardwright/contract/tasks';
import { describe, expect, it } from 'vitest';
import { newUuid } from './db/ids.ts';
import { createBulkStore } from './modules/cards/bulk-store.ts';
import { listingText, openChargingStage } from './testing/charging-stage.ts';
import { testDatabases } from './testing/test-databases.ts';

describe.each(testDatabases)('what credits and a plan allow on $name', ({ open }) => {
  const stage = openChargingStage(open);
  const { call, settled, newCard, newChat, say, chatOf, planOfChat, plan } = stage;

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
    const [{ count } = { count: 0 }] = await stage.database.query<{ count: number }>(
      'select count(*)::int as count from messages where chat_id in (select id from chats where user_id = $1)',
      [stage.seller.id],
    );
    expect(count).toBe(2);
  });

  it('refuses every kind of work without credit, and writes nothing of it', async () => {
    const card = await newCard();
    Object.assign(plan.limits, { credits: 0, daily_credits: 0, scoring_credits: 0 });
    const refused = await Promise.all([
      call('POST', '/cards', { text: listingText }),
      call('POST', '/cards', { source_url: `${stage.shop.url}/bottle` }),
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
    await say(chat, `Improve this listing:\n${stage.shop.url}/bottle`);
    expect(await settled()).toEqual([15, 0]);
    const { messages } = await chatOf(chat);
    expect(messages.at(-1)?.run?.status).toBe('done');
    expect(JSON.stringify(messages.at(-1)?.parts)).toMatch(/I could not improve the listing\..*20 credits.*\/pricing/s);
  });

  it('takes nothing for chat where it is unlimited, and the price of its steps', async () => {
    Object.assign(plan, { features: ['unlimited_chat'] });
    const chat = await newChat();
    await say(chat, 'Hello');
    await say(chat, `Import ${stage.shop.url}/bottle`);
    expect(await settled()).toEqual([5, 0]);
    expect((await planOfChat(chat)).cost).toMatchObject({ credits: 5 });
  });

  it('lets a turn above the limit wait, and starts it when a place is free', async () => {
    plan.limits.concurrent_tasks = 1;
    stage.holdWordsAfter(0);
    const [first, second] = [await newChat(), await newChat()];
    const answers = [say(first, 'Hello')];
    await expect.poll(async () => (await chatOf(first)).active_run?.status).toBe('running');
    answers.push(say(second, 'Hello'));
    await expect.poll(async () => (await chatOf(second)).active_run?.status).toBe('queued');
    const waiting = (await call('POST', '/cards', { source_url: `${stage.shop.url}/bottle` })).json<Card>();
    expect(waiting.status).toBe('importing');
    await call('POST', `/chats/${first}/stop`);
    await expect.poll(async () => (await chatOf(second)).active_run?.status).toBe('running');
    stage.gate.open();
    await Promise.all(answers);
    expect(await settled()).toEqual([15, 0]);
    expect((await call('GET', `/cards/${waiting.id}`)).json<Card>().status).toBe('ready');
  });

  it('charges work on many cards as it was quoted, and ends it with the reason when the credits end', async () => {
    const cards = [await newCard(), await newCard(), await newCard()];
    await call('POST', '/cards/bulk', { action: 'improve', card_ids: cards });
    await stage.app.bulk.idle();
    await call('POST', '/cards/bulk', { action: 'score', card_ids: cards });
    await stage.app.bulk.idle();
    expect(await settled()).toEqual([60, 3]);
    Object.assign(plan.limits, { scoring_credits: 2 });
    await stage.newSeller();
    const poor = [await newCard(), await newCard(), await newCard(), await newCard()];
    const id = newUuid();
    // As one that was started while there was credit for it.
    const job = { id, user_id: stage.seller.id, marketplace: null, sections: null, created_at: new Date() };
    await createBulkStore(stage.database).insert({ ...job, action: 'score' }, poor);
    await stage.app.bulk.idle();
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
    await stage.database.query(`update scheduled_tasks set next_run_at = '2026-01-01' where user_id = $1`, [
      stage.seller.id,
    ]);
    await stage.app.tasks.runDue();
    await stage.app.runs.idle();
    // A run ends when it is looked at after its turn.
    await stage.app.tasks.runDue();
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
