import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../../../db/database.ts';
import { newUuid } from '../../../db/ids.ts';

/** A table like that of the ledger's entries, with nothing around it: the baseline for measuring a hold. */
export const createBareRows = (database: Database): Promise<void> =>
  database.execute(`create table if not exists bare_rows (id uuid primary key,
    user_id uuid not null references users on delete cascade, position bigint not null generated always as identity,
    at timestamptz not null, feature text not null, kind text not null, amount integer not null, key text not null,
    grant_id uuid, hold_key text, shown integer, balance integer, unique (user_id, key))`);

export const insertBareRow = (tx: Orm, userId: string, key: string): Promise<unknown> =>
  tx.execute(sql`insert into bare_rows (id, user_id, at, feature, kind, amount, key, grant_id, hold_key, shown, balance)
    values (${newUuid()}, ${userId}, ${new Date().toISOString()}::timestamptz, 'credits', 'hold', -1, ${key}, ${newUuid()},
      ${key}, -1, 1)`);
