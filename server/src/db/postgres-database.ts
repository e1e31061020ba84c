import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Orm } from './database.ts';
import { listenOnPostgres } from './postgres-listener.ts';

/** A real PostgreSQL, shared by any number of server processes. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one that breaks between two statements of a transaction; the next statement then fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'postgres',
    orm: drizzle(pool) as unknown as Orm,
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    execute: async (text) => {
      await pool.query(text);
    },
    listen: (channel, onPayload) => listenOnPostgres({ url, channel, onPayload }),
    close: () => pool.end(),
  };
}
