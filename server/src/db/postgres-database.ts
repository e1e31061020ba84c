import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Orm } from './database.ts';
import { createPlanNames, planName } from './kept-plans.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { transactionClients } from './transaction-client.ts';

/** A real PostgreSQL, shared by any number of server processes. */
export async function openPostgres(url: string): Promise<Database> {
  // Statements of a transaction that are asked for `together` are sent so.
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    pipeline: true,
    Client: transactionClients(createPlanNames()),
  });
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
    queryPlanned: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>({ name: planName(text), text, values })).rows,
    execute: async (text) => {
      await pool.query(text);
    },
    listen: (channel, onPayload) => listenOnPostgres({ url, channel, onPayload }),
    close: () => pool.end(),
  };
}
