import { type SeededRandom, seededRandom } from '../../../../../listing/testing/seeded-random.ts';
import type { Database } from '../../../db/database.ts';
import { createLedgerStage, type LedgerStage } from './ledger-stage.ts';
import { auditWork, createLedgerWork } from './ledger-work.ts';

const minuteMs = 60_000;

/**
 * Rounds of parallel requests by two sellers, while time passes and plans change; what is left is reaped at the end.
 * Returns what is wrong then.
 */
export async function runScenario(
  database: Database,
  seed: number,
  { rounds, requests }: { rounds: number; requests: number },
): Promise<string[]> {
  const random = seededRandom(seed);
  const stage = createLedgerStage(database);
  const users = [await stage.newUser(), await stage.newUser()];
  const work = createLedgerWork({ ...stage, database, random, holdMs: 60 * minuteMs });
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      Array.from({ length: requests }, async (_, index) => {
        if (random.chance(0.2)) await changeTheWorld(stage, random, users);
        await work.request(users[index % users.length] ?? '');
      }),
    );
    stage.clock.advance(random.pick([minuteMs, 90 * minuteMs, 26 * 60 * minuteMs, 32 * 24 * 60 * minuteMs]));
    if (random.chance(0.5)) await stage.ledger.bookOverdue();
  }
  await work.reap();
  for (const user of users) await stage.ledger.usage(user);
  return auditWork(database, users, true);
}

/** Time goes on a little, or the seller changes the plan. */
async function changeTheWorld(stage: LedgerStage, random: SeededRandom, users: string[]): Promise<void> {
  if (random.chance(0.7)) stage.clock.advance(Math.floor(random.next() * 5 * minuteMs));
  else if (random.chance(0.3)) stage.setPlan(random.pick(users), random.pick(['basic', 'plus', 'pro']));
  else stage.growPlan(random.pick(users), random.pick(['free', 'basic', 'plus', 'pro']));
  await stage.ledger.usage(random.pick(users));
}
