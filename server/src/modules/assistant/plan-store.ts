import { type OtherCredits, type Plan, type PlanStep, planUpdateEvent } from '@cardwright/contract/plans';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { runs } from '../../db/schema/chats.ts';
import type { EventLog } from '../../events/event-log.ts';
import type { Run } from '../../runs/run-store.ts';
import { expectedCredits } from './plan-steps.ts';
import type { SpentCredits } from './tool-outputs.ts';

const runColumns = {
  status: runs.status,
  started_at: runs.started_at,
  finished_at: runs.finished_at,
  held: runs.held_credits,
  taken: sql<
    Taken[]
  >`(select coalesce(json_agg(json_build_object('feature', t.feature, 'charged', t.charged, 'held', t.held)), '[]')
    from turn_costs(runs.id) t)`,
};
/** What the ledger says of a turn with all that it began. */
interface Taken {
  feature: 'credits' | OtherCredits;
  charged: number;
  held: number;
}
type RunFacts = Pick<typeof runs.$inferSelect, 'status' | 'started_at' | 'finished_at'> & {
  held: number;
  taken: Taken[];
};

/** The turn whose plan it is, as it is now. */
type PlannedRun = Pick<Run, 'id' | 'status' | 'started_at' | 'finished_at' | 'held_credits' | 'cost_credits'>;

/** What a turn without steps takes is in its row: it has begun nothing else. */
const factsOfTurn = ({ status, started_at, finished_at, held_credits: held, cost_credits }: PlannedRun): RunFacts => ({
  ...{ status, started_at, finished_at, held },
  taken: [{ feature: 'credits', charged: cost_credits, held: status === 'running' ? held - cost_credits : 0 }],
});

interface SpentInChat {
  last: SpentCredits | null;
  chat: SpentCredits;
}

const others: OtherCredits[] = ['image_credits', 'scoring_credits'];
const spentColumns = ['credits', 'messages', 'image_credits', 'scoring_credits'] as const;
/** As `turn_costs`, for all turns of a chat at once: of $1, the seller's $2, without the turn $3. */
const spentInChat = `with turns as (
    select id, created_at, cost_credits from runs where chat_id = $1 and user_id = $2 and kind = 'chat_turn' and id <> $3
  ), work as (
    select id as turn, id from turns
    union all select j.part_of, j.id from bulk_jobs j join turns on j.part_of = turns.id
  ), keys as (
    select id as turn, 'run:' || id as key from turns
    union all select work.turn, 'run:' || r.id from runs r join work on r.part_of = work.id
    union all select work.turn, h.key from ledger_holds h join work on h.part_of = work.id
  ), took as (
    select keys.turn, h.feature, sum(h.charged) as charged from ledger_holds h join keys using (key) group by 1, 2
  ), spent as (
    select t.id, t.created_at, t.cost_credits as messages,
      ${(['credits', ...others] as const)
        .map((feature) => `coalesce(sum(took.charged) filter (where feature = '${feature}'), 0)::integer as ${feature}`)
        .join(', ')}
    from turns t left join took on took.turn = t.id group by t.id, t.created_at, t.cost_credits
  )
  select (select ${spentObject((name) => name)} from spent
      where credits > messages or image_credits > 0 or scoring_credits > 0 order by created_at desc, id desc limit 1) as last,
    ${spentObject((name) => `coalesce(sum(${name}), 0)::integer`)} as chat
  from spent`;
function spentObject(value: (name: string) => string): string {
  return `json_build_object(${spentColumns.map((name) => `'${name}', ${value(name)}`).join(', ')})`;
}

/** `credits`: what the turn will take while it goes on, and what was charged when it is over. */
function costOf(run: RunFacts, steps: PlanStep[]): Plan['cost'] {
  const isOpen = run.status === 'queued' || run.status === 'running';
  const of = (feature: Taken['feature']) => {
    const { charged = 0, held = 0 } = run.taken.find((one) => one.feature === feature) ?? {};
    const expected =
      feature === 'credits' ? run.held + expectedCredits(steps, undefined) : expectedCredits(steps, feature);
    return { credits: charged + (isOpen ? Math.max(held, expected) : 0), charged, held };
  };
  const besides = others
    .map((feature) => ({ feature, ...of(feature) }))
    .filter(({ credits, held }) => credits + held > 0);
  return { ...of('credits'), ...(besides.length === 0 ? {} : { others: besides }) };
}

