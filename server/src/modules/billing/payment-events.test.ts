import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { livePayments } from './testing/payment-scenario.ts';

describe.each(testDatabases)('events of the payment provider on $name', ({ name, open }) => {
  // The embedded database has one connection: there is less to go wrong, and it takes longer.
  const seeds = name === 'pglite' ? 2 : 12;
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  it('end in the state of the ordered life, however they arrive', async () => {
    const names = new Set<string>();
    for (let seed = 1; seed <= seeds; seed += 1)
      for (const name of await livePayments(test.database, seed)) names.add(name);
    expect(names.size).toBeGreaterThanOrEqual(5);
  }, 120_000);
});
