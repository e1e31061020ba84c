import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../server/src/db/database.ts';
import { openPglite } from '../../server/src/db/pglite-database.ts';

/** Opens a copy of the database: what the killed server left must be repaired by the next server. */
export async function inCopy<T>(dataDir: string, look: (database: Database) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-look-'));
  try {
    await cp(join(dataDir, 'database'), folder, { recursive: true });
    const database = await openPglite(folder);
    try {
      return await look(database);
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
