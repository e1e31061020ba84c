import { lte, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { isAnyOf } from './is-any-of.ts';
import { filesToRemove } from './schema/accounts.ts';

const batch = 500;

/**
 * Records, in the transaction that removes their rows, files that nobody owns any more. The maintenance removes what is
 * left of them from `at` on; of several such times the earliest counts.
 */
export async function rememberToRemove(tx: Orm, keys: string[], at: Date): Promise<void> {
  for (let from = 0; from < keys.length; from += batch)
    await tx
      .insert(filesToRemove)
      .values(keys.slice(from, from + batch).map((key) => ({ key, created_at: at })))
      .onConflictDoUpdate({
        target: filesToRemove.key,
        set: { created_at: sql`least(${filesToRemove.created_at}, excluded.created_at)` },
      });
}

/** Files whose time to be removed has come. */
export async function keysToRemove(orm: Orm, now: Date, limit: number): Promise<string[]> {
  const rows = await orm
    .select({ key: filesToRemove.key })
    .from(filesToRemove)
    .where(lte(filesToRemove.created_at, now))
    .limit(limit);
  return rows.map(({ key }) => key);
}

/** These files are gone, or belong to somebody after all. */
export async function forgetRemoved(orm: Orm, keys: string[]): Promise<void> {
  await orm.delete(filesToRemove).where(isAnyOf(filesToRemove.key, keys, 'text'));
}
