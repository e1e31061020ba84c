import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { openPglite, pgliteDatabase } from '../db/pglite-database.ts';
import { emptyAgain, schemaFingerprint } from './empty-again.ts';

interface Shared {
  database: Database;
  fingerprint: string;
}

/** Databases that nobody uses at the moment. Opening one takes a second of CPU, emptying it a tenth of that. */
const idle: Shared[] = [];

/** An empty migrated PGlite. `close` gives it back, and then its former holder cannot reach it any more. */
export async function takeSharedPglite(): Promise<Database> {
  const shared = (await fromIdle()) ?? (await opened());
  let isOpen = true;
  const stops = new Set<() => Promise<void>>();
  const database = pgliteDatabase((shared.database.orm as unknown as { $pglite: PGlite }).$pglite);
  return {
    ...database,
    listen: async (channel, onPayload) => {
      const stop = await database.listen(channel, onPayload);
      stops.add(stop);
      return async () => {
        if (stops.delete(stop)) await stop();
      };
    },
    close: async () => {
      if (!isOpen) throw new Error('PGlite is closed');
      isOpen = false;
      for (const stop of stops) await stop();
      await database.close();
      idle.push(shared);
    },
  };
}

async function fromIdle(): Promise<Shared | null> {
  const shared = idle.pop();
  if (shared === undefined) return null;
  if (await emptyAgain(shared.database, shared.fingerprint)) return shared;
  await shared.database.close();
  return null;
}

async function opened(): Promise<Shared> {
  const database = await openPglite(null, { loadDataDir: await openAsBlob(inject('pgliteDump')) });
  return { database, fingerprint: await schemaFingerprint(database) };
}
