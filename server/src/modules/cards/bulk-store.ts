import type { BulkJob } from '@cardwright/contract/library';
import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { rowsOf } from '../../events/event-log.ts';
import type { BulkAsked } from './bulk-writing.ts';

export interface BulkJobRow extends BulkAsked {
  id: string;
  user_id: string;
  action: BulkJob['action'];
  /** The turn that asked for it. */
  part_of: string | null;
  status: BulkJob['status'];
  card_count: number;
  created_at: Date;
  finished_at: Date | null;
  done_count: number;
  failed_count: number;
  unchanged_count: number;
  free_count: number;
  charged: number;
}
export interface BulkItem {
  place: number;
  card_id: string;
}
type NewJob = Pick<BulkJobRow, 'id' | 'user_id' | 'action' | 'marketplace' | 'sections' | 'created_at'> &
  Partial<Pick<BulkJobRow, 'wishes' | 'part_of'>> & {
    /** A message asks for the same work once: any other job with this key must have ended. */
    request_key?: string | undefined;
  };

const columns = `j.id, j.user_id, j.action, j.marketplace, j.sections, j.wishes, j.part_of, j.status, j.card_count, j.created_at, j.finished_at,
  (select count(*)::int from bulk_items i where i.job_id = j.id and i.status = 'done') as done_count,
  (select count(*)::int from bulk_items i where i.job_id = j.id and i.status = 'failed') as failed_count,
  (select count(*)::int from bulk_items i where i.job_id = j.id and i.status = 'done' and not i.is_changed) as unchanged_count,
  (select count(*)::int from bulk_items i where i.job_id = j.id and i.status = 'done' and i.is_changed and i.charged = 0) as free_count,
  (select coalesce(sum(i.charged), 0)::int from bulk_items i where i.job_id = j.id and i.status = 'done') as charged`;
/** A job whose cards have been removed because of its age is not shown; its row stays for the turn that it was a part of. */
const isKept = 'exists (select 1 from bulk_items i where i.job_id = j.id)';
const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
const active = "status in ('queued', 'running')";

