import type { BulkJob } from '@cardwright/contract/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { createBulkStore } from './bulk-store.ts';
import { bulkStage } from './testing/bulk-stage.ts';

describe.each(testDatabases)('the cards that a job has changed on $name', ({ open }) => {
  let test: TestDatabase;
  let app: TestApp;
  const { newSeller, leaveJob } = bulkStage(() => ({ test, app }));

  beforeAll(async () => {
    test = await open();
    app = await buildTestApp(test.database);
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

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
    expect(await createBulkStore(test.database).changed(seller.id, all, 2)).toEqual([fourth, first]);
    expect(await app.bulk.changedCards((await newSeller(0)).seller.id, all)).toEqual([]);
    expect(await app.bulk.changedCards(seller.id, newUuid())).toEqual([]);
    expect(await app.bulk.changedCards(seller.id, await run('score', ids))).toEqual([]);
  });

  it('are only those that are done, while the job goes on and when some failed', async () => {
    const { ids, seller } = await newSeller(4);
    const { orm } = test.database;
    const { id, store } = await leaveJob(seller.id, ids);
    expect(await store.changed(seller.id, id, 10)).toEqual([]);
    await store.settle(orm, id, 3, { status: 'done', charged: 20 });
    await store.settle(orm, id, 1, { status: 'failed', message: 'It is locked.' });
    await store.settle(orm, id, 2, { status: 'done', charged: 0 });
    expect(await store.changed(seller.id, id, 10)).toEqual([ids[2]]);
    await store.stop(seller.id, id, new Date());
    expect(await store.changed(seller.id, id, 10)).toEqual([ids[2]]);
  });
});
