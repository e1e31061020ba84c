import { afterEach, describe, expect, it } from 'vitest';
import { bothDatabases, type TestDatabase } from '../testing/test-databases.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';

describe.each(bothDatabases)('migrate on $name', ({ open }) => {
  let test: TestDatabase | null = null;
  afterEach(async () => {
    await test?.close();
    test = null;
  });

  it('leaves an up-to-date database alone', async () => {
    test = await open();
    const before = await test.database.query('select * from schema_migrations');
    await migrate(test.database);
    expect(await test.database.query('select * from schema_migrations')).toEqual(before);
  });

  it('applies what landed with a lower number than the newest', async () => {
    test = await open();
    const { database } = test;
    await database.execute("drop table user_preferences; delete from schema_migrations where name like '0018%'");
    await migrate(database);
    expect(await database.query('select * from user_preferences')).toEqual([]);
    expect(await database.query("select name from schema_migrations where name like '0018%'")).toHaveLength(1);
  });

  it('refuses a database that a newer version wrote', async () => {
    test = await open();
    await test.database.query("insert into schema_migrations (number, name) values (9999, '9999_future.sql')");
    await expect(migrate(test.database)).rejects.toThrow(NewerDatabaseError);
  });
});
