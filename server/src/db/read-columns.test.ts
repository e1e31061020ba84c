import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../testing/test-databases.ts';
import { readColumns } from './read-columns.ts';
import { cards } from './schema/cards.ts';

describe.each(testDatabases)('rows read as columns on $name', ({ open }) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('come in their order, each with its own cells, nulls too', async () => {
    const { orm } = opened.database;
    const rows = orm
      .select({ n: sql`n`.as('n'), text: sql`nullif('"' || n, '"2')`.as('text'), tags: sql`'["a"]'::jsonb`.as('tags') })
      .from(sql`generate_series(1, 3) as n`)
      .orderBy(sql`n desc`)
      .as('asked');
    expect(await readColumns(orm, rows, ['n', 'text', 'tags'])).toEqual([
      { n: 3, text: '"3', tags: ['a'] },
      { n: 2, text: null, tags: ['a'] },
      { n: 1, text: '"1', tags: ['a'] },
    ]);
  });

  it('are none where none are', async () => {
    const { orm } = opened.database;
    expect(await readColumns(orm, orm.select({ id: cards.id }).from(cards).as('asked'), ['id'])).toEqual([]);
  });
});
