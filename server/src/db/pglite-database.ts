import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { connectionPool } from './connection-pool.ts';
import type { Database, Orm } from './database.ts';
import { planName } from './kept-plans.ts';
import { PgliteSocket } from './pglite-socket.ts';
import { createWorkWatch } from './work-watch.ts';

export interface PgliteOptions {
  /** A tar that `PGlite.dumpDataDir` wrote, to start from instead of an empty database. */
  loadDataDir?: Blob;
}

/** PostgreSQL inside the process. `dataDir` null keeps everything in memory. It has one owner: see data-lock. */
export async function openPglite(dataDir: string | null, options: PgliteOptions = {}): Promise<Database> {
  const client = await PGlite.create({ ...options, ...(dataDir === null ? {} : { dataDir }) });
  const database = pgliteDatabase(client);
  return {
    ...database,
    close: async () => {
      await database.close();
      await client.close();
    },
  };
}

/** The same over one that is open already, and stays so. */
export function pgliteDatabase(client: PGlite): Database {
  const heard = new Map<string, Set<(payload: string) => void>>();
  // PostgreSQL's driver keeps plans and sends statements together, so each takes half the time of PGlite's own calls.
  const pool = connectionPool({
    host: 'pglite',
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
    stream: () => new PgliteSocket(client),
    // One session, in which transactions come one after the other.
    max: 1,
    idleTimeoutMillis: 0,
  });
  pool.on('connect', (connection) => {
    connection.on('notification', ({ channel, payload = '' }) => {
      for (const hear of heard.get(channel) ?? []) hear(payload);
    });
  });
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows;
  const queryKept = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>({ name: planName(text), text, values })).rows;
  return {
    kind: 'pglite',
    orm: Object.assign(drizzle(pool), { $pglite: client }) as unknown as Orm,
    query,
    queryKept,
    // Nothing here gathers statistics: a kept plan of the library's first page took ten times as long as one for its values.
    queryPlanned: query,
    execute: async (text) => {
      await pool.query(text);
    },
    listen: async (channel, onPayload) => {
      const all = heard.get(channel) ?? new Set();
      heard.set(channel, all.add(onPayload));
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        all.delete(onPayload);
        if (all.size === 0) await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`);
      };
    },
    watch: createWorkWatch(queryKept),
    close: () => pool.end(),
  };
}
