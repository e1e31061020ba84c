import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../events/event-log.ts';
import { bothDatabases, type TestDatabase } from '../testing/test-databases.ts';
import { together } from './together.ts';

describe.each(bothDatabases)('statements that are sent together on $name', ({ open }) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await open();
    await db.database.execute('create table together (id int primary key, word text)');
  });
  afterAll(() => db.close());
  const words = () => db.database.query<{ word: string }>('select word from together order by id');

  it('are carried out in their order, and each gets its own result', async () => {
    const [, seen, one] = await db.database.orm.transaction((tx) =>
      together<[unknown, unknown, unknown]>(
        tx.execute(sql`insert into together values (1, 'a'), (2, 'b')`),
        tx.execute(sql`select word from together order by id`),
        tx.execute(sql`update together set word = 'c' where id = 2 returning word`),
      ),
    );
    expect(rowsOf(seen)).toEqual([{ word: 'a' }, { word: 'b' }]);
    expect(rowsOf(one)).toEqual([{ word: 'c' }]);
    expect(await words()).toEqual([{ word: 'a' }, { word: 'c' }]);
  });

  it('fail as the first of them does, once the last is over, and leave nothing', async () => {
    let isOver = false;
    const failed = db.database.orm.transaction((tx) =>
      together<[unknown, unknown, unknown]>(
        tx.execute(sql`insert into together values (3, 'd')`),
        tx.execute(sql`insert into together values (1, 'again')`),
        tx
          .execute(sql`insert into together values (4, 'e')`)
          .then(() => tx.execute(sql`insert into together values (5, 'f')`))
          .finally(() => {
            isOver = true;
          }),
      ),
    );
    const error = await failed.then(
      () => null,
      (reason: unknown) => reason as Error,
    );
    expect(`${error?.message} ${(error?.cause as Error | undefined)?.message}`).toContain('together_pkey');
    expect(isOver).toBe(true);
    expect(await words()).toEqual([{ word: 'a' }, { word: 'c' }]);
  });

  it('fail as what broke the transaction, also when that is told behind what was refused for it', async () => {
    const { promise: refused, resolve: isRefused } = Promise.withResolvers<void>();
    const failed = db.database.orm.transaction((tx) =>
      together<[unknown, unknown]>(
        tx.execute(sql`insert into together values (9, 'a'), (9, 'b')`).catch(async (error: unknown) => {
          await refused;
          throw error;
        }),
        tx.execute(sql`select 1`).finally(isRefused),
      ),
    );
    await expect(failed).rejects.toMatchObject({ cause: { message: expect.stringContaining('together_pkey') } });
  });
});
