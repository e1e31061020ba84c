import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { livePayments } from './testing/payment-scenario.ts';

const seeds = 200;
const lanes = 4;
let test: TestDatabase;
beforeAll(async () => {
  const postgres = testDatabases.find(({ name }) => name === 'postgres');
  if (postgres === undefined) throw new Error('there is no PostgreSQL');
  test = await postgres.open();
});
afterAll(() => test.close());

it('many lives of subscriptions end as they were lived, however their events arrive', async () => {
  const names = new Set<string>();
  let next = 1;
  const lane = async () => {
    while (next <= seeds) for (const name of await livePayments(test.database, next++)) names.add(name);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  expect([...names].sort()).toEqual([
    'cancelled',
    'created',
    'deleted',
    'disputed',
    'downgrade scheduled',
    'nothing',
    'payment failed',
    'recovered',
    'renewed',
    'resumed',
    'trial',
    'upgraded',
  ]);
}, 1_800_000);
