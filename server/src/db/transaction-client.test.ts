import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rowsOf } from '../events/event-log.ts';
import { openTestPostgres, type TestDatabase } from '../testing/test-databases.ts';
import type { Database } from './database.ts';
import { createPlanNames } from './kept-plans.ts';
import { openPostgres } from './postgres-database.ts';
import { together } from './together.ts';

let db: TestDatabase;
/** Connections that have done nothing before. */
let fresh: Database;
beforeAll(async () => {
  db = await openTestPostgres();
  fresh = await openPostgres(db.url ?? '');
});
afterAll(async () => {
  await fresh.close();
  await db.close();
});

it('names a text once it has come often, and texts that come once keep no other from it', () => {
  const names = createPlanNames();
  for (let time = 1; time < 20; time += 1) expect(names.of('select a')).toBeUndefined();
  const name = names.of('select a');
  expect(name).toMatch(/^[\w-]{27}$/);
  expect(names.of('select a')).toBe(name);
  for (let other = 0; other < 5_000; other += 1) names.of(`select ${other}`);
  for (let time = 1; time < 20; time += 1) {
    names.of('select b');
    for (let other = 0; other < 10; other += 1) names.of(`select b${time}, ${other}`);
  }
  expect(names.of('select b')).toMatch(/^[\w-]{27}$/);
  const long = 'select a'.padEnd(4_001);
  for (let time = 0; time < 50; time += 1) expect(names.of(long)).toBeUndefined();
  // So many plans a connection keeps, and no more.
  for (let other = 0; other < 498; other += 1) for (let time = 0; time < 20; time += 1) names.of(`insert ${other}`);
  for (let time = 0; time < 50; time += 1) expect(names.of('select c')).toBeUndefined();
  expect(names.of('select a')).toBe(name);
});

it('keeps the plans of transactions, of values alone, and goes on after one of them has failed', async () => {
  const { orm } = fresh;
  await fresh.execute('create table kept_plans (id int primary key)');
  const add = (id: number) => orm.transaction((tx) => tx.execute(sql`insert into kept_plans (id) values (${id})`));
  for (let id = 1; id <= 25; id += 1) await add(id);
  await expect(add(7)).rejects.toThrow();
  await add(26);
  for (let time = 0; time < 30; time += 1) await orm.execute(sql`select count(*) from kept_plans where id > ${time}`);
  const kept = rowsOf<{ statement: string; calls: string }>(
    await orm.transaction((tx) =>
      tx.execute(sql`select statement, generic_plans + custom_plans as calls from pg_prepared_statements`),
    ),
  ).filter(({ statement }) => statement.includes('kept_plans'));
  expect(kept.map(({ statement }) => statement)).toEqual(['insert into kept_plans (id) values ($1)']);
  expect(rowsOf(await orm.execute(sql`select count(*)::int as n from kept_plans`))).toEqual([{ n: 26 }]);
});

it('sends what is asked for in one moment in one write', async () => {
  const socket = Socket.prototype as unknown as Record<'_write' | '_writev', () => void>;
  const writes = [vi.spyOn(socket, '_write'), vi.spyOn(socket, '_writev')];
  try {
    await fresh.orm.transaction((tx) =>
      together(tx.execute(sql`select 1`), tx.execute(sql`select 2`), tx.execute(sql`select 3`)),
    );
    // The second is the end of the transaction.
    expect(writes.flatMap(({ mock }) => mock.calls)).toHaveLength(2);
  } finally {
    for (const spy of writes) spy.mockRestore();
  }
});
