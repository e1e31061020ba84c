import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Orm } from '../../server/src/db/database.ts';
import { newUuid } from '../../server/src/db/ids.ts';
import { openDatabase } from '../../server/src/db/open-database.ts';
import { createLedger } from '../../server/src/modules/billing/ledger-service.ts';
import { createStandings } from '../../server/src/modules/billing/standing.ts';
import { createBareRows, insertBareRow } from '../../server/src/modules/billing/testing/bare-rows.ts';
import { systemClock } from '../../server/src/outside/clock/clock.ts';
import { startPostgres } from '../../server/src/testing/start-postgres.ts';

type Work = (tx: Orm, userId: string, key: string) => Promise<unknown>;

const sellerCount = 16;
const hourMs = 3_600_000;

/**
 * `npm run bench -- ledger [TRANSACTIONS] [ROUNDS]`: holds and settlements, each in a transaction of its own, against the
 * same transaction around one insert of a row of the same size; one after the other, and of many sellers at once.
 */
export async function benchLedger([countText = '400', roundText = '5']: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-bench-'));
  const [count, rounds] = [Number(countText), Number(roundText)];
  try {
    console.log(`${count} transactions a round; medians of ${rounds} rounds; times are against the bare insert`);
    console.log(
      ['', 'at once', 'inserts/s', 'holds/s', 'settles/s', 'hold', 'settle', 'both']
        .map((cell) => cell.padStart(11))
        .join(''),
    );
    await benchOn('PGlite', await openDatabase({ database_url: null, data_dir: folder }), [1], count, rounds);
    const { server, stop } = await startPostgres(folder);
    try {
      await benchOn(
        'PostgreSQL',
        await openDatabase({ database_url: server, data_dir: folder }),
        [1, 8],
        count,
        rounds,
      );
    } finally {
      await stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchOn(
  name: string,
  database: Database,
  atOnce: number[],
  count: number,
  rounds: number,
): Promise<void> {
  const ledger = createLedger({
    database,
    standings: createStandings({ database, clock: systemClock }),
    clock: systemClock,
    newId: newUuid,
  });
  await createBareRows(database);
  const hold: Work = (tx, userId, key) =>
    ledger.hold(tx, {
      ...{ user_id: userId, feature: 'credits', amount: 1, key, reason: 'chat_turn' },
      ...{
        ref: { kind: 'chat', id: newUuid() },
        title: 'A bottle of steel',
        expires_at: new Date(Date.now() + hourMs),
      },
    });
  const settle: Work = (tx, _userId, key) => ledger.settle(tx, key);

  for (const workers of atOnce) {
    const samples: { insert: number; hold: number; settle: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const sellers = await newSellers(database, Math.ceil(count / 1_000) * sellerCount);
      for (const seller of sellers) await ledger.usage(seller);
      const keys = Array.from({ length: count }, () => `run:${newUuid()}`);
      const timed = (work: Work) => timeOf(database, work, sellers, keys, workers);
      const sample = { insert: await timed(insertBareRow), hold: await timed(hold), settle: await timed(settle) };
      if (round > 0) samples.push(sample);
    }
    const of = (value: (sample: (typeof samples)[number]) => number) => median(samples.map(value));
    const perSecond = (value: (sample: (typeof samples)[number]) => number) => ((count / of(value)) * 1_000).toFixed(0);
    const cells = [
      name,
      String(workers),
      perSecond((sample) => sample.insert),
      perSecond((sample) => sample.hold),
      perSecond((sample) => sample.settle),
      `${of((sample) => sample.hold / sample.insert).toFixed(2)}x`,
      `${of((sample) => sample.settle / sample.insert).toFixed(2)}x`,
      `${of((sample) => (sample.hold + sample.settle) / (2 * sample.insert)).toFixed(2)}x`,
    ];
    console.log(cells.map((cell) => cell.padStart(11)).join(''));
  }
  await database.close();
}

async function newSellers({ query }: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newUuid);
  await query(
    `insert into users (id, email, created_at, updated_at)
     select id, id || '@bench.test', now(), now() from unnest($1::uuid[]) as ids (id)`,
    [ids],
  );
  return ids;
}

/** Milliseconds of one transaction for each key; as many at the same time as there are workers. */
async function timeOf(
  { orm }: Database,
  work: Work,
  sellers: string[],
  keys: string[],
  workers: number,
): Promise<number> {
  const start = performance.now();
  let next = 0;
  const worker = async () => {
    for (;;) {
      const index = next;
      next += 1;
      const key = keys[index];
      if (key === undefined) return;
      await orm.transaction((tx) => work(tx, sellers[index % sellers.length] ?? '', key));
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return performance.now() - start;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
