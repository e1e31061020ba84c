import type { RunStatus } from '@cardwright/contract/chats';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { taskRunChats, taskRuns } from '../../db/schema/tasks.ts';

export type TaskRunRow = typeof taskRuns.$inferSelect;
export type TaskChatRow = typeof taskRunChats.$inferSelect;
/** A chat of a run and the state of its newest try; status null: the try has not begun, or its chat was deleted. */
export interface TaskTurn extends TaskChatRow {
  status: RunStatus | null;
  error_code: string | null;
  /** Work on many cards that one of the tries began is still running. */
  goes_on: boolean;
}
/** A run as the history shows it. `live`: whether its turns work or wait, until the run has ended. */
export interface ShownRun extends TaskRunRow {
  live: RunStatus;
  chats: { chat_id: string | null; card_id: string | null }[];
}
export interface RunPosition {
  created_at: Date;
  id: string;
}

/** What a stopped server leaves behind is tried again; see `TaskTurns`. */
export const interrupted = 'server_stopped';

const goesOn = `exists (select 1 from runs x where x.user_id = t.user_id and x.request_id = any(c.request_ids) and turn_goes_on(x.id))`;

const shownColumns = `t.*, (select coalesce(json_agg(json_build_object('chat_id', c.chat_id, 'card_id', c.card_id) order by c.place), '[]')
    from task_run_chats c where c.run_id = t.id) as chats,
  case when t.status = 'starting' then 'queued'
    when t.status <> 'working' then t.status
    else coalesce((select case when bool_or(r.status = 'queued')
        and not bool_or(r.status = 'running' or r.error_code = '${interrupted}' or ${goesOn}) then 'queued' else 'running' end
      from task_run_chats c join runs r on r.user_id = t.user_id and r.request_id = c.request_ids[cardinality(c.request_ids)]
      where c.run_id = t.id), 'running') end as live`;

