import { drizzle } from 'drizzle-orm/node-postgres';
import { connectionPool } from './connection-pool.ts';
import type { Database, Orm } from './database.ts';
import { planName } from './kept-plans.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { createWorkWatch } from './work-watch.ts';

/** A real PostgreSQL, shared by any number of server processes. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = connectionPool({ connectionString: url, max: 10 });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows;
  const queryKept = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>({ name: planName(text), text, values })).rows;
  return {
    kind: 'postgres',
    orm: drizzle(pool) as unknown as Orm,
    query,
    queryKept,
    queryPlanned: queryKept,
    execute: async (text) => {
      await pool.query(text);
    },
    listen: (channel, onPayload) => listenOnPostgres({ url, channel, onPayload }),
    watch: createWorkWatch(queryKept),
    close: () => pool.end(),
  };
}
