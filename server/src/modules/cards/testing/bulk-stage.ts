import type { Card } from '@cardwright/contract/cards';
import type { BulkJob } from '@cardwright/contract/library';
import { newUuid } from '../../../db/ids.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { createBulkStore } from '../bulk-store.ts';
import { createBulkWorker } from '../bulk-worker.ts';
import type { BulkWriting } from '../bulk-writing.ts';
import { cardCalls } from './card-calls.ts';

export const quick = { beat: 60_000, stale: 60_000, busy: 5, grace: 20 };

/** The assistant knows wishes; here each card is written in the same way. */
export const writing: BulkWriting = {
  describe: () => ({ asked: [], notes: [] }),
  optionsFor: (_job, _card, signal) => ({
    rewrite: ({ listing }) => (signal.aborted ? Promise.reject(signal.reason) : Promise.resolve(listing)),
  }),
};

/** Sellers with cards, jobs and the processes that do them; `app` is asked each time, as a hook opens it. */
export function bulkStage(app: () => TestApp) {
  async function newSeller(count: number) {
    const seller = await app().signIn();
    const calls = cardCalls(app(), seller);
    const cards: Card[] = [];
    for (let n = 0; n < count; n += 1) cards.push(await calls.make({ title: `bottle ${n}` }));
    const ids = cards.map(({ id }) => id);
    const ended = async (job: string): Promise<BulkJob> => {
      await app().bulk.idle();
      return (await calls.call('GET', `/bulk/${job}`)).json<BulkJob>();
    };
    const versions = async () =>
      Promise.all(ids.map(async (id) => (await app().cards.versions(seller.id, id, { limit: 10 })).items.length));
    return { seller, cards, ids, ended, versions, ...calls };
  }
  /** Leaves a job as a process that died would: no process of this app takes it. */
  async function leaveJob(userId: string, ids: string[], action: 'score' | 'improve' = 'improve') {
    const store = createBulkStore(app().database);
    const id = newUuid();
    await store.insert({ id, user_id: userId, action, marketplace: null, sections: null, created_at: new Date() }, ids);
    await app().database.query(
      `update bulk_jobs set owner = 'dead', beat = now() + interval '1 hour', status = 'running' where id = $1`,
      [id],
    );
    return { id, store };
  }
  const workerOf = (
    store: ReturnType<typeof createBulkStore>,
    cards: Pick<TestApp['cards'], 'rescore' | 'improveNow' | 'get'>,
    written = writing,
    times = quick,
  ) =>
    createBulkWorker({
      database: app().database,
      store,
      cards,
      charges: { spend: async () => {}, priceOf: async () => 1 },
      writing: written,
      clock: app().parts.clock,
      owner: newUuid(),
      onError: () => {},
      onTurnWork: async () => {},
      times,
    });
  /** Gives the job to one process, and only once: the app's own worker never sees it free. */
  const onlyThis = (store: ReturnType<typeof createBulkStore>, userId: string, id: string) => {
    let isTaken = false;
    return {
      ...store,
      claim: async (owner: string) => {
        if (isTaken) return null;
        isTaken = true;
        await app().database.query('update bulk_jobs set owner = $2 where id = $1', [id, owner]);
        return store.get(userId, id);
      },
    };
  };
  return { newSeller, leaveJob, workerOf, onlyThis };
}
