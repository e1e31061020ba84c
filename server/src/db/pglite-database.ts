import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Orm } from './database.ts';

export interface PgliteOptions {
  /** A tar that `PGlite.dumpDataDir` wrote, to start from instead of an empty database. */
  loadDataDir?: Blob;
}

/** PostgreSQL inside the process. `dataDir` null keeps everything in memory. It has one owner: see data-lock. */
export async function openPglite(dataDir: string | null, options: PgliteOptions = {}): Promise<Database> {
  return pgliteDatabase(await PGlite.create({ ...options, ...(dataDir === null ? {} : { dataDir }) }));
}

/** The same over one that is open already; `close` closes it. */
export function pgliteDatabase(client: PGlite): Database {
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows;
  return {
    kind: 'pglite',
    orm: drizzle(client) as unknown as Orm,
    query,
    queryPlanned: query,
    execute: async (text) => {
      await client.exec(text);
    },
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    close: () => client.close(),
  };
}