/** SQL of jobs over many cards. A job belongs to the process that sends its heartbeat; a card of a job is settled once. */
export function createBulkStore({ orm, query }: Database) {
  return {
    /** False while work of the same request is running. */
    insert: ({ wishes = null, part_of = null, request_key, ...job }: NewJob, cardIds: string[]): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const written = await tx.execute(sql`insert into bulk_jobs
            (id, user_id, action, marketplace, sections, wishes, part_of, request_key, status, card_count, created_at)
          values (${job.id}, ${job.user_id}, ${job.action}, ${job.marketplace}, ${json(job.sections)}::jsonb,
            ${json(wishes)}::jsonb, ${part_of}, ${request_key ?? null}, 'queued', ${cardIds.length},
            ${job.created_at.toISOString()}::timestamptz)
          on conflict (user_id, request_key) where status in ('queued', 'running') do nothing returning id`);
        if (rowsOf(written).length === 0) return false;
        await tx.execute(sql`insert into bulk_items (job_id, place, card_id, status)
          select ${job.id}, place, card_id, 'queued'
          from unnest(${sql.param(cardIds)}::uuid[]) with ordinality as list (card_id, place)`);
        return true;
      }),
    /** The newest job of a request. */
    ofRequest: async (userId: string, key: string): Promise<Pick<BulkJobRow, 'id' | 'status'> | null> => {
      const [row] = await query<Pick<BulkJobRow, 'id' | 'status'>>(
        `select j.id, j.status from bulk_jobs j where j.user_id = $1 and j.request_key = $2 and ${isKept}
         order by j.created_at desc, j.id desc limit 1`,
        [userId, key],
      );
      return row ?? null;
    },
    /** The cards that jobs of a request have done. */
    doneOf: async (userId: string, key: string): Promise<Set<string>> => {
      const rows = await query<{ card_id: string }>(
        `select i.card_id from bulk_jobs j join bulk_items i on i.job_id = j.id
         where j.user_id = $1 and j.request_key = $2 and i.status = 'done'`,
        [userId, key],
      );
      return new Set(rows.map(({ card_id }) => card_id));
    },
    /** Another try of the turn takes over the job, so that it shows its cost. */
    takeUp: async (userId: string, id: string, turn: string): Promise<void> => {
      await query('update bulk_jobs set part_of = $3 where id = $1 and user_id = $2', [id, userId, turn]);
    },
    get: async (userId: string, id: string): Promise<BulkJobRow | null> => {
      const [row] = await query<BulkJobRow>(
        `select ${columns} from bulk_jobs j where j.id = $1 and j.user_id = $2 and ${isKept}`,
        [id, userId],
      );
      return row ?? null;
    },
    /** Newest first, before the job `before` if given. */
    list: (userId: string, limit: number, before: { created_at: Date; id: string } | null): Promise<BulkJobRow[]> =>
      query<BulkJobRow>(
        `select ${columns} from bulk_jobs j
         where j.user_id = $1 and ${isKept} and ($2::timestamptz is null or (j.created_at, j.id) < ($2::timestamptz, $3::uuid))
         order by j.created_at desc, j.id desc limit $4`,
        [userId, before?.created_at ?? null, before?.id ?? null, limit],
      ),
    changed: async (userId: string, jobId: string, limit: number): Promise<string[]> => {
      const rows = await query<{ card_id: string }>(
        `select i.card_id from bulk_items i join bulk_jobs j on j.id = i.job_id
         where j.id = $2 and j.user_id = $1 and j.action = 'improve' and i.status = 'done' and i.is_changed
         order by i.place limit $3`,
        [userId, jobId, limit],
      );
      return rows.map(({ card_id }) => card_id);
    },
    failures: (jobId: string, limit: number): Promise<{ card_id: string; message: string }[]> =>
      query(
        `select card_id, coalesce(message, '') as message from bulk_items
         where job_id = $1 and status = 'failed' order by place limit $2`,
        [jobId, limit],
      ),
    /** Whether `claim` may find one, as a condition of SQL. */
    waits: (staleMs: number): string => `exists (select 1 from bulk_jobs
      where ${active} and (owner is null or beat <= now() - interval '${staleMs} milliseconds'))`,
    /**
     * Takes the job that has waited longest, or one whose process has sent no heartbeat for `staleMs`. Sellers with a job that
     * is being worked on wait for it.
     */
    claim: async (owner: string, staleMs: number): Promise<BulkJobRow | null> => {
      const [row] = await query<BulkJobRow>(
        `with mine as (
           update bulk_jobs set owner = $1, beat = now(), status = 'running'
           where id = (
             select id from bulk_jobs
             where ${active} and (owner is null or beat <= now() - $2::int * interval '1 millisecond')
               and not exists (select 1 from bulk_jobs o where o.user_id = bulk_jobs.user_id and o.status = 'running'
                 and o.owner is not null and o.beat > now() - $2::int * interval '1 millisecond')
             order by beat nulls first, created_at limit 1 for update skip locked
           ) returning *
         ) select ${columns} from mine j`,
        [owner, staleMs],
      );
      return row ?? null;
    },
    /** Sends a heartbeat; false when another process has the job now, or it was stopped. */
    beat: async (owner: string, jobId: string): Promise<boolean> =>
      (
        await query(`update bulk_jobs set beat = now() where id = $1 and owner = $2 and ${active} returning id`, [
          jobId,
          owner,
        ])
      ).length > 0,
    /** Gives back the job, or all of this process's jobs; `done` when no card of it waits any more. */
    giveBack: (
      owner: string,
      jobId: string | null,
      at: Date,
    ): Promise<Pick<BulkJobRow, 'id' | 'status' | 'part_of'>[]> =>
      query(
        `update bulk_jobs j set owner = null, beat = now(),
           status = case when waiting.some then j.status else 'done' end,
           finished_at = case when waiting.some then null else $3::timestamptz end
         from (select b.id, exists (select 1 from bulk_items i where i.job_id = b.id and i.status = 'queued') as some
               from bulk_jobs b where b.owner = $1 and b.${active}) waiting
         where waiting.id = j.id and ($2::uuid is null or j.id = $2::uuid) returning j.id, j.status, j.part_of`,
        [owner, jobId, at],
      ),
    /** What a dead process held on to; for an embedded database, which has one process only. */
    giveBackAll: async (): Promise<void> => {
      await query(`update bulk_jobs set owner = null where ${active}`);
    },
    waiting: (jobId: string, after: number, limit: number): Promise<BulkItem[]> =>
      query<BulkItem>(
        `select place, card_id from bulk_items where job_id = $1 and status = 'queued' and place > $2 order by place limit $3`,
        [jobId, after, limit],
      ),
    /** False when the card was settled before, or the job was stopped. */
    settle: async (
      tx: Orm,
      jobId: string,
      place: number,
      ending: { status: 'done'; charged: number; is_changed: boolean } | { status: 'failed'; message: string },
    ): Promise<boolean> =>
      rowsOf(
        await tx.execute(sql`update bulk_items set status = ${ending.status},
            message = ${ending.status === 'failed' ? ending.message : null},
            charged = ${ending.status === 'done' ? ending.charged : null},
            is_changed = ${ending.status === 'done' ? ending.is_changed : null}
          where job_id = ${jobId} and place = ${place} and status = 'queued' returning place`),
      ).length > 0,
    /** Fails the cards of a job that still wait. */
    failWaiting: async (jobId: string, message: string): Promise<void> => {
      await query(`update bulk_items set status = 'failed', message = $2 where job_id = $1 and status = 'queued'`, [
        jobId,
        message,
      ]);
    },
    /** What is not done yet stays undone. Returns the turn that the job was a part of, if any. */
    stop: (userId: string, jobId: string, at: Date): Promise<string | null> =>
      orm.transaction(async (tx) => {
        const stopped = rowsOf<{ part_of: string | null }>(
          await tx.execute(sql`update bulk_jobs set status = 'stopped', owner = null, finished_at = ${at.toISOString()}::timestamptz
            where id = ${jobId} and user_id = ${userId} and status in ('queued', 'running') returning part_of`),
        );
        if (stopped.length > 0)
          await tx.execute(sql`update bulk_items set status = 'stopped' where job_id = ${jobId} and status = 'queued'`);
        return stopped[0]?.part_of ?? null;
      }),
    removeOld: async (before: Date): Promise<void> => {
      await query(
        `delete from bulk_jobs where finished_at < $1
         and (part_of is null or not exists (select 1 from runs r where r.id = bulk_jobs.part_of))`,
        [before],
      );
      await query('delete from bulk_items i using bulk_jobs j where j.id = i.job_id and j.finished_at < $1', [before]);
    },
  };
}
export type BulkStore = ReturnType<typeof createBulkStore>;
