import pg from 'pg';
import { createPlanNames } from './kept-plans.ts';
import { transactionClients } from './transaction-client.ts';

/** Connections whose breaking does not end the process. Statements of a transaction that run `together` are sent together. */
export function connectionPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, pipeline: true, Client: transactionClients(createPlanNames()) });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one that breaks between two statements of a transaction; the next statement then fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
