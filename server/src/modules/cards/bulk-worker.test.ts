import type { BulkJob } from '@cardwright/contract/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { planOf } from '../billing/plan-catalogue.ts';
import type { BulkWriting } from './bulk-writing.ts';
import { bulkStage, quick, writing } from './testing/bulk-stage.ts';

describe.each(testDatabases)('work on many cards on $name', ({ open }) => {
  let app: TestApp;
  const { newSeller, leaveJob, workerOf, onlyThis } = bulkStage(() => app);

  beforeAll(async () => {
    app = await openTestApp(open, { base_plan: planOf('free') });
  });
  afterAll(() => app.close());

  it.each(['closing', 'stopped'] as const)(
    'does not wait for a card that is long in being written: %s',
    async (how) => {
      const { ids, seller, versions, call } = await newSeller(2);
      const { id, store } = await leaveJob(seller.id, ids);
      await app.database.query(`update bulk_jobs set wishes = '{"asked":{},"preferences":[]}' where id = $1`, [id]);
      const begun = Promise.withResolvers<void>();
      const slow: BulkWriting = {
        ...writing,
        optionsFor: (_job, _card, signal) => ({
          rewrite: () =>
            new Promise((_, reject) => {
              signal.addEventListener('abort', () => reject(signal.reason));
              begun.resolve();
            }),
        }),
      };
      const worker = workerOf(onlyThis(store, seller.id, id), app.cards, slow, { ...quick, beat: 10 });
      const working = worker.work();
      await begun.promise;
      if (how === 'stopped') await call('POST', `/bulk/${id}/stop`);
      else await worker.close();
      await working;
      await app.runs.idle();
      expect(await versions()).toEqual([1, 1]);
      expect((await app.cards.get(seller.id, ids[0] ?? '')).status).toBe('ready');
      const usage = await app.ledger.usage(seller.id);
      expect(usage.credits.used + usage.daily_credits.used).toBe(0);
      if (how === 'stopped') return;
      await app.bulk.idle();
      expect(await app.bulk.get(seller.id, id)).toMatchObject({ status: 'done', done_count: 2 });
      expect(await versions()).toEqual([2, 2]);
    },
  );

  it('lets others be served between two cards', async () => {
    const { ids, call, ended } = await newSeller(4);
    let turns = 0;
    let turn = setImmediate(function next() {
      turns += 1;
      turn = setImmediate(next);
    });
    const { id } = (await call('POST', '/bulk', { action: 'score', card_ids: ids })).json<BulkJob>();
    turns = 0;
    await ended(id);
    clearImmediate(turn);
    expect(turns).toBeGreaterThanOrEqual(ids.length);
  });

  it('tells which cards it could not be done for, and goes on with the others', async () => {
    const { ids, call, seller } = await newSeller(3);
    const { id, store } = await leaveJob(seller.id, ids);
    await call('POST', '/delete', { card_ids: [ids[1]] });
    await workerOf(onlyThis(store, seller.id, id), app.cards).work();
    expect(await app.bulk.get(seller.id, id)).toMatchObject({
      status: 'done',
      done_count: 2,
      failed_count: 1,
      failures: [{ card_id: ids[1], message: 'Card not found.' }],
    });
  });

  it('waits for a card that something else works on', async () => {
    const { ids, seller, versions } = await newSeller(2);
    const { id, store } = await leaveJob(seller.id, ids);
    await app.database.query(`update cards set status = 'improving' where id = $1`, [ids[0]]);
    let tries = 0;
    const cards = {
      ...app.cards,
      improveNow: async (...args: Parameters<typeof app.cards.improveNow>) => {
        if (args[1] === ids[0]) tries += 1;
        if (args[1] === ids[0] && tries === 3)
          await app.database.query(`update cards set status = 'ready' where id = $1`, [ids[0]]);
        return app.cards.improveNow(...args);
      },
    };
    await workerOf(onlyThis(store, seller.id, id), cards).work();
    expect(await app.bulk.get(seller.id, id)).toMatchObject({ status: 'done', done_count: 2 });
    expect(tries).toBe(3);
    expect(await versions()).toEqual([2, 2]);
  });

  it('does each card once, wherever a process dies and another goes on', async () => {
    const { ids, seller, versions } = await newSeller(6);
    const { id, store } = await leaveJob(seller.id, ids);
    // Each process dies at another step of its first card: before it, within its transaction, after it.
    const deaths = ['before', 'within', 'after', 'before', 'within', 'after'] as const;
    const dead = () => {
      throw 'shutdown' as unknown as Error;
    };
    for (const death of deaths) {
      const cards = {
        ...app.cards,
        improveNow: async (...[user, card, { settle, ...options }]: Parameters<typeof app.cards.improveNow>) => {
          if (death === 'before') return dead();
          await app.cards
            .improveNow(user, card, {
              ...options,
              settle: async (tx, charged) => {
                await settle?.(tx, charged);
                if (death === 'within') throw new Error('died before the commit');
              },
            })
            .catch(() => {});
          return dead();
        },
      };
      // The dead give nothing back.
      await workerOf({ ...onlyThis(store, seller.id, id), giveBack: async () => [] }, cards).work();
    }
    await app.database.query('update bulk_jobs set owner = null where id = $1', [id]);
    await Promise.all([workerOf(store, app.cards).work(), workerOf(store, app.cards).work()]);
    expect(await app.bulk.get(seller.id, id)).toMatchObject({ status: 'done', done_count: 6, failed_count: 0 });
    expect(await versions()).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('goes on for four sellers at once, and with one job of a seller', async () => {
    const { ids, seller, ended } = await newSeller(1);
    const [first, second] = [await leaveJob(seller.id, ids, 'score'), await leaveJob(seller.id, ids, 'score')];
    await app.database.query('update bulk_jobs set owner = null, beat = null where id = $1', [second.id]);
    expect(await second.store.claim('other', 60_000)).toBeNull();
    await app.database.query(`update bulk_jobs set status = 'stopped' where id = $1`, [first.id]);
    expect(await ended(second.id)).toMatchObject({ status: 'done', done_count: 1 });

    const { store } = first;
    let [waiting, working, most] = [6, 0, 0];
    const worker = workerOf(
      {
        ...store,
        claim: async () => (waiting-- > 0 ? store.get(seller.id, second.id) : null),
        waiting: async () => {
          working += 1;
          most = Math.max(most, working);
          await expect.poll(() => most).toBe(4);
          working -= 1;
          return [];
        },
      },
      app.cards,
    );
    await Promise.all(Array.from({ length: 6 }, () => worker.work()));
    expect([waiting < 0, working, most]).toEqual([true, 0, 4]);
  });

  it('leaves the other cards as they are once it is stopped, also the one at hand', async () => {
    const { ids, seller, versions, call } = await newSeller(3);
    const { id, store } = await leaveJob(seller.id, ids);
    const cards = {
      ...app.cards,
      improveNow: async (...args: Parameters<typeof app.cards.improveNow>) => {
        if (args[1] === ids[1]) await call('POST', `/bulk/${id}/stop`);
        return app.cards.improveNow(...args);
      },
    };
    await workerOf(onlyThis(store, seller.id, id), cards).work();
    expect(await app.bulk.get(seller.id, id)).toMatchObject({ status: 'stopped', done_count: 1, failed_count: 0 });
    expect(await versions()).toEqual([2, 1, 1]);
    expect((await app.cards.get(seller.id, ids[1] ?? '')).status).toBe('ready');
  });
});
