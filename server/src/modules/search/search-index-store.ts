import type { Database } from '../../db/database.ts';

/** SQL of what waits for the index of words, and of the index's upkeep; migration 0023 holds the work itself. */
export interface SearchIndexStore {
  /** Whether anything waits, as a condition of SQL. */
  waits: string;
  /** Whether anything of the seller waits. */
  isBehind(userId: string): Promise<boolean>;
  /** Sellers with waiting changes, those with the newest first; without those in `except`. */
  waiting(except: string[]): Promise<string[]>;
  /** Indexes `most` of the newest changes. 0: nothing waits, or, unless it `waits`, another process is working on it. */
  index(userId: string, most: number, waits: boolean): Promise<number>;
  /** The note of the newest change, null if nothing waits. */
  newest(userId: string): Promise<string | null>;
  /** Indexes the change of this note. 0: it no longer waits, or, unless it `waits`, another process is working on it. */
  indexOne(userId: string, note: string, waits: boolean): Promise<number>;
  /** Leaves the change of this note out of the index. */
  giveUp(note: string): Promise<void>;
  /** Sellers who have deleted chats, with the newest note of it. */
  gone(): Promise<{ user_id: string; seq: string }[]>;
  /** Removes words that no text holds any more, among the next `most` after a word. Null: that was the last. */
  prune(userId: string, behind: string, most: number): Promise<string | null>;
  /** Removes index rows that were written while another process deleted their chat. */
  clean(userId: string): Promise<void>;
  /** Marks the deletions up to this note as dealt with. */
  forget(userId: string, seq: string): Promise<void>;
}

/** How many changes are read to find the sellers that they belong to. */
const changesLookedAt = 500;

/**
 * Locks the seller's row before any of their texts: deleting an account takes locks in this order, and whoever
 * began at the other end would deadlock with it. Returns no row once the account is gone.
 */
const owner = '(select id from users where id = $1 for key share) as owner';

export function createSearchIndexStore({ queryKept: query }: Pick<Database, 'queryKept'>): SearchIndexStore {
  return {
    waits: `exists (select 1 from chat_search_waiting where kind <> 'gone')`,
    async isBehind(userId) {
      const rows = await query(
        `select 1 from chat_search_waiting where user_id = $1 and kind <> 'gone' order by seq desc limit 1`,
        [userId],
      );
      return rows.length > 0;
    },
    async waiting(except) {
      const rows = await query<{ user_id: string }>(
        `select user_id from (
           select user_id, seq from chat_search_waiting where kind <> 'gone' and user_id <> all($1::uuid[])
           order by seq desc limit ${changesLookedAt}
         ) as changes group by user_id order by max(seq) desc`,
        [except],
      );
      return rows.map(({ user_id }) => user_id);
    },
    async index(userId, most, waits) {
      const [row] = await query<{ taken: number }>(
        `select index_chat_search(owner.id, $2, $3) as taken from ${owner}`,
        [userId, most, waits],
      );
      return row?.taken ?? 0;
    },
    async newest(userId) {
      const [row] = await query<{ seq: string }>(
        `select seq::text from chat_search_waiting where user_id = $1 and kind <> 'gone' order by seq desc limit 1`,
        [userId],
      );
      return row?.seq ?? null;
    },
    async indexOne(userId, note, waits) {
      const [row] = await query<{ taken: number }>(
        `select index_chat_search(owner.id, 1, $2, $3::bigint) as taken from ${owner}`,
        [userId, waits, note],
      );
      return row?.taken ?? 0;
    },
    async giveUp(note) {
      await query('delete from chat_search_waiting where seq = $1::bigint', [note]);
    },
    gone: () =>
      query<{ user_id: string; seq: string }>(
        `select user_id, max(seq)::text as seq from chat_search_waiting where kind = 'gone' group by user_id`,
      ),
    async prune(userId, behind, most) {
      const [row] = await query<{ word: string | null }>(
        `select prune_chat_vocabulary(owner.id, $2, $3) as word from ${owner}`,
        [userId, behind, most],
      );
      return row?.word ?? null;
    },
    async clean(userId) {
      await query(
        `delete from chat_search using ${owner} where chat_id in (
           select id from chat_search_waiting where user_id = owner.id and kind = 'gone')`,
        [userId],
      );
    },
    async forget(userId, seq) {
      await query(
        `delete from chat_search_waiting using ${owner} where user_id = owner.id and kind = 'gone' and seq <= $2::bigint`,
        [userId, seq],
      );
    },
  };
}