const planOf = (id: string, run: RunFacts, steps: PlanStep[]): Plan => ({
  run_id: id,
  steps,
  cost: costOf(run, steps),
  status: run.status,
  started_at: run.started_at?.toISOString() ?? null,
  finished_at: run.finished_at?.toISOString() ?? null,
  waiting_for_you: run.status === 'done' && steps.some(({ asks }) => asks === true),
});

export const planTopic = (chatId: string) => `plan:${chatId}`;

/** The plan of a chat's newest turn: a column of its run, and one event for each change. */
export function createPlanStore(database: Database, events: EventLog) {
  const tell = (tx: Orm, chatId: string, runId: string, facts: RunFacts, steps: PlanStep[]) =>
    events.append(planTopic(chatId), planUpdateEvent, planOf(runId, facts, steps), tx);
  const save = async (tx: Orm, chatId: string, run: PlannedRun, steps: PlanStep[], onlyRunning: boolean) => {
    const [updated] = await tx
      .update(runs)
      .set({ plan: steps })
      .where(and(eq(runs.id, run.id), onlyRunning ? eq(runs.status, 'running') : undefined))
      .returning(runColumns);
    if (updated !== undefined) await tell(tx, chatId, run.id, updated, steps);
  };
  return {
    /** Saves the plan of a run that is still going; a run that somebody else has ended keeps its plan. */
    saveLive: async (chatId: string, run: PlannedRun, steps: PlanStep[]): Promise<void> => {
      // The row of a new turn has this plan already.
      if (steps.length === 0) await tell(database.orm, chatId, run.id, factsOfTurn(run), steps);
      else await database.orm.transaction((tx) => save(tx, chatId, run, steps, true));
    },
    saveEnded: async (tx: Orm, chatId: string, run: PlannedRun, steps: PlanStep[]): Promise<void> => {
      if (steps.length === 0) await tell(tx, chatId, run.id, factsOfTurn(run), steps);
      else await save(tx, chatId, run, steps, false);
    },
    /** What an ended turn took has grown by work that goes on behind it; nothing is told once another turn has begun. */
    tellAgain: async (runId: string): Promise<void> => {
      const [run] = await database.orm
        .select({ chat_id: runs.chat_id, plan: runs.plan, ...runColumns })
        .from(runs)
        .where(
          sql`${runs.id} = ${runId} and ${runs.finished_at} is not null and not exists (select 1 from runs n
            where n.chat_id = ${runs.chat_id} and n.kind = 'chat_turn' and (n.created_at, n.id) > (${runs.created_at}, ${runs.id}))`,
        );
      if (run?.chat_id) await tell(database.orm, run.chat_id, runId, run, run.plan);
    },
    /** What the turns of a chat before this one took; `last`: the newest of them that took more than its message. */
    spentBefore: async ({ id, chat_id, user_id }: Pick<Run, 'id' | 'chat_id' | 'user_id'>): Promise<SpentInChat> => {
      const [row] = await database.query<SpentInChat>(spentInChat, [chat_id, user_id, id]);
      if (row === undefined) throw new Error('an aggregate has one row');
      return row;
    },
    /** The plan of the chat's newest turn. The caller has checked that the chat is the user's. */
    ofChat: async (chatId: string): Promise<Plan> => {
      const [run] = await database.orm
        .select({ id: runs.id, plan: runs.plan, ...runColumns })
        .from(runs)
        .where(and(eq(runs.chat_id, chatId), eq(runs.kind, 'chat_turn')))
        .orderBy(desc(runs.created_at), desc(runs.id))
        .limit(1);
      if (run === undefined) return { run_id: null, steps: [], cost: { credits: 0 } };
      return planOf(run.id, run, run.plan);
    },
  };
}
export type PlanStore = ReturnType<typeof createPlanStore>;
