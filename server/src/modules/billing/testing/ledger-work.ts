import { sql } from 'drizzle-orm';
import type { SeededRandom } from '../../../../../listing/testing/seeded-random.ts';
import type { Database, Orm } from '../../../db/database.ts';
import { newUuid } from '../../../db/ids.ts';
import { rowsOf } from '../../../events/event-log.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import type { Clock } from '../../../outside/clock/clock.ts';
import type { HoldRequest, Ledger } from '../ledger.ts';
import { auditLedger } from './ledger-audit.ts';

export interface LedgerWorkDeps {
  database: Database;
  ledger: Ledger;
  clock: Clock;
  random: SeededRandom;
  /** How long a hold lives; milliseconds. */
  holdMs: number;
}

interface WorkRow {
  id: string;
  user_id: string;
  status: 'running' | 'done' | 'failed';
  charge: number;
}

/** Stands for a process that ends between two steps: whatever the transaction did is undone. */
class Crash extends Error {}

export const createWorkTable = (database: Database): Promise<void> =>
  database.execute(
    'create table paid_work (id uuid primary key, user_id uuid not null, status text not null, charge integer not null)',
  );

/** Paid work as modules do it, with requests that are sent again, answers that are lost and crashes between any two steps. */
export function createLedgerWork({ database, ledger, clock, random, holdMs }: LedgerWorkDeps) {
  const crashSometimes = () => {
    if (random.chance(0.08)) throw new Crash();
  };
  /** False when it crashed or there were no credits: what it had done is undone, and nobody tries again. */
  const transaction = async (work: (tx: Orm) => Promise<void>): Promise<boolean> => {
    try {
      await database.orm.transaction(async (tx) => {
        await work(tx);
        crashSometimes();
      });
      return true;
    } catch (error) {
      if (error instanceof Crash || (error instanceof ProblemError && error.code === 'credits_exhausted')) return false;
      throw error;
    }
  };
  const setStatus = async (tx: Orm, id: string, status: WorkRow['status'], charge: number): Promise<boolean> =>
    rowsOf(
      await tx.execute(sql`update paid_work set status = ${status}, charge = ${charge}
        where id = ${id} and status = 'running' returning id`),
    ).length > 0;
  const keyOf = (id: string) => `work:${id}`;

  const start = (request: HoldRequest, id: string) =>
    transaction(async (tx) => {
      await tx.execute(sql`insert into paid_work (id, user_id, status, charge) values (${id}, ${request.user_id}, 'running', 0)
        on conflict do nothing`);
      crashSometimes();
      await ledger.hold(tx, request);
    });
  const succeed = (id: string, amount: number, charge: number) =>
    transaction(async (tx) => {
      if (!(await setStatus(tx, id, 'done', charge))) return;
      crashSometimes();
      await ledger.settle(tx, keyOf(id), charge === amount ? undefined : charge);
    });
  const fail = (id: string) =>
    transaction(async (tx) => {
      if (!(await setStatus(tx, id, 'failed', 0))) return;
      crashSometimes();
      await ledger.release(tx, keyOf(id));
    });

  return {
    /** One request from its beginning to its end, or to where it is left. */
    async request(userId: string): Promise<void> {
      const id = newUuid();
      const feature = random.pick(['credits', 'credits', 'image_credits', 'scoring_credits'] as const);
      const amount = random.pick(feature === 'credits' ? [0, 5, 10, 20, 150] : [1, 1, 2]);
      const reason = random.pick(['chat_turn', 'improve', 'import', 'score', 'image'] as const);
      const expires_at = new Date(clock.now().getTime() + holdMs);
      const request: HoldRequest = { user_id: userId, feature, amount, key: keyOf(id), reason, ref: null, expires_at };
      const copies = random.pick([1, 1, 2, 3]);
      const started = await Promise.all(Array.from({ length: copies }, () => start(request, id)));
      if (!started.includes(true)) return;
      if (random.chance(0.3)) await ledger.usage(userId);
      if (random.chance(0.2))
        await transaction((tx) => ledger.extend(tx, [keyOf(id)], new Date(expires_at.getTime() + holdMs)));
      const charge = amount > 1 && random.chance(0.3) ? Math.ceil(amount * random.next()) : amount;
      const ends = [() => succeed(id, amount, Math.max(charge, Math.min(1, amount))), () => fail(id)];
      // Several may try to end it, each more than once, and some of it is left as it is.
      const tries = random.chance(0.15) ? [] : random.shuffled([...ends, ...ends]).slice(0, random.pick([1, 2, 4]));
      await Promise.all(tries.map((end) => end()));
      if (random.chance(0.2)) await ledger.entries(userId, { limit: 5 });
    },
    /** What no process works on any more has failed. */
    async reap(): Promise<void> {
      const rows = await database.query<WorkRow>("select * from paid_work where status = 'running'");
      for (const { id } of rows)
        await database.orm.transaction(async (tx) => {
          if (await setStatus(tx, id, 'failed', 0)) await ledger.release(tx, keyOf(id));
        });
    },
  };
}

/** What is wrong with the ledgers of these users, after all work has ended. */
export async function auditWork(database: Database, users: string[], mayExpire: boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const user of users) wrong.push(...(await auditLedger(database, user)));
  const works = await database.query<WorkRow & { hold: string | null; charged: number | null }>(
    `select w.*, h.status as hold, h.charged from paid_work w left join ledger_holds h on h.key = 'work:' || w.id`,
  );
  for (const { id, status, charge, hold, charged } of works) {
    const settled = status === 'done' && charge > 0;
    const allowed = [
      settled ? 'settled' : status === 'done' ? 'settled' : 'released',
      ...(mayExpire ? ['expired'] : []),
    ];
    if (hold === null || !allowed.includes(hold)) wrong.push(`work ${id} is ${status}, its hold ${hold}`);
    else if (hold === 'settled' && charged !== charge) wrong.push(`work ${id} costs ${charge}, charged are ${charged}`);
  }
  const [orphans] = await database.query<{ count: number }>(
    "select count(*)::int from ledger_holds where not exists (select 1 from paid_work w where 'work:' || w.id = key)",
  );
  if (orphans?.count !== 0) wrong.push(`${orphans?.count} holds are of no work`);
  return wrong;
}
