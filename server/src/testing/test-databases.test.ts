import { afterEach, describe, expect, it } from 'vitest';
import { newUuid } from '../db/ids.ts';
import { bothDatabases, type TestDatabase } from './test-databases.ts';

describe.each(bothDatabases)('a test database on $name', ({ open }) => {
  const opened: TestDatabase[] = [];
  const openOne = async () => {
    const test = await open();
    opened.push(test);
    return test;
  };
  afterEach(async () => {
    for (const test of opened.splice(0)) await test.close();
  });
  const close = (test: TestDatabase) => {
    opened.splice(opened.indexOf(test), 1);
    return test.close();
  };
  const addUser = ({ database }: TestDatabase) =>
    database.query(
      `insert into users (id, email, created_at, updated_at) values ($1, 'ann@seller.test', now(), now())`,
      [newUuid()],
    );
  const users = async ({ database }: TestDatabase) => (await database.query('select 1 from users')).length;
  const nextRead = async ({ database }: TestDatabase) =>
    (await database.query<{ n: string }>(`select nextval('subscription_reads')::text as n`))[0]?.n;

  it('is as at first after somebody else had it: rows, sequences, settings', async () => {
    const first = await openOne();
    await addUser(first);
    const read = await nextRead(first);
    await first.database.execute(`set time zone 'Asia/Tokyo'`);
    await close(first);
    const second = await openOne();
    expect(await users(second)).toBe(0);
    expect(await nextRead(second)).toBe(read);
    const [zone] = await second.database.query<object>('show time zone');
    expect(JSON.stringify(zone)).not.toContain('Tokyo');
  });

  it('is nobody else’s while it is open, and out of reach once it is closed', async () => {
    const [first, second] = [await openOne(), await openOne()];
    await addUser(first);
    expect([await users(first), await users(second)]).toEqual([1, 0]);
    const heard: string[] = [];
    await first.database.listen('news', (text) => heard.push(text));
    await close(first);
    await expect((async () => users(first))()).rejects.toThrow();
    const third = await openOne();
    const told = Promise.withResolvers<void>();
    await third.database.listen('news', () => told.resolve());
    await third.database.query(`select pg_notify('news', 'of another')`);
    await told.promise;
    expect(heard).toEqual([]);
  });

  it.each([
    `alter table users add column shoe_size integer; insert into schema_migrations (number, name) values (9999, 'new')`,
    'begin; select 1 / 0',
  ])('is given up when it cannot be as at first: %s', async (change) => {
    const test = await openOne();
    await test.database.execute(change).catch(() => {});
    await close(test);
    const next = await openOne();
    const [highest] = await next.database.query<{ n: number }>('select max(number)::int as n from schema_migrations');
    expect(highest?.n).toBeLessThan(9999);
    const columns = await next.database.query(
      `select 1 from information_schema.columns where column_name = 'shoe_size'`,
    );
    expect(columns).toEqual([]);
  });
});
