import { afterEach, beforeEach, expect, it } from 'vitest';
import { bothDatabases, type TestDatabase } from '../testing/test-databases.ts';
import { openPostgres } from './postgres-database.ts';
import { listenOnPostgres } from './postgres-listener.ts';

let db: TestDatabase;
let url: string;

beforeEach(async () => {
  const opened = await bothDatabases.find(({ name }) => name === 'postgres')?.open();
  if (opened === undefined || opened.url === null) throw new Error('no PostgreSQL to test with');
  db = opened;
  url = opened.url;
});
afterEach(() => db.close());

const notify = (payload: string) => db.database.query("select pg_notify('news', $1)", [payload]);
/** Cuts the connections whose last statement was a LISTEN; the number of them. */
const cutListeners = async () =>
  (
    await db.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query like 'listen %'`,
    )
  ).length;

it('listens again after its connection was cut', async () => {
  const heard: string[] = [];
  const stop = await listenOnPostgres({ url, channel: 'news', onPayload: (text) => heard.push(text), retryMs: 10 });
  await notify('first');
  await expect.poll(() => heard).toEqual(['first']);
  expect(await cutListeners()).toBe(1);
  await expect
    .poll(async () => {
      await notify('again');
      return heard;
    })
    .toContain('again');
  await stop();
  await expect.poll(cutListeners).toBe(0);
});

it('can be told to stop while it is without a connection', async () => {
  const stop = await listenOnPostgres({ url, channel: 'news', onPayload: () => {}, retryMs: 60_000 });
  expect(await cutListeners()).toBe(1);
  await stop();
  expect(await cutListeners()).toBe(0);
});

it('survives the loss of a connection in the middle of a transaction', async () => {
  const other = await openPostgres(url);
  const transaction = other.orm.transaction(async (tx) => {
    const { rows } = (await tx.execute('select pg_backend_pid() as pid')) as unknown as { rows: { pid: number }[] };
    await db.database.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect
      .poll(() => db.database.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid]))
      .toEqual([]);
    await tx.execute('select 1');
  });
  await expect(transaction).rejects.toThrow();
  expect(await other.query('select 1 as one')).toEqual([{ one: 1 }]);
  await other.close();
});
