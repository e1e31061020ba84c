import { seededRandom } from '../../../../../listing/testing/seeded-random.ts';
import { newUuid } from '../../../db/ids.ts';
import { openPostgres } from '../../../db/postgres-database.ts';
import { systemClock } from '../../../outside/clock/clock.ts';
import { createLedger } from '../ledger-service.ts';
import { createStandings } from '../standing.ts';
import { createLedgerWork } from './ledger-work.ts';

/** `ledger-process.ts DATABASE_URL SEED USER…`: one server process that works for these users until it is killed. */
const [url = '', seed = '', ...users] = process.argv.slice(2);
const parallel = 10;
const holdMs = 400;

const database = await openPostgres(url);
const standings = createStandings({ database, clock: systemClock });
const ledger = createLedger({ database, standings, clock: systemClock, newId: newUuid });
const random = seededRandom(Number(seed));
const work = createLedgerWork({ database, ledger, clock: systemClock, random, holdMs });
const goOn = async (): Promise<never> => {
  for (;;) {
    await work.request(random.pick(users));
    if (random.chance(0.02)) await ledger.bookOverdue();
  }
};
await Promise.all(Array.from({ length: parallel }, goOn));
