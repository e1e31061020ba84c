import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rowsOf } from '../events/event-log.ts';
import { openTestPostgres, type TestDatabase } from '../testing/test-databases.ts';
import type { Database, Orm } from './database.ts';
import { openPostgres } from './postgres-database.ts';
import { together } from './together.ts';

let db: TestDatabase;
/** The connections that are lost are its own. */
let server: Database;
const unhandled: unknown[] = [];
const onUnhandled = (reason: unknown) => unhandled.push(reason);

beforeAll(async () => {
  db = await openTestPostgres();
  server = await openPostgres(db.url ?? '');
  await db.database.execute(`
    create table lost (id int primary key);
    create function wait_for_the_gate() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(9); return null; end $$;
    create constraint trigger at_commit after insert on lost deferrable initially deferred
      for each row when (new.id = 100) execute function wait_for_the_gate();`);
  process.on('unhandledRejection', onUnhandled);
});
afterAll(async () => {
  process.off('unhandledRejection', onUnhandled);
  await server.close();
  await db.close();
});
beforeEach(() => db.database.execute('truncate lost'));

const add = (tx: Orm, id: number) => tx.execute(sql`insert into lost values (${id})`);
const kept = async () =>
  (await db.database.query<{ id: number }>('select id from lost order by id')).map(({ id }) => id);
const pidOf = async (tx: Orm) => rowsOf<{ pid: number }>(await tx.execute(sql`select pg_backend_pid() as pid`))[0]?.pid;
const cut = (pid: number | undefined) => db.database.query('select pg_terminate_backend($1)', [pid]);
/** Whoever asks for the lock of `work` waits until it is over. */
const behindTheGate = (work: () => Promise<unknown>) =>
  db.database.orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(9)`);
    await work();
  });
const isWaiting = (pid: number | undefined) =>
  expect
    .poll(() =>
      db.database.query(`select 1 from pg_locks where locktype = 'advisory' and not granted and pid = $1`, [pid]),
    )
    .toHaveLength(1);
/** What a caller reads of a failure, with its causes. */
const wordsOf = (error: unknown): string => (error instanceof Error ? `${error.message} ${wordsOf(error.cause)}` : '');
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => '',
    (error: unknown) => wordsOf(error),
  );
/** The server goes on as if nothing had happened, and nobody was left with a failure that nobody hears of. */
const expectGoingOn = async () => {
  expect(await Promise.all(Array.from({ length: 12 }, () => server.query('select 1 as one')))).toHaveLength(12);
  await server.orm.transaction((tx) => together(add(tx, 7), add(tx, 8)));
  expect(await kept()).toEqual([7, 8]);
  expect(unhandled).toEqual([]);
};

it('a connection that ends among statements that were sent together fails each of them, with its reason', async () => {
  const failures: string[] = [];
  let pid: number | undefined;
  const heard = <T>(work: Promise<T>) =>
    work.catch((error: unknown) => {
      failures.push(wordsOf(error));
      throw error;
    });
  let work: Promise<string> | undefined;
  await behindTheGate(async () => {
    work = failureOf(
      server.orm.transaction(async (tx) => {
        pid = await pidOf(tx);
        await together(
          heard(add(tx, 1)),
          heard(tx.execute(sql`select pg_advisory_xact_lock(9)`)),
          heard(add(tx, 2)),
          heard(add(tx, 3)),
        );
      }),
    );
    await expect.poll(() => pid).toBeDefined();
    await isWaiting(pid);
    await cut(pid);
    expect(await work).toMatch(/pg_advisory_xact_lock.*terminating connection due to administrator command/s);
  });
  expect(failures).toHaveLength(3);
  expect(failures[0]).toContain('terminating connection due to administrator command');
  for (const failure of failures.slice(1))
    expect(failure).toMatch(/Connection terminated unexpectedly|ECONNRESET|EPIPE/);
  expect(await kept()).toEqual([]);
  await expectGoingOn();
});

it('a connection that ends while it commits keeps nothing, and its commit fails with the reason', async () => {
  await behindTheGate(async () => {
    let pid: number | undefined;
    const work = failureOf(
      server.orm.transaction(async (tx) => {
        pid = await pidOf(tx);
        await together(add(tx, 1), add(tx, 100), add(tx, 2));
      }),
    );
    await expect.poll(() => pid).toBeDefined();
    await isWaiting(pid);
    await cut(pid);
    expect(await work).toMatch(/^Failed query: commit.*terminating connection due to administrator command/s);
  });
  expect(await kept()).toEqual([]);
  await expectGoingOn();
});

it('a connection that ended between two statements fails what comes next, and says so', async () => {
  const work = server.orm.transaction(async (tx) => {
    const pid = await pidOf(tx);
    await add(tx, 1);
    await cut(pid);
    await expect.poll(() => db.database.query('select 1 from pg_stat_activity where pid = $1', [pid])).toEqual([]);
    await together(add(tx, 2), add(tx, 3));
  });
  // How it shows depends on who is first: the answer of the server, the closed socket, or the reset by its system.
  expect(await failureOf(work)).toMatch(/^Failed query: insert into lost.*(?:connection|ECONNRESET|EPIPE)/is);
  expect(await kept()).toEqual([]);
  await expectGoingOn();
});
