import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { auditLedger } from './testing/ledger-audit.ts';
import { runScenario } from './testing/ledger-scenario.ts';
import { createLedgerStage } from './testing/ledger-stage.ts';
import { createWorkTable } from './testing/ledger-work.ts';

describe.each(testDatabases)('the ledger under parallel requests on $name', ({ name, open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await createWorkTable(test.database);
  });
  afterAll(() => test.close());

  // More seeds, more rounds and real processes: ledger-processes.slow.test.ts. PGlite works one transaction after the other.
  it('adds up after crashes and repetitions', async () => {
    const requests = name === 'postgres' ? 50 : 15;
    expect(await runScenario(test.database, 1, { rounds: 1, requests })).toEqual([]);
  });

  it('ends a hold once, whoever ends it at the same time', async () => {
    const stage = createLedgerStage(test.database);
    const user = await stage.newUser();
    const keys = await Promise.all(Array.from({ length: 12 }, () => stage.hold({ user_id: user })));
    await Promise.all(
      keys.flatMap((key) => [stage.settle(key, 5), stage.release(key), stage.settle(key), stage.release(key)]),
    );
    expect(await auditLedger(test.database, user)).toEqual([]);
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
