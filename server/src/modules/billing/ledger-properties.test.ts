import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { runScenario } from './testing/ledger-scenario.ts';
import { createLedgerStage } from './testing/ledger-stage.ts';
import { createWorkTable } from './testing/ledger-work.ts';

describe.each(testDatabases)('the ledger under parallel requests on $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await createWorkTable(test.database);
  });
  afterAll(() => test.close());

  // More seeds and real processes: ledger-processes.slow.test.ts.
  it('adds up after crashes and repetitions', async () => {
    expect(await runScenario(test.database, 1, 1)).toEqual([]);
  });

  it('lets exactly one of 50 chat turns begin when there is credit for one', async () => {
    const stage = createLedgerStage(test.database);
    const user = await stage.newUser();
    await stage.settle(await stage.hold({ user_id: user, amount: 1_590 }));
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => stage.hold({ user_id: user, amount: 10, key: `run:${newUuid()}` })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stage.used(user)).toMatchObject({ credits: '1300/1300', daily_credits: '300/300' });
  });

  it('gives each grant once to 50 who look at the same time', async () => {
    const stage = createLedgerStage(test.database);
    const user = await stage.newUser();
    await Promise.all(Array.from({ length: 50 }, () => stage.ledger.usage(user)));
    expect(await stage.lines(user)).toHaveLength(4);
  });
});
