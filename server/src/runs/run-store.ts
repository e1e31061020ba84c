import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database, Orm } from '../db/database.ts';
import { namesOf, placeholders, recurringStatement } from '../db/recurring-statement.ts';
import { runs } from '../db/schema/chats.ts';
import { eventChannel, rowsOf } from '../events/event-log.ts';

export type Run = typeof runs.$inferSelect;
/** What runs may say of themselves in the beginning, besides what each must, as where nothing is said. */
const unsaid = {
  ...{ chat_id: null, card_id: null, message_id: null, part_of: null },
  ...{ owner: null, held_credits: 0, started_at: null },
};
const said = ['id', 'user_id', 'kind', 'request_id', 'status', 'created_at'] as const;
export type NewRun = Pick<Run, (typeof said)[number]> & Partial<Pick<Run, keyof typeof unsaid>>;
/** A run as it is while its row is being written. */
export const unwrittenRun = (row: NewRun, input: object | null): Run => ({
  ...{ beat: null, stop_requested: false, last_seq: 0, error_code: null, error_message: null, cost_credits: 0 },
  ...{ plan: [], finished_at: null, ...unsaid, ...row, input },
});
export interface RunOutcome {
  status: 'done' | 'stopped' | 'failed';
  /** Between `message` and `advice` stands what was charged. */
  error: { code: string; message: string; advice?: string } | null;
}
interface Places {
  running: number;
  queued: number;
}
/** One stored piece of a run's output; `chunk` is JSON text. */
export interface RunChunk {
  run_id: string;
  seq: number;
  chunk: string;
}

/** Runs in the transaction that ends a run, whoever ends it: its owner, or the reaper after a crash. */
export type EndHandler = (tx: Orm, run: Run, chunks: () => Promise<unknown[]>) => Promise<void>;

export const runTopic = (runId: string) => `run:${runId}`;
/** Names of the events in a run's topic. */
export const chunkEvent = 'chunk';
export const endEvent = 'end';
/**
 * What a reaper adds lies this far above the last stored seq, because a reader inside the dead process may have seen
 * chunks (at most one batch of them) that were never stored.
 */
export const reaperSeqGap = 100_000;

