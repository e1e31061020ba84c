import { join } from 'node:path';
import type { BulkJob } from '@cardwright/contract/library';
import type { Database } from '../../server/src/db/database.ts';
import { newUuid } from '../../server/src/db/ids.ts';
import { openPglite } from '../../server/src/db/pglite-database.ts';
import { seedCards } from '../../server/src/testing/seed-cards.ts';
import { inCopy } from './database-copy.ts';
import { type AccountCall, accountAt, fail, type KillPlan, killInTheMiddle, posting } from './kill-server.ts';
import { seller } from './product.ts';

/** Each job has its own seller, whose credits cover it. */
interface Turn {
  action: 'improve' | 'score';
  card_ids: string[];
  call: AccountCall;
  /** When it was first seen as ended. */
  finished_at?: string | null;
}

interface CardLine {
  card_id: string;
  item: string;
  card: string;
  score: number | null;
  updated_at: Date;
  versions: number;
}

/** Every fourth job scores; the free plan has 20 scoring credits. */
const actionOf = (turn: number) => (turn % 4 === 3 ? 'score' : 'improve');
const mostScored = 20;

/** Kills the server in the middle of bulk jobs, and throws unless every card is done exactly once and each job ends once. */
export async function killBulk(plan: KillPlan): Promise<void> {
  const turns = await seed(plan);
  const turnOf = (turn: number): Turn => turns[turn] ?? fail(`no turn ${turn}`);
  /** Cards that were done when the server died, by when they were changed. */
  const doneAtKill = new Map<string, Date>();
  const jobs = await killInTheMiddle(
    plan,
    {
      begin: async (product, turn) => {
        const { call, action, card_ids } = turnOf(turn);
        const started = await call(product, '/api/cards/bulk', posting({ action, card_ids }));
        return ((await started.json()) as BulkJob).id;
      },
      look: async (product, turn, id) => {
        const it = turnOf(turn);
        const job = (await (await it.call(product, `/api/cards/bulk/${id}`)).json()) as BulkJob;
        const ended = job.status === 'done' || job.status === 'stopped';
        if (ended) it.finished_at ??= job.finished_at;
        return {
          ended,
          share: job.done_count / job.card_count,
          text: `${it.action} ${job.status} at ${job.done_count} of ${job.card_count}`,
        };
      },
      afterKill: (turn, id) =>
        inCopy(plan.dataDir, async (database) => {
          for (const line of await linesOf(database, id)) {
            checkLine(turnOf(turn), line);
            if (line.item === 'done') doneAtKill.set(line.card_id, line.updated_at);
          }
        }),
    },
    async () => {},
  );
  await inCopy(plan.dataDir, async (database) => {
    for (const [turn, id] of jobs.entries()) await checkEnd(database, id, turnOf(turn), doneAtKill);
  });
}

async function checkEnd(database: Database, id: string, turn: Turn, doneAtKill: Map<string, Date>): Promise<void> {
  const [job] = await database.query<{ status: string; finished_at: Date }>(
    'select status, finished_at from bulk_jobs where id = $1',
    [id],
  );
  if (job?.status !== 'done' || job.finished_at.toISOString() !== turn.finished_at)
    fail(`the job ${id} is ${job?.status}, and did not end once`);
  const lines = await linesOf(database, id);
  if (lines.length !== turn.card_ids.length) fail(`the job ${id} has ${lines.length} cards`);
  for (const line of lines) {
    checkLine(turn, line);
    if (line.item !== 'done' || line.card !== 'ready') fail(`${line.card_id} is ${line.item}, its card ${line.card}`);
    const before = doneAtKill.get(line.card_id);
    if (before !== undefined && before.getTime() !== line.updated_at.getTime())
      fail(`${line.card_id} was done before the kill, and again after it`);
  }
}

/** Checks that a card has exactly what its line says; this must hold at any moment. */
function checkLine({ action }: Turn, { card_id, item, score, versions }: CardLine): void {
  const isDone = item === 'done';
  const isRight = action === 'improve' ? versions === (isDone ? 2 : 1) : versions === 1 && (score !== null) === isDone;
  if (!isRight) fail(`${card_id}: ${action} ${item}, with ${versions} versions and the score ${score}`);
}

const linesOf = (database: Database, jobId: string): Promise<CardLine[]> =>
  database.query<CardLine>(
    `select c.id as card_id, i.status as item, c.status as card, c.score, c.updated_at,
       (select count(*)::int from card_versions v where v.card_id = c.id) as versions
     from bulk_items i join cards c on c.id = i.card_id where i.job_id = $1`,
    [jobId],
  );

/** A seller for each turn, with the password of the demo seller. */
async function seed({ dataDir, kills, cards }: KillPlan): Promise<Turn[]> {
  const database = await openPglite(join(dataDir, 'database'));
  try {
    const turns: Turn[] = [];
    for (let turn = 0; turn <= kills; turn += 1) {
      const id = newUuid();
      const email = `seller-${turn}@cardwright.test`;
      await database.query(
        `insert into users (id, email, password_hash, email_verified_at, created_at, updated_at)
         select $1, $2, password_hash, now(), now(), now() from users where email = $3`,
        [id, email, seller.email],
      );
      const action = actionOf(turn);
      const count = action === 'score' ? Math.min(cards, mostScored) : cards;
      turns.push({ action, card_ids: await seedCards(database, id, count), call: accountAt(email) });
    }
    return turns;
  } finally {
    await database.close();
  }
}
