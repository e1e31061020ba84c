import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases, type TestDatabase } from '../testing/test-databases.ts';
import { readColumns } from './read-columns.ts';
import { cards } from './schema/cards.ts';

describe.each(bothDatabases)('columns of many rows on $name', ({ open }) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('keep the order of the rows, nulls too', async () => {
    const { orm } = opened.database;
    const rows = orm
      .select({ n: sql`n`.as('n'), text: sql`nullif('"' || n, '"2')`.as('text'), tags: sql`'["a"]'::jsonb`.as('tags') })
      .from(sql`generate_series(1, 3) as n`)
      .orderBy(sql`n desc`)
      .as('asked');
    expect(await readColumns(orm, rows, ['n', 'text', 'tags'])).toEqual({
      n: [3, 2, 1],
      text: ['"3', null, '"1'],
      tags: [['a'], ['a'], ['a']],
    });
  });

  it('are empty where there are no rows', async () => {
    const { orm } = opened.database;
    expect(await readColumns(orm, orm.select({ id: cards.id }).from(cards).as('asked'), ['id'])).toEqual({ id: [] });
  });
});
