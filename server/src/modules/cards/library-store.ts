import type { CardSummary } from '@cardwright/contract/library';
import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { rowsOf } from '../../events/event-log.ts';
import { type FirstPicture, firstPictureOf } from '../images/images-service.ts';
import type { SortableCard } from './library-sql.ts';

export interface SummaryRow extends SortableCard {
  status: CardSummary['status'];
  failure_code: string | null;
  failure_message: string | null;
  source_url: string | null;
  marketplace: CardSummary['marketplace'];
  case_id: string | null;
  flag_count: number | null;
  picture: FirstPicture | null;
  created_at: Date;
}

/** What a line of the library shows, of `cards c`; `flag_count` is of `card_search`. */
export const summaryColumns = `c.id, c.status, c.failure_code, c.failure_message, c.title, c.source_url, c.marketplace, c.score,
  c.created_at, c.updated_at, flag_count,
  (select k.id from cases k where k.card_id = c.id) as case_id, ${firstPictureOf('c.id')} as picture`;

/** SQL of deletions that can be taken back. Every statement names the user. */
export interface LibraryStore {
  transaction<T>(work: (tx: Orm) => Promise<T>): Promise<T>;
  /** Hides cards; returns the ids of those that were there. */
  hide(tx: Orm, userId: string, ids: string[], deletionId: string, at: Date): Promise<string[]>;
  /** Shows cards again that were hidden after `since`: those with these ids, or all of one deletion. */
  show(tx: Orm, userId: string, which: { ids: string[] } | { deletion_id: string }, since: Date): Promise<string[]>;
  /** Some of the cards that were hidden before `before`. */
  hiddenBefore(before: Date, limit: number): Promise<string[]>;
  /** Removes hidden cards for good; returns the ids of those that nobody has brought back meanwhile. */
  removeHidden(tx: Orm, ids: string[], before: Date): Promise<string[]>;
}

const idsIn = (result: unknown) => rowsOf<{ id: string }>(result).map(({ id }) => id);
const list = (ids: string[]) => sql`${sql.param(ids)}::uuid[]`;

export function createLibraryStore({ orm, query }: Database): LibraryStore {
  return {
    transaction: (work) => orm.transaction((tx) => work(tx)),
    hide: async (tx, userId, ids, deletionId, at) =>
      idsIn(
        await tx.execute(sql`update cards set deleted_at = ${at.toISOString()}::timestamptz, deletion_id = ${deletionId}::uuid
          where user_id = ${userId} and id = any(${list(ids)}) and deleted_at is null returning id`),
      ),
    show: async (tx, userId, which, since) =>
      idsIn(
        await tx.execute(sql`update cards set deleted_at = null, deletion_id = null
          where user_id = ${userId} and deleted_at > ${since.toISOString()}::timestamptz
            and ${'ids' in which ? sql`id = any(${list(which.ids)})` : sql`deletion_id = ${which.deletion_id}::uuid`}
          returning id`),
      ),
    hiddenBefore: async (before, limit) =>
      (
        await query<{ id: string }>('select id from cards where deleted_at < $1 order by deleted_at limit $2', [
          before,
          limit,
        ])
      ).map(({ id }) => id),
    removeHidden: async (tx, ids, before) =>
      idsIn(
        await tx.execute(sql`delete from cards
          where id = any(${list(ids)}) and deleted_at < ${before.toISOString()}::timestamptz returning id`),
      ),
  };
}
