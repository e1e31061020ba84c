import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Orm } from '../db/database.ts';
import { newUuid } from '../db/ids.ts';
import { holdLocks, someoneWaitsForLock } from '../testing/held-locks.ts';
import { bothDatabases, type TestDatabase } from '../testing/test-databases.ts';
import { createRunStore, type NewRun } from './run-store.ts';

/** PGlite has one connection: nothing meets there. */
describe.each(bothDatabases.filter(({ name }) => name === 'postgres'))(
  'runs that two want at once on $name',
  (kind) => {
    const owner = 'the owner';
    let db: TestDatabase;
    let store: ReturnType<typeof createRunStore>;
    let user: string;
    beforeAll(async () => {
      db = await kind.open();
      store = createRunStore(db.database);
      user = newUuid();
      await db.database.query(
        `insert into users (id, email, created_at, updated_at) values ($1, 'a@example.com', now(), now())`,
        [user],
      );
    });
    afterAll(() => db.close());

    const add = async (more: Partial<NewRun>) => {
      const row = {
        id: newUuid(),
        user_id: user,
        kind: 'import' as const,
        request_id: newUuid(),
        created_at: new Date(),
      };
      await db.database.orm.transaction((tx) => store.insert(tx, { ...row, ...more } as NewRun));
      return more.id ?? row.id;
    };
    const someoneWaits = () => someoneWaitsForLock(db.database);
    const holding = (work: (tx: Orm) => Promise<unknown>) => holdLocks(db.database, work);

    it('gives no place to one that a stop ends at the same moment', async () => {
      const id = await add({ status: 'queued' });
      const letGo = await holding((tx) => store.stopQueued(tx, user, id, new Date()));
      const claim = db.database.orm.transaction((tx) => store.claimQueued(tx, user, owner, new Date()));
      await someoneWaits().finally(letGo);
      expect(await claim).toBeNull();
      expect(await db.database.query('select status from runs where id = $1', [id])).toEqual([{ status: 'stopped' }]);
    });

    it.each([
      ['beating', (ids: string[]) => store.beat(owner, ids)],
      [
        'storing',
        (ids: string[]) =>
          store.storeChunks(
            owner,
            ids.map((run_id) => ({ run_id, seq: 1, chunk: '{}' })),
          ),
      ],
    ])('are locked in one order by %s', async (_, work) => {
      const [low = '', high = ''] = [newUuid(), newUuid()].sort();
      // The one that comes last stands first in the table.
      for (const id of [high, low]) await add({ id, status: 'running', owner });
      const letGo = await holding((tx) => store.setCharged(tx, low, { cost_credits: 0, error_message: null }));
      const working = work([high, low]);
      const free = await someoneWaits()
        .then(() => db.database.query('select id from runs where id = $1 for update skip locked', [high]))
        .finally(letGo);
      await working;
      expect(free).toHaveLength(1);
    });
  },
);
