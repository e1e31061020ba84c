import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../events/event-log.ts';
import type { Orm } from './database.ts';
import { pgliteDatabase } from './pglite-database.ts';
import { together } from './together.ts';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  await client.exec('create table notes (id int primary key, text text not null)');
});
afterAll(() => client.close());

const opened = async (work: (database: ReturnType<typeof pgliteDatabase>) => Promise<void>) => {
  const database = pgliteDatabase(client);
  try {
    await work(database);
  } finally {
    await database.close();
  }
};
/** By a plan that the connection keeps. */
const counted = (orm: Orm) =>
  orm.select({ count: sql<number>`count(*)::int` }).from(sql`notes`).prepare('notes_counted').execute();

it('is left as it was for the next one: without plans, channels and an open transaction', async () => {
  const heard: string[] = [];
  await opened(async ({ orm, listen, query }) => {
    expect(await counted(orm)).toEqual([{ count: 0 }]);
    await listen('news', (payload) => heard.push(payload));
    await query('begin');
    await query('insert into notes values ($1, $2)', [1, 'half done']);
  });
  await opened(async ({ orm, query }) => {
    expect(await counted(orm)).toEqual([{ count: 0 }]);
    await query(`select pg_notify('news', 'too late')`);
    expect(await query('select name from pg_prepared_statements')).toHaveLength(1);
  });
  expect(heard).toEqual([]);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('tells each listener of its channel, until it stops', async () => {
  await opened(async ({ listen, query }) => {
    const heard: string[] = [];
    const stops = [
      await listen('a b', (payload) => heard.push(`first ${payload}`)),
      await listen('a b', (payload) => heard.push(`second ${payload}`)),
    ];
    await listen('other', (payload) => heard.push(`other ${payload}`));
    const tell = (channel: string, payload: string) => query('select pg_notify($1, $2)', [channel, payload]);
    await tell('a b', '1');
    await stops[0]?.();
    await tell('a b', '2');
    await stops[1]?.();
    await tell('a b', '3');
    await tell('other', '4');
    expect(heard).toEqual(['first 1', 'second 1', 'second 2', 'other 4']);
  });
});

it('carries out one transaction after the other, and undoes one whose statements sent together fail', async () => {
  await opened(async ({ orm, query }) => {
    const add = (tx: Orm, id: number) => tx.execute(sql`insert into notes values (${id}, 'x')`);
    const failing = orm.transaction((tx) => together(add(tx, 1), add(tx, 1), add(tx, 2)));
    const working = orm.transaction(async (tx) => {
      await together(add(tx, 3), add(tx, 4));
      return rowsOf<{ id: number }>(await tx.execute(sql`select id from notes order by id`)).map(({ id }) => id);
    });
    const between = query<{ id: number }>('select id from notes order by id');
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await working).toEqual([3, 4]);
    expect((await between).map(({ id }) => id)).toEqual([3, 4]);
    await query('delete from notes');
  });
});

it('takes and gives large values', async () => {
  await opened(async ({ query }) => {
    const large = 'ä'.repeat(3_000_000);
    await query('insert into notes values ($1, $2)', [1, large]);
    expect(await query('select text from notes')).toEqual([{ text: large }]);
  });
});
