import type { Orm } from './database.ts';
import { filesToRemove } from './schema/accounts.ts';

const batch = 500;

/** Remembers, in the transaction that takes their rows, files that nobody owns any more; the maintenance removes what is left of them. */
export async function rememberToRemove(tx: Orm, keys: string[], at: Date): Promise<void> {
  for (let from = 0; from < keys.length; from += batch)
    await tx
      .insert(filesToRemove)
      .values(keys.slice(from, from + batch).map((key) => ({ key, created_at: at })))
      .onConflictDoNothing();
}
