import { expect } from 'vitest';
import type { Database, Orm } from '../db/database.ts';

/** Does `work` in a transaction and holds its locks until the returned function is called, which does the `rest`. */
export async function holdLocks(
  database: Database,
  work: (tx: Orm) => Promise<unknown>,
  rest: (tx: Orm) => Promise<unknown> = async () => {},
): Promise<() => Promise<void>> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = database.orm.transaction(async (tx) => {
    await work(tx);
    locked.resolve();
    await released.promise;
    await rest(tx);
  });
  await Promise.race([locked.promise, ended]);
  return () => {
    released.resolve();
    return ended;
  };
}

/** Resolves when one statement waits for a lock. Only on PostgreSQL. */
export const someoneWaitsForLock = (database: Database): Promise<void> =>
  expect
    .poll(() =>
      database.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
    )
    .toHaveLength(1);
