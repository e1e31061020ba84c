import type { RunStatus } from '@cardwright/contract/chats';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { scheduledTasks as tasks } from '../../db/schema/tasks.ts';

export type TaskRow = typeof tasks.$inferSelect;
/** `rank`: which of the user's tasks that are switched on it is, the oldest first; also of one that is off. */
export type TaskWithStatus = TaskRow & { last_status: RunStatus | null; rank: number };
/** The last row of a page. */
export interface TaskPosition {
  created_at: Date;
  id: string;
}

const withStatus = {
  id: tasks.id,
  user_id: tasks.user_id,
  title: tasks.title,
  instruction: tasks.instruction,
  card_ids: tasks.card_ids,
  schedule: tasks.schedule,
  timezone: tasks.timezone,
  next_run_at: tasks.next_run_at,
  lease_until: tasks.lease_until,
  last_run_at: tasks.last_run_at,
  last_chat_id: tasks.last_chat_id,
  last_started: tasks.last_started,
  last_error: tasks.last_error,
  created_at: tasks.created_at,
  last_status: sql<RunStatus | null>`(select r.status from runs r
    where r.chat_id = ${tasks.last_chat_id} order by r.created_at limit 1)`,
  rank: sql<number>`(select count(*)::int from scheduled_tasks o where o.user_id = scheduled_tasks.user_id
    and o.next_run_at is not null and (o.created_at, o.id) <= (scheduled_tasks.created_at, scheduled_tasks.id))`,
};

/** Every read and write by a person names the user. */
export function createTasksStore({ orm }: Database) {
  const owned = (userId: string, id: string) => and(eq(tasks.id, id), eq(tasks.user_id, userId));
  return {
    transaction: <T>(work: (tx: Orm) => Promise<T>): Promise<T> => orm.transaction(work),
    /** Two requests of one user count one after the other. */
    lockUser: async (tx: Orm, userId: string): Promise<void> => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tasks'), hashtext(${userId}))`);
    },
    countEnabled: (userId: string, tx: Orm = orm): Promise<number> =>
      tx.$count(tasks, and(eq(tasks.user_id, userId), isNotNull(tasks.next_run_at))),
    list: (userId: string, limit: number, after: TaskPosition | null): Promise<TaskWithStatus[]> =>
      orm
        .select(withStatus)
        .from(tasks)
        .where(
          and(
            eq(tasks.user_id, userId),
            after === null
              ? undefined
              : sql`(${tasks.created_at}, ${tasks.id}) < (${after.created_at.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(tasks.created_at), desc(tasks.id))
        .limit(limit),
    get: async (tx: Orm | null, userId: string, id: string): Promise<TaskWithStatus | null> =>
      (await (tx ?? orm).select(withStatus).from(tasks).where(owned(userId, id)))[0] ?? null,
    insert: async (tx: Orm, row: typeof tasks.$inferInsert): Promise<void> => {
      await tx.insert(tasks).values(row);
    },
    update: async (tx: Orm, userId: string, id: string, values: Partial<TaskRow>): Promise<void> => {
      await tx.update(tasks).set(values).where(owned(userId, id));
    },
    remove: async (userId: string, id: string): Promise<boolean> =>
      (await orm.delete(tasks).where(owned(userId, id)).returning({ id: tasks.id })).length > 0,
    /** A task that is due, kept from the other processes until `leaseUntil`. */
    claimDue: async (now: Date, leaseUntil: Date): Promise<TaskRow | null> =>
      (
        await orm
          .update(tasks)
          .set({ lease_until: leaseUntil })
          .where(
            sql`${tasks.id} = (select t.id from scheduled_tasks t
              where t.next_run_at <= ${now.toISOString()}::timestamptz
                and (t.lease_until is null or t.lease_until <= ${now.toISOString()}::timestamptz)
              order by t.next_run_at limit 1 for update skip locked)`,
          )
          .returning()
      )[0] ?? null,
    /** The run that was due at `row.next_run_at` has been started, or could not be. A change made meanwhile stands. */
    finishDue: async (row: TaskRow, values: Partial<TaskRow>): Promise<void> => {
      await orm
        .update(tasks)
        .set({
          ...values,
          lease_until: null,
          next_run_at: sql`case when ${tasks.next_run_at} = ${row.next_run_at?.toISOString()}::timestamptz
            then ${values.next_run_at?.toISOString() ?? null}::timestamptz else ${tasks.next_run_at} end`,
        })
        .where(eq(tasks.id, row.id));
    },
  };
}
export type TasksStore = ReturnType<typeof createTasksStore>;
