import type { BulkJob } from '@cardwright/contract/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createBulkStore } from './bulk-store.ts';
import { bulkStage } from './testing/bulk-stage.ts';

describe.each(testDatabases)('the cards that a job has changed on $name', ({ open }) => {
  let app: TestApp;
  const { newSeller, leaveJob } = bulkStage(() => app);

  beforeAll(async () => {
    app = await openTestApp(open);
  });
  afterAll(() => app.close());

  it('are those that were rewritten, in the order of the job, for their seller alone', async () => {
    const { ids, call, ended, seller } = await newSeller(4);
    const [first = '', second = '', third = '', fourth = ''] = ids;
    const run = async (action: string, card_ids: string[]) =>
      (await ended((await call('POST', '/bulk', { action, card_ids })).json<BulkJob>().id)).id;
    const before = await run('improve', [second]);
    const all = await run('improve', [fourth, second, first, third]);
    expect(await app.bulk.changedCards(seller.id, before)).toEqual([second]);
    // The second had nothing left to improve.
    expect(await app.bulk.changedCards(seller.id, all)).toEqual([fourth, first, third]);
    expect(await createBulkStore(app.database).changed(seller.id, all, 2)).toEqual([fourth, first]);
    expect(await app.bulk.changedCards((await newSeller(0)).seller.id, all)).toEqual([]);
    expect(await app.bulk.changedCards(seller.id, newUuid())).toEqual([]);
    expect(await app.bulk.changedCards(seller.id, await run('score', ids))).toEqual([]);
  });

  it('are also those of which only capitals changed, which cost nothing', async () => {
    const { ids, call, ended, seller } = await newSeller(2);
    const [first = '', second = ''] = ids;
    const run = async () =>
      ended((await call('POST', '/bulk', { action: 'improve', card_ids: ids })).json<BulkJob>().id);
    expect(await run()).toMatchObject({ done_count: 2, unchanged_count: 0, free_count: 0, charged: 40 });
    const { current } = await app.cards.get(seller.id, second);
    const listing = { title: current.listing.title.toLowerCase() };
    await call('PATCH', `/${second}`, { listing, base_version: current.id });
    const job = await run();
    expect(job).toMatchObject({ done_count: 2, unchanged_count: 1, free_count: 1, charged: 0 });
    expect(await app.bulk.changedCards(seller.id, job.id)).toEqual([second]);
    expect((await app.cards.get(seller.id, second)).current.listing.title).toBe(current.listing.title);
    expect((await app.cards.get(seller.id, first)).current.number).toBe(2);
  });

  it('are only those that are done, while the job goes on and when some failed', async () => {
    const { ids, seller } = await newSeller(4);
    const { orm } = app.database;
    const { id, store } = await leaveJob(seller.id, ids);
    expect(await store.changed(seller.id, id, 10)).toEqual([]);
    await store.settle(orm, id, 3, { status: 'done', charged: 20, is_changed: true });
    await store.settle(orm, id, 1, { status: 'failed', message: 'It is locked.' });
    await store.settle(orm, id, 2, { status: 'done', charged: 0, is_changed: false });
    expect(await store.changed(seller.id, id, 10)).toEqual([ids[2]]);
    await store.stop(seller.id, id, new Date());
    expect(await store.changed(seller.id, id, 10)).toEqual([ids[2]]);
  });
});