/** Runs of tasks. Every call on behalf of a person names the user. */
export function createTaskRunsStore({ orm, query }: Pick<Database, 'orm' | 'query'>) {
  return {
    transaction: <T>(work: (tx: Orm) => Promise<T>): Promise<T> => orm.transaction(work),
    /** False when the task already has a run for that time. */
    insert: async (tx: Orm, row: typeof taskRuns.$inferInsert): Promise<boolean> =>
      (await tx.insert(taskRuns).values(row).onConflictDoNothing().returning({ id: taskRuns.id })).length > 0,
    /** A run that is to be started, kept from the other processes until `leaseUntil`. */
    claim: async (now: Date, leaseUntil: Date): Promise<TaskRunRow | null> =>
      (
        await orm
          .update(taskRuns)
          .set({ lease_until: leaseUntil })
          .where(
            sql`${taskRuns.id} = (select t.id from task_runs t where t.status = 'starting'
              and (t.lease_until is null or t.lease_until <= ${now.toISOString()}::timestamptz)
              order by t.created_at, t.id limit 1 for update skip locked)`,
          )
          .returning()
      )[0] ?? null,
    /** Another process may start it at once. */
    release: async (id: string): Promise<void> => {
      await orm
        .update(taskRuns)
        .set({ lease_until: null })
        .where(and(eq(taskRuns.id, id), eq(taskRuns.status, 'starting')));
    },
    /** Records that all chats of the run have got their message. */
    started: async (id: string, values: Pick<TaskRunRow, 'error' | 'error_code'>): Promise<void> => {
      await orm
        .update(taskRuns)
        .set({ ...values, status: 'working', lease_until: null })
        .where(and(eq(taskRuns.id, id), eq(taskRuns.status, 'starting')));
    },
    /** False when another process has ended the run. */
    finish: async (
      tx: Orm,
      { id, status }: TaskRunRow,
      values: Partial<TaskRunRow> & Pick<TaskRunRow, 'status'>,
    ): Promise<boolean> =>
      (
        await tx
          .update(taskRuns)
          .set({ ...values, lease_until: null })
          .where(and(eq(taskRuns.id, id), eq(taskRuns.status, status)))
          .returning({ id: taskRuns.id })
      ).length > 0,
    addChat: async (row: typeof taskRunChats.$inferInsert): Promise<void> => {
      await orm.insert(taskRunChats).values(row).onConflictDoNothing();
    },
    removeChat: async (runId: string, place: number): Promise<void> => {
      await orm.delete(taskRunChats).where(and(eq(taskRunChats.run_id, runId), eq(taskRunChats.place, place)));
    },
    /** Adds a further try, unless another process has added one. */
    addTry: async ({ run_id, place, request_ids }: TaskChatRow, requestId: string): Promise<void> => {
      await orm
        .update(taskRunChats)
        .set({ request_ids: [...request_ids, requestId] })
        .where(
          and(
            eq(taskRunChats.run_id, run_id),
            eq(taskRunChats.place, place),
            sql`cardinality(${taskRunChats.request_ids}) = ${request_ids.length}`,
          ),
        );
    },
    /** Ids of messages of tasks are made from names (version 5); only such ids are looked up. */
    hasSent: async (userId: string, messageId: string): Promise<boolean> =>
      messageId.charAt(14) === '5' &&
      (
        await query(
          `select 1 from task_run_chats c join task_runs t on t.id = c.run_id
           where t.user_id = $1 and c.message_id = $2`,
          [userId, messageId],
        )
      ).length > 0,
    working: (limit: number): Promise<TaskRunRow[]> =>
      orm.select().from(taskRuns).where(eq(taskRuns.status, 'working')).orderBy(taskRuns.created_at).limit(limit),
    turns: (run: Pick<TaskRunRow, 'id' | 'user_id'>): Promise<TaskTurn[]> =>
      query<TaskTurn>(
        `select c.*, r.status, r.error_code, ${goesOn} as goes_on
         from task_runs t join task_run_chats c on c.run_id = t.id
         left join runs r on r.user_id = t.user_id and r.request_id = c.request_ids[cardinality(c.request_ids)]
         where t.id = $1 and t.user_id = $2 order by c.place`,
        [run.id, run.user_id],
      ),
    /** The requests of a task's open runs; no other one can join them until the transaction ends. */
    openRequests: async (tx: Orm, userId: string, taskId: string): Promise<string[]> => {
      // A chat of a run cannot be written while its run is locked.
      const open = await tx
        .select({ id: taskRuns.id })
        .from(taskRuns)
        .where(
          and(
            eq(taskRuns.task_id, taskId),
            eq(taskRuns.user_id, userId),
            inArray(taskRuns.status, ['starting', 'working']),
          ),
        )
        .for('update');
      const chats = await tx
        .select({ request_ids: taskRunChats.request_ids })
        .from(taskRunChats)
        .where(
          inArray(
            taskRunChats.run_id,
            open.map(({ id }) => id),
          ),
        );
      return chats.flatMap(({ request_ids }) => request_ids);
    },
    /** The turns of these requests that work or wait. */
    activeTurns: async (userId: string, requestIds: string[]): Promise<string[]> => {
      const rows = await query<{ id: string }>(
        `select id from runs where user_id = $1 and request_id = any($2::uuid[]) and status in ('queued', 'running')`,
        [userId, requestIds],
      );
      return rows.map(({ id }) => id);
    },
    /** Work on many cards that the turns of these requests began. */
    activeJobs: async (userId: string, requestIds: string[]): Promise<string[]> => {
      const rows = await query<{ id: string }>(
        `select j.id from runs r join bulk_jobs j on j.part_of = r.id and j.user_id = r.user_id
         where r.user_id = $1 and r.request_id = any($2::uuid[]) and j.status in ('queued', 'running')`,
        [userId, requestIds],
      );
      return rows.map(({ id }) => id);
    },
    /** Whether a task sent the request that this turn answers. */
    isTurnOf: async (tx: Orm, userId: string, taskId: string, turn: string): Promise<boolean> => {
      const rows = await tx
        .select({ id: taskRuns.id })
        .from(taskRuns)
        .innerJoin(taskRunChats, eq(taskRunChats.run_id, taskRuns.id))
        .where(
          sql`${taskRuns.task_id} = ${taskId} and ${taskRuns.user_id} = ${userId}
            and ${taskRuns.status} in ('starting', 'working') and exists (select 1 from runs r where r.id = ${turn}
            and r.user_id = ${userId} and r.status = 'running' and r.request_id = any(${taskRunChats.request_ids}))`,
        )
        .limit(1);
      return rows.length > 0;
    },
    /** What was charged for all tries and their steps. */
    cost: async (tx: Orm, run: Pick<TaskRunRow, 'id' | 'user_id'>): Promise<number> => {
      const rows = await tx
        .select({
          cost: sql<number>`coalesce(sum((select sum(t.charged) from runs r, turn_costs(r.id) t
            where r.user_id = ${run.user_id}::uuid and r.request_id = any(${taskRunChats.request_ids}) and t.feature = 'credits')), 0)::int`,
        })
        .from(taskRunChats)
        .where(eq(taskRunChats.run_id, run.id));
      return rows[0]?.cost ?? 0;
    },
    emailOf: async (tx: Orm, userId: string): Promise<string | null> => {
      const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
      return row?.email ?? null;
    },
    /** Why the run before this one of the same task was not done; null when it was, or there is none. */
    codeBefore: async (tx: Orm, { id, task_id, created_at }: TaskRunRow): Promise<string | null> => {
      const [row] = await tx
        .select({ code: taskRuns.error_code })
        .from(taskRuns)
        .where(
          sql`${taskRuns.task_id} = ${task_id} and (${taskRuns.created_at}, ${taskRuns.id}) < (${created_at.toISOString()}::timestamptz, ${id}::uuid)`,
        )
        .orderBy(sql`${taskRuns.created_at} desc, ${taskRuns.id} desc`)
        .limit(1);
      return row?.code ?? null;
    },
    /** Newest first. */
    history: (userId: string, taskId: string, limit: number, after: RunPosition | null): Promise<ShownRun[]> =>
      query<ShownRun>(
        `select ${shownColumns} from task_runs t where t.task_id = $1 and t.user_id = $2
           and ($3::timestamptz is null or (t.created_at, t.id) < ($3::timestamptz, $4::uuid))
         order by t.created_at desc, t.id desc limit $5`,
        [taskId, userId, after?.created_at.toISOString() ?? null, after?.id ?? null, limit],
      ),
    /** The newest run of each task that has one. */
    latest: async (userId: string, taskIds: string[]): Promise<Map<string, ShownRun>> => {
      const rows = await query<ShownRun>(
        `select ${shownColumns} from unnest($2::uuid[]) as wanted (id) cross join lateral (
           select * from task_runs n where n.task_id = wanted.id and n.user_id = $1
           order by n.created_at desc, n.id desc limit 1) t`,
        [userId, taskIds],
      );
      return new Map(rows.map((row) => [row.task_id, row]));
    },
    has: async (tx: Orm, userId: string, id: string): Promise<boolean> =>
      (await tx.$count(taskRuns, and(eq(taskRuns.id, id), eq(taskRuns.user_id, userId)))) > 0,
    byId: async (userId: string, id: string): Promise<ShownRun | null> => {
      const rows = await query<ShownRun>(`select ${shownColumns} from task_runs t where t.id = $1 and t.user_id = $2`, [
        id,
        userId,
      ]);
      return rows[0] ?? null;
    },
    isOpen: async (tx: Orm, taskId: string): Promise<boolean> =>
      (await tx.$count(
        taskRuns,
        sql`${taskRuns.task_id} = ${taskId} and ${taskRuns.status} in ('starting', 'working')`,
      )) > 0,
    removeFinishedBefore: async (before: Date): Promise<void> => {
      await query('delete from task_runs where finished_at < $1::timestamptz', [before.toISOString()]);
    },
  };
}
export type TaskRunsStore = ReturnType<typeof createTaskRunsStore>;
