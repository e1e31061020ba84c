import type { Plan, PlanStep } from '@cardwright/contract/plans';
import { planUpdateEvent } from '@cardwright/contract/plans';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { runs } from '../../db/schema/chats.ts';
import type { EventLog } from '../../events/event-log.ts';
import { expectedCredits } from './plan-steps.ts';

const costColumns = {
  status: runs.status,
  held: runs.held_credits,
  cost: runs.cost_credits,
  cost_of_steps: sql<number>`(select coalesce(sum(step.cost_credits), 0)::int from runs step where step.part_of = runs.id)`,
};

/** What the turn will take while it goes on, and what was charged when it is over. */
const costOf = (run: { status: string; held: number; cost: number; cost_of_steps: number }, steps: PlanStep[]) =>
  run.status === 'queued' || run.status === 'running'
    ? run.held + expectedCredits(steps)
    : run.cost + run.cost_of_steps;

export const planTopic = (chatId: string) => `plan:${chatId}`;

/** The plan of a chat's newest turn: a column of its run, and one event for each change. */
export function createPlanStore(database: Database, events: EventLog) {
  const save = async (tx: Orm, run: { id: string; chat_id: string }, steps: PlanStep[], onlyRunning: boolean) => {
    const [updated] = await tx
      .update(runs)
      .set({ plan: steps })
      .where(and(eq(runs.id, run.id), onlyRunning ? eq(runs.status, 'running') : undefined))
      .returning(costColumns);
    if (updated === undefined) return;
    const plan: Plan = { run_id: run.id, steps, cost: { credits: costOf(updated, steps) } };
    await events.append(planTopic(run.chat_id), planUpdateEvent, plan, tx);
  };
  return {
    /** Saves the plan of a run that is still going; a run that somebody else has ended keeps its plan. */
    saveLive: (run: { id: string; chat_id: string }, steps: PlanStep[]) =>
      database.orm.transaction((tx) => save(tx, run, steps, true)),
    saveEnded: (tx: Orm, run: { id: string; chat_id: string }, steps: PlanStep[]) => save(tx, run, steps, false),
    /** The plan of the chat's newest turn. The caller has checked that the chat is the user's. */
    ofChat: async (chatId: string): Promise<Plan> => {
      const [run] = await database.orm
        .select({ id: runs.id, plan: runs.plan, ...costColumns })
        .from(runs)
        .where(and(eq(runs.chat_id, chatId), eq(runs.kind, 'chat_turn')))
        .orderBy(desc(runs.created_at), desc(runs.id))
        .limit(1);
      if (run === undefined) return { run_id: null, steps: [], cost: { credits: 0 } };
      return { run_id: run.id, steps: run.plan, cost: { credits: costOf(run, run.plan) } };
    },
  };
}
export type PlanStore = ReturnType<typeof createPlanStore>;
