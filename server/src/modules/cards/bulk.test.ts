import { creditsExhaustedSchema } from '@cardwright/contract/billing';
import type { BulkJob, BulkQuote } from '@cardwright/contract/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { planOf } from '../billing/plan-catalogue.ts';
import { bulkStage } from './testing/bulk-stage.ts';

describe.each(testDatabases)('work on many cards on $name', ({ open }) => {
  let app: TestApp;
  const { newSeller } = bulkStage(() => app);

  beforeAll(async () => {
    app = await openTestApp(open, { base_plan: planOf('free') });
  });
  afterAll(() => app.close());

  it('says what it would cost, and changes nothing', async () => {
    const { ids, call, seller } = await newSeller(3);
    await app.database.query(`update cards set status = 'failed' where id = $1`, [ids[2]]);
    const ask = async (body: object) => (await call('POST', '/bulk', { dry_run: true, ...body })).json<BulkQuote>();
    expect(await ask({ action: 'improve', card_ids: ids })).toEqual({
      action: 'improve',
      card_count: 2,
      left_out: 1,
      cost: { feature: 'credits', each: 20, total: 40 },
      balance: 1_600,
      covered: true,
      asked: [],
      notes: [],
    });
    expect(await ask({ action: 'score', match: { query: 'bottle' }, except_ids: [ids[0]] })).toMatchObject({
      card_count: 1,
      cost: { feature: 'scoring_credits', each: 1, total: 1 },
      balance: 20,
    });
    expect((await app.bulk.list(seller.id, { limit: 10 })).items).toEqual([]);
  });

  it('improves every card once, for the marketplace that was asked for', async () => {
    const { ids, call, ended, versions, seller } = await newSeller(3);
    const started = await call('POST', '/bulk', { action: 'improve', marketplace: 'etsy', card_ids: ids });
    expect(started.statusCode).toBe(202);
    const job = await ended(started.json<BulkJob>().id);
    expect(job).toMatchObject({ status: 'done', card_count: 3, done_count: 3, failed_count: 0, failures: [] });
    expect(await versions()).toEqual([2, 2, 2]);
    expect((await app.cards.get(seller.id, ids[0] ?? '')).marketplace).toBe('etsy');
    expect((await app.bulk.list(seller.id, { limit: 10 })).items.map(({ id }) => id)).toEqual([job.id]);
  });

  it('writes every card as it was asked for, and says what that was', async () => {
    const { ids, call, ended, seller } = await newSeller(3);
    const wishes = { title_max: 30, avoid_words: ['insulated'], bullets_max: 2 };
    const work = { action: 'improve', card_ids: ids, sections: ['title', 'bullets'], wishes };
    const asked = ['only the title and bullets', 'titles up to 30 characters', 'at most 2 bullets', 'no “insulated”'];
    expect((await call('POST', '/bulk', { ...work, dry_run: true })).json<BulkQuote>()).toMatchObject({ asked });
    const job = await ended((await call('POST', '/bulk', work)).json<BulkJob>().id);
    expect(job).toMatchObject({ status: 'done', done_count: 3, asked });
    const listings = await Promise.all(ids.map(async (id) => (await app.cards.get(seller.id, id)).current.listing));
    expect(listings.every(({ title, bullets }) => title.length <= 30 && bullets.length <= 2)).toBe(true);
    expect(JSON.stringify(listings.map(({ title, bullets }) => [title, bullets]))).not.toMatch(/insulated/i);
    const wrong = await call('POST', '/bulk', { ...work, wishes: { title_max: 5, please: 'x' } });
    expect(wrong.statusCode).toBe(422);
  });

  it('follows what the assistant remembers wherever wishes are followed', async () => {
    const { ids, call, seller } = await newSeller(1);
    await app.database.query(
      `insert into user_preferences (id, user_id, kind, value, created_at) values ($1, $2, 'avoid_words', 'steel', now())`,
      [newUuid(), seller.id],
    );
    const asked = async (body: object) =>
      (await call('POST', '/bulk', { action: 'improve', card_ids: ids, dry_run: true, ...body })).json<BulkQuote>()
        .asked;
    expect(await asked({ wishes: { bullets_max: 2 } })).toEqual(['at most 2 bullets', 'no “steel”']);
    expect(await asked({})).toEqual([]);
    const work = { action: 'improve', card_ids: ids, wishes: { bullets_max: 2 } };
    expect((await call('POST', '/bulk', work)).json<BulkJob>().asked).toEqual(['at most 2 bullets', 'no “steel”']);
    await app.bulk.idle();
  });

  it('keeps what a seller prefers with the job, for the cards that a later process does', async () => {
    const { ids, seller } = await newSeller(2);
    await app.database.query(
      `insert into user_preferences (id, user_id, kind, value, created_at) values ($1, $2, 'avoid_words', 'steel', now())`,
      [newUuid(), seller.id],
    );
    const request = { action: 'improve' as const, card_ids: ids, dry_run: false, sections: ['title' as const] };
    const job = await app.bulk.start(seller.id, { ...request, wishes: {} });
    expect(job.asked).toEqual(['only the title', 'no “steel”']);
    const [row] = await app.database.query('select wishes from bulk_jobs where id = $1', [job.id]);
    expect(row).toEqual({ wishes: { asked: {}, preferences: [{ kind: 'avoid_words', value: 'steel' }] } });
    await app.bulk.idle();
    const titles = ids.map(async (id) => (await app.cards.get(seller.id, id)).current.listing.title);
    expect((await Promise.all(titles)).join()).not.toMatch(/steel/i);
  });

  it('is begun once for a request, and a later try does only what is left of it', async () => {
    const { ids, seller, ended, versions } = await newSeller(3);
    const work = (card_ids: string[], dry_run = false) => ({ action: 'improve' as const, card_ids, dry_run });
    const [tried, again, request_key] = [newUuid(), newUuid(), newUuid()];
    const ask = (card_ids: string[], part_of: string) =>
      app.bulk.start(seller.id, work(card_ids), { part_of, request_key });
    expect(await app.bulk.isRequested(seller.id, request_key)).toBe(false);
    const [first, other] = await Promise.all([ask(ids.slice(0, 2), tried), ask(ids.slice(0, 2), tried)]);
    expect(other.id).toBe(first.id);
    await ended(first.id);
    expect(await ask([], again)).toMatchObject({ id: first.id, status: 'done', done_count: 2, charged: 40 });
    const [row] = await app.database.query('select part_of from bulk_jobs where id = $1', [first.id]);
    expect(row).toEqual({ part_of: again });
    const rest = await ask(ids, again);
    expect(await ended(rest.id)).toMatchObject({ status: 'done', card_count: 1, done_count: 1 });
    expect(await versions()).toEqual([2, 2, 2]);
    const { seller: stranger } = await newSeller(0);
    expect(await app.bulk.isRequested(stranger.id, request_key)).toBe(false);
  });

  it('says what it took, and for how many cards there was nothing to do', async () => {
    const { ids, call, ended, seller } = await newSeller(3);
    const improve = async (card_ids: string[]) =>
      ended((await call('POST', '/bulk', { action: 'improve', card_ids })).json<BulkJob>().id);
    expect(await improve(ids.slice(0, 2))).toMatchObject({ done_count: 2, unchanged_count: 0, charged: 40 });
    expect(await improve(ids)).toMatchObject({ done_count: 3, unchanged_count: 2, charged: 20 });
    const usage = await app.ledger.usage(seller.id);
    expect(usage.credits.used + usage.daily_credits.used).toBe(60);
    const score = async () =>
      ended((await call('POST', '/bulk', { action: 'score', card_ids: ids })).json<BulkJob>().id);
    expect(await score()).toMatchObject({ done_count: 3, charged: 3 });
    // Each line of the ledger says which card it was for, and the card's page shows what was paid for.
    const [named] = await app.database.query(
      `select count(distinct title) as titles, count(distinct ref_id) as refs from ledger_holds
       where user_id = $1 and reason = 'score' and ref_kind = 'card'`,
      [seller.id],
    );
    expect(named).toEqual({ titles: '3', refs: '3' });
    expect(await app.cards.scorePaidFor(seller.id, ids[0] ?? '')).toMatchObject({ marketplace: 'generic' });
    expect(await score()).toMatchObject({ done_count: 3, charged: 3 });
    expect((await app.ledger.usage(seller.id)).scoring_credits.used).toBe(6);
  });

  it('is forgotten after a month, but not what it took of a turn', async () => {
    const { ids, seller, ended, call } = await newSeller(1);
    const [turn, gone] = [newUuid(), newUuid()];
    await app.database.query(
      `insert into runs (id, user_id, kind, request_id, status, created_at) values ($1, $2, 'chat_turn', $1, 'done', now())`,
      [turn, seller.id],
    );
    const request = { action: 'score' as const, card_ids: ids, dry_run: false };
    const jobs = [];
    for (const part_of of [turn, gone]) jobs.push(await app.bulk.start(seller.id, request, { part_of }));
    for (const { id } of jobs) await ended(id);
    const took = () => app.database.query('select feature, charged from turn_costs($1)', [turn]);
    await app.database.query(`update bulk_jobs set finished_at = finished_at - interval '31 days' where user_id = $1`, [
      seller.id,
    ]);
    await app.bulk.removeOld();
    expect(await took()).toEqual([{ feature: 'scoring_credits', charged: 1 }]);
    expect((await app.bulk.list(seller.id, { limit: 10 })).items).toEqual([]);
    expect((await call('GET', `/bulk/${jobs[0]?.id}`)).statusCode).toBe(404);
    expect(await app.database.query('select part_of from bulk_jobs where user_id = $1', [seller.id])).toEqual([
      { part_of: turn },
    ]);
  });

  it('scores anew', async () => {
    const { ids, cards, call, ended, seller } = await newSeller(2);
    await app.database.query('update cards set score = null where user_id = $1', [seller.id]);
    const { id } = (await call('POST', '/bulk', { action: 'score', match: {} })).json<BulkJob>();
    expect(await ended(id)).toMatchObject({ status: 'done', done_count: 2 });
    expect((await app.cards.get(seller.id, ids[0] ?? '')).score).toBe(cards[0]?.score);
  });

  it('is refused without the credits, for others’ cards, and where no card is ready', async () => {
    const { ids, call, seller } = await newSeller(21);
    const refused = await call('POST', '/bulk', { action: 'score', card_ids: ids });
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({ code: 'credits_exhausted', feature: 'scoring_credits', limit: 20 });
    expect(creditsExhaustedSchema.parse(refused.json()).upgrade_to).toBe('basic');
    expect(refused.json<{ detail: string }>().detail).toContain('scoring credit');
    const other = await newSeller(1);
    expect((await call('POST', '/bulk', { action: 'score', card_ids: other.ids })).statusCode).toBe(404);
    await app.database.query(`update cards set status = 'failed' where user_id = $1`, [seller.id]);
    expect((await call('POST', '/bulk', { action: 'improve', card_ids: ids })).statusCode).toBe(409);
    const { id } = (await other.call('POST', '/bulk', { action: 'score', card_ids: other.ids })).json<BulkJob>();
    expect((await call('GET', `/bulk/${id}`)).statusCode).toBe(404);
    expect((await call('POST', `/bulk/${id}/stop`)).statusCode).toBe(404);
    await app.bulk.idle();
  });
});
