import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { scheduledTasks as tasks } from '../../db/schema/tasks.ts';

export type TaskRow = typeof tasks.$inferSelect;
/** `rank`: its place among the user's tasks that are switched on, oldest first; computed even if it is off. */
export type RankedTask = TaskRow & { rank: number };
/** The last row of a page. */
export interface TaskPosition {
  created_at: Date;
  id: string;
}

const columns = {
  id: tasks.id,
  user_id: tasks.user_id,
  title: tasks.title,
  instruction: tasks.instruction,
  card_ids: tasks.card_ids,
  schedule: tasks.schedule,
  timezone: tasks.timezone,
  notify: tasks.notify,
  next_run_at: tasks.next_run_at,
  created_at: tasks.created_at,
  rank: sql<number>`(select count(*)::int from scheduled_tasks o where o.user_id = scheduled_tasks.user_id
    and o.next_run_at is not null and (o.created_at, o.id) <= (scheduled_tasks.created_at, scheduled_tasks.id))`,
};

/** Every read and write on behalf of a person names the user. */
export function createTasksStore({ orm }: Pick<Database, 'orm'>) {
  const owned = (userId: string, id: string) => and(eq(tasks.id, id), eq(tasks.user_id, userId));
  return {
    transaction: <T>(work: (tx: Orm) => Promise<T>): Promise<T> => orm.transaction(work),
    /** Two requests of one user count one after the other. */
    lockUser: async (tx: Orm, userId: string): Promise<void> => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tasks'), hashtext(${userId}))`);
    },
    countEnabled: (userId: string, tx: Orm = orm): Promise<number> =>
      tx.$count(tasks, and(eq(tasks.user_id, userId), isNotNull(tasks.next_run_at))),
    list: (userId: string, limit: number, after: TaskPosition | null): Promise<RankedTask[]> =>
      orm
        .select(columns)
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
    get: async (tx: Orm | null, userId: string, id: string): Promise<RankedTask | null> =>
      (await (tx ?? orm).select(columns).from(tasks).where(owned(userId, id)))[0] ?? null,
    insert: async (tx: Orm, row: typeof tasks.$inferInsert): Promise<void> => {
      await tx.insert(tasks).values(row);
    },
    update: async (tx: Orm, userId: string, id: string, values: Partial<TaskRow>): Promise<void> => {
      await tx.update(tasks).set(values).where(owned(userId, id));
    },
    remove: async (tx: Orm, userId: string, id: string): Promise<boolean> =>
      (await tx.delete(tasks).where(owned(userId, id)).returning({ id: tasks.id })).length > 0,
    /** The task, of any user, that has been due for longest and is not running; one that runs waits for its own end. */
    nextDue: async (now: Date): Promise<RankedTask | null> => {
      const [row] = await orm
        .select(columns)
        .from(tasks)
        .where(
          sql`${tasks.next_run_at} <= ${now.toISOString()}::timestamptz and not exists (select 1 from task_runs r
            where r.task_id = scheduled_tasks.id and r.status in ('starting', 'working'))`,
        )
        .orderBy(tasks.next_run_at)
        .limit(1);
      return row ?? null;
    },
    /** Moves a task on from the time that it was due; false when another process has done so, or the seller changed it. */
    moveOn: async (tx: Orm, { id, next_run_at }: TaskRow, next: Date | null): Promise<boolean> => {
      const due = sql`${tasks.next_run_at} = ${next_run_at?.toISOString() ?? null}::timestamptz`;
      const moved = await tx
        .update(tasks)
        .set({ next_run_at: next })
        .where(and(eq(tasks.id, id), due))
        .returning({ id: tasks.id });
      return moved.length > 0;
    },
  };
}
export type TasksStore = ReturnType<typeof createTasksStore>;
