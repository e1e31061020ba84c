import { eq, sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases, type TestDatabase } from '../testing/test-databases.ts';
import type { Orm } from './database.ts';
import { namesOf, placeholders, recurringStatement } from './recurring-statement.ts';
import { time } from './schema/time-column.ts';

const notes = pgTable('notes', { name: text('name').primaryKey(), said: jsonb('said'), at: time('at') });
const unsaid = { said: null, at: null };

describe.each(bothDatabases)('a statement that recurs, on $name', ({ open }) => {
  let db: TestDatabase;
  let insert: (tx: Orm, values: Record<string, unknown>) => Promise<(typeof notes.$inferSelect)[]>;
  beforeAll(async () => {
    db = await open();
    await db.database.execute('create table notes (name text primary key, said jsonb, at timestamptz)');
    insert = recurringStatement(db.database.orm, 'note_inserted', (on) =>
      on
        .insert(notes)
        .values(placeholders(notes, ['name', ...namesOf(unsaid)]))
        .returning(),
    );
  });
  afterAll(() => db.close());
  const names = async () =>
    (await db.database.query<{ name: string }>('select name from notes')).map(({ name }) => name);

  it('belongs to the transaction in which it is executed', async () => {
    const { orm } = db.database;
    await orm.transaction((tx) => insert(tx, { ...unsaid, name: 'kept' }));
    const undone = orm.transaction(async (tx) => {
      await insert(tx, { ...unsaid, name: 'undone' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await names()).toEqual(['kept']);
  });

  it('takes and gives values as its columns do, and null as nothing', async () => {
    const row = { name: 'a', said: ['b', { c: 1 }], at: new Date('2026-02-03T04:05:06Z') };
    expect(await insert(db.database.orm, row)).toEqual([row]);
    expect(await insert(db.database.orm, { name: 'none', ...unsaid })).toEqual([{ name: 'none', ...unsaid }]);
    expect(await db.database.query(`select 1 as one from notes where said is null and name = 'none'`)).toEqual([
      { one: 1 },
    ]);
  });

  it('is sent in the order in which it was called', async () => {
    const [before, , after] = await db.database.orm.transaction(async (tx) => {
      const count = async () =>
        (await tx.select({ count: sql<number>`count(*)::int` }).from(notes).where(eq(notes.name, 'order')))[0]?.count;
      return Promise.all([count(), insert(tx, { ...unsaid, name: 'order' }), count()]);
    });
    expect([before, after]).toEqual([0, 1]);
  });
});