export function createRunStore(database: Database) {
  const { orm } = database;
  const insert = recurringStatement(orm, 'run_inserted', (on) =>
    on
      .insert(runs)
      .values({ ...placeholders(runs, [...said, ...namesOf(unsaid)]), beat: sql`now()` })
      .onConflictDoNothing({ target: [runs.user_id, runs.request_id] })
      .returning(),
  );
  const finish = recurringStatement(orm, 'run_finished', (on) =>
    on
      .update(runs)
      .set({
        ...placeholders(runs, ['status', 'error_code', 'error_message', 'finished_at', 'input']),
        cost_credits: sql`case when ${sql.placeholder('is_owed')}::boolean then ${runs.held_credits} else ${runs.cost_credits} end`,
      })
      .where(
        and(eq(runs.id, sql.placeholder('id')), eq(runs.owner, sql.placeholder('owner')), eq(runs.status, 'running')),
      )
      .returning(),
  );
  const store = {
    /** Null when the same request of the same user has a run already. */
    insert: async (tx: Orm, row: NewRun): Promise<Run | null> => (await insert(tx, { ...unsaid, ...row }))[0] ?? null,
    byRequest: async (userId: string, requestId: string): Promise<Run | null> => {
      const [run] = await orm
        .select()
        .from(runs)
        .where(and(eq(runs.user_id, userId), eq(runs.request_id, requestId)));
      return run ?? null;
    },
    /** Marks a running run of this user as to be stopped; false when there is none. */
    requestStop: async (userId: string, runId: string): Promise<boolean> => {
      const stopped = await orm
        .update(runs)
        .set({ stop_requested: true })
        .where(and(eq(runs.id, runId), eq(runs.user_id, userId), inArray(runs.status, ['queued', 'running'])))
        .returning({ id: runs.id });
      return stopped.length > 0;
    },
    /**
     * Beats for the owner's runs and answers which of them are still its own, and which should stop. Statements that lock
     * many runs do so by their ids: two that met in another order would wait for each other.
     */
    beat: (owner: string, ids: string[]) =>
      database.queryKept<{ id: string; stop_requested: boolean }>(
        `with mine as (
           select id from runs where owner = $1 and status = 'running' and id = any($2::uuid[]) order by id for no key update
         )
         update runs set beat = now() from mine where runs.id = mine.id returning runs.id, runs.stop_requested`,
        [owner, ids],
      ),
    /**
     * Stores a batch of chunks of many runs in one statement. Chunks of a run that this owner has lost are dropped (the
     * fence); answers the ids of the runs whose chunks were stored.
     */
    storeChunks: async (owner: string, chunks: RunChunk[]): Promise<Set<string>> => {
      const stored = await database.queryKept<{ id: string }>(storeChunksSql, [
        chunks.map((chunk) => chunk.run_id),
        chunks.map((chunk) => chunk.seq),
        chunks.map((chunk) => chunk.chunk),
        owner,
      ]);
      return new Set(stored.map((row) => row.id));
    },
    /**
     * Ends a run if it is still this owner's; null when another process has ended it. `isOwed`: what it held is what it
     * costs.
     */
    finish: async (
      tx: Orm,
      { owner, id, isOwed }: { owner: string; id: string; isOwed: boolean },
      outcome: RunOutcome,
      at: Date,
    ): Promise<Run | null> => (await finish(tx, { ...ended(outcome, at), id, owner, is_owed: isOwed }))[0] ?? null,
    /** Parts come behind what they are a part of. */
    activeOf: async (userId: string): Promise<string[]> => {
      const active = and(eq(runs.user_id, userId), inArray(runs.status, ['queued', 'running']));
      const found = database.orm.select({ id: runs.id }).from(runs).where(active);
      return (await found.orderBy(sql`${runs.part_of} is not null`, runs.created_at, runs.id)).map(({ id }) => id);
    },
    /** Whether `lockStale` may find one, as a condition of SQL. */
    isStale: (staleMs: number): string => `exists (select 1 from runs
      where status = 'running' and beat <= now() - interval '${staleMs} milliseconds')`,
    /** A run whose owner has not beaten for `staleMs`; locked, so that one reaper takes it. */
    lockStale: async (tx: Orm, staleMs: number, owned: string[]): Promise<Run | null> => {
      const [run] = await tx
        .select()
        .from(runs)
        .where(
          and(
            eq(runs.status, 'running'),
            sql`${runs.beat} <= now() - ${staleMs}::int * interval '1 millisecond'`,
            owned.length > 0 ? notInArray(runs.id, owned) : undefined,
          ),
        )
        .limit(1)
        .for('update', { skipLocked: true });
      return run ?? null;
    },
    finishAbandoned: async (tx: Orm, id: string, outcome: RunOutcome, at: Date): Promise<Run | null> => {
      const [run] = await tx.update(runs).set(ended(outcome, at)).where(eq(runs.id, id)).returning();
      return run ?? null;
    },
    /** One user's runs take and free places one after the other. */
    lockPlaces: async (tx: Orm, userId: string): Promise<void> => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('places'), hashtext(${userId}))`);
    },
    /** As `places`, behind the lock. */
    lockedPlaces: async (tx: Orm, userId: string): Promise<Places> => {
      const [row] = rowsOf<Places>(await tx.execute(sql`select running, queued from taken_places(${userId})`));
      return row ?? { running: 0, queued: 0 };
    },
    /** How many runs of a user have a place (`running`), or wait for one. */
    places: async (tx: Orm, userId: string): Promise<Places> => {
      const [row] = rowsOf<Places>(
        await tx.execute(sql`select count(*) filter (where status = 'running')::int as running,
            count(*) filter (where status = 'queued')::int as queued
          from runs where user_id = ${userId} and status in ('queued', 'running') and part_of is null`),
      );
      return row ?? { running: 0, queued: 0 };
    },
    /** Gives the run of a user that has waited longest a place. */
    claimQueued: async (tx: Orm, userId: string, owner: string, at: Date): Promise<Run | null> => {
      const [run] = await tx
        .update(runs)
        .set({ status: 'running', owner, beat: sql`now()`, started_at: at })
        .where(
          and(
            sql`${runs.id} = (select r.id from runs r where r.user_id = ${userId} and r.status = 'queued'
              and r.part_of is null order by r.created_at, r.id limit 1)`,
            // A stop may have ended it since it was chosen; PostgreSQL looks again at this condition only.
            eq(runs.status, 'queued'),
          ),
        )
        .returning();
      return run ?? null;
    },
    hasWaiting: async (userId: string): Promise<boolean> =>
      (await database.queryKept(`select 1 from runs where user_id = $1 and status = 'queued' limit 1`, [userId]))
        .length > 0,
    /** Whether there are `waitingUsers`, as a condition of SQL. */
    isAnyWaiting: `exists (select 1 from runs where status = 'queued')`,
    /** Who has runs that wait. */
    waitingUsers: async (limit: number): Promise<string[]> =>
      (
        await database.query<{ user_id: string }>(
          `select user_id from runs where status = 'queued' group by user_id order by min(created_at) limit $1`,
          [limit],
        )
      ).map((row) => row.user_id),
    /** Ends a run that has not started; null when it has, or is another user's. */
    stopQueued: async (tx: Orm, userId: string, id: string, at: Date): Promise<Run | null> => {
      const [run] = await tx
        .update(runs)
        .set(ended({ status: 'stopped', error: null }, at))
        .where(and(eq(runs.id, id), eq(runs.user_id, userId), eq(runs.status, 'queued')))
        .returning();
      return run ?? null;
    },
    /** What a run was charged, and the sentence about its failure that says so. */
    setCharged: async (tx: Orm, id: string, values: Pick<Run, 'cost_credits' | 'error_message'>): Promise<void> => {
      await tx.update(runs).set(values).where(eq(runs.id, id));
    },
    /** Counts what a run held, or `amount`, as charged, while it is this owner's; false when another process has ended it. */
    chargeOwn: async (tx: Orm, owner: string, id: string, amount?: number): Promise<boolean> => {
      const charged = await tx
        .update(runs)
        .set({ cost_credits: amount ?? sql`${runs.held_credits}` })
        .where(and(eq(runs.id, id), eq(runs.owner, owner), eq(runs.status, 'running')))
        .returning({ id: runs.id });
      return charged.length > 0;
    },
    /** Runs that wait with a hold: a process that is up keeps their holds alive. */
    waitingIds: async (): Promise<string[]> =>
      (await database.query<{ id: string }>(`select id from runs where status = 'queued' and held_credits > 0`)).map(
        ({ id }) => id,
      ),
    /** What the ledger says that a turn took with its steps, in credits, and whether work that it began goes on behind it. */
    taken: async (tx: Orm, id: string): Promise<{ charged: number; goes_on: boolean }> => {
      const [row] = rowsOf<{ charged: number; goes_on: boolean }>(
        await tx.execute(sql`select turn_goes_on(${id}::uuid) as goes_on,
          coalesce((select charged from turn_costs(${id}::uuid) where feature = 'credits'), 0) as charged`),
      );
      return row ?? { charged: 0, goes_on: false };
    },
    /** Adds events to a run's topic at given seqs, and wakes its readers at commit. */
    addEvents: async (tx: Orm, runId: string, events: { seq: number; event: string; data: string }[]) => {
      if (events.length === 0) return;
      const topic = runTopic(runId);
      const last = events.at(-1)?.seq ?? 0;
      const rows = events.map(({ seq, event, data }) => sql`(${seq}::int, ${event}::text, ${data}::json)`);
      await tx.execute(sql`
        with t as (
          insert into event_topics (topic, last_seq) values (${topic}, ${last})
          on conflict (topic) do update set last_seq = excluded.last_seq
        ), e as (
          insert into events (topic, seq, event, data, created_at)
          select ${topic}::text, seq, event, data, now() from (values ${sql.join(rows, sql`, `)}) as v (seq, event, data)
        )
        select pg_notify('${sql.raw(eventChannel)}', ${`${topic} ${last}`})`);
    },
    /** Lets a run wait that was just written. */
    queue: async (tx: Orm, id: string, input: object | null): Promise<Run> => {
      const waiting = { status: 'queued', owner: null, beat: null, started_at: null, input } as const;
      const [run] = await tx.update(runs).set(waiting).where(eq(runs.id, id)).returning();
      if (run === undefined) throw new Error(`the run ${id} is not there`);
      return run;
    },
    addFirstChunk: async (tx: Orm, runId: string, chunk: object): Promise<void> => {
      await store.addEvents(tx, runId, [{ seq: 1, event: chunkEvent, data: JSON.stringify(chunk) }]);
      await tx.update(runs).set({ last_seq: 1 }).where(eq(runs.id, runId));
    },
    /** The stored output of a run, in order. */
    chunks: async (tx: Orm, runId: string): Promise<unknown[]> =>
      rowsOf<{ data: string }>(
        await tx.execute(
          sql`select data::text as data from events where topic = ${runTopic(runId)} and event = ${chunkEvent} order by seq`,
        ),
      ).map((row) => JSON.parse(row.data) as unknown),
  };
  return store;
}
export type RunStore = ReturnType<typeof createRunStore>;

const ended = (outcome: RunOutcome, at: Date) => ({
  status: outcome.status,
  error_code: outcome.error?.code ?? null,
  error_message: outcome.error?.message ?? null,
  finished_at: at,
  input: null,
});

const storeChunksSql = `
  with d as (select * from unnest($1::text[], $2::int[], $3::text[]) t (run_id, seq, chunk)),
  own as (
    select id from runs where id in (select run_id::uuid from d) and owner = $4 and status = 'running' order by id for update
  ),
  m as (select own.id as run_id, max(d.seq) as seq from d join own on own.id = d.run_id::uuid group by 1),
  topics as (
    insert into event_topics (topic, last_seq) select 'run:' || m.run_id, m.seq from m order by m.run_id
    on conflict (topic) do update set last_seq = excluded.last_seq
  ),
  ins as (
    insert into events (topic, seq, event, data, created_at)
    select 'run:' || own.id, d.seq, '${chunkEvent}', d.chunk::json, now() from d join own on own.id = d.run_id::uuid
    on conflict do nothing
  ),
  upd as (update runs r set last_seq = m.seq, beat = now() from m where r.id = m.run_id returning r.id, m.seq)
  select id, pg_notify('${eventChannel}', 'run:' || id || ' ' || seq) from upd`;
