import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../listing/testing/seeded-random.ts';
import { newUuid } from '../../db/ids.ts';
import { systemClock } from '../../outside/clock/clock.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { createLedger } from './ledger-service.ts';
import { createStandings } from './standing.ts';
import { runScenario } from './testing/ledger-scenario.ts';
import { createLedgerStage } from './testing/ledger-stage.ts';
import { auditWork, createLedgerWork, createWorkTable } from './testing/ledger-work.ts';

const script = fileURLToPath(new URL('./testing/ledger-process.ts', import.meta.url));
const seeds = Array.from({ length: 8 }, (_, index) => index + 2);
const processes = 5;
const kills = 12;

describe.each(testDatabases)('the ledger on $name', ({ name, open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await createWorkTable(test.database);
  });
  afterAll(() => test.close());

  it.each(seeds)(
    'adds up after parallel requests, crashes and repetitions: seed %i',
    { timeout: 240_000 },
    async (seed) => {
      await test.database.execute('truncate paid_work; delete from users');
      expect(await runScenario(test.database, seed, { rounds: 4, requests: name === 'postgres' ? 50 : 20 })).toEqual(
        [],
      );
    },
  );
});

// PGlite has one owner.
describe.each(testDatabases.filter(({ name }) => name === 'postgres'))('several processes over $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await createWorkTable(test.database);
  });
  afterAll(() => test.close());

  it('adds up after processes were killed, each at any step', { timeout: 240_000 }, async () => {
    const { database, url } = test;
    const random = seededRandom(99);
    const stage = createLedgerStage(database);
    const users = await Promise.all(Array.from({ length: 12 }, () => stage.newUser()));
    const errors: string[] = [];
    const startOne = (): ChildProcess => {
      const seed = String(Math.floor(random.next() * 1e9));
      const child = spawn(process.execPath, [script, url ?? '', seed, ...users], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
      return child;
    };
    const children = Array.from({ length: processes }, startOne);
    const killOne = async (index: number) => {
      const child = children[index];
      if (child === undefined) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    };
    const countOf = async () =>
      (await database.query<{ count: number }>('select count(*)::int as count from paid_work'))[0]?.count ?? 0;
    for (let kill = 0; kill < kills; kill += 1) {
      // Each process gets to work before the next one dies.
      const before = await countOf();
      await expect.poll(countOf, { timeout: 60_000 }).toBeGreaterThan(before + 8);
      const index = Math.floor(random.next() * processes);
      await killOne(index);
      children[index] = startOne();
    }
    for (let index = 0; index < processes; index += 1) await killOne(index);
    // The server of a killed connection may still be at its last statement.
    await expect
      .poll(async () => {
        const [row] = await database.query<{ count: number }>(
          "select count(*)::int as count from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()",
        );
        return row?.count;
      })
      .toBe(0);

    const standings = createStandings({ database, clock: systemClock });
    const ledger = createLedger({ database, standings, clock: systemClock, newId: newUuid });
    await createLedgerWork({ database, ledger, clock: systemClock, random, holdMs: 0 }).reap();
    for (const user of users) await ledger.usage(user);
    expect(await auditWork(database, users, true)).toEqual([]);
    expect(errors).toEqual([]);
    const [row] = await database.query<{ held: number; ends: number }>(
      "select count(*) filter (where status = 'held')::int as held, count(distinct status)::int as ends from ledger_holds",
    );
    expect(row).toEqual({ held: 0, ends: 3 });
  });
});
