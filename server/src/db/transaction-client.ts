import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { PlanNames } from './kept-plans.ts';

/** What PostgreSQL answers to `begin`. */
const begun = { command: 'BEGIN', rowCount: null, oid: 0, rows: [], fields: [] };
const rolledBack = { ...begun, command: 'ROLLBACK' };

/**
 * Connections that lose no time in transactions. `begin` is not waited for: if it fails, what follows it fails too.
 * Statements of one moment leave in one write. And the plans of statements that recur in transactions are kept: these are
 * statements about single rows, which take longer to plan than to execute. Searches, whose best plan depends on
 * the words, run outside of transactions.
 */
export function transactionClients(names: PlanNames): new () => pg.ClientBase {
  class TransactionClient extends pg.Client {
    private isOpen = false;

    override query = ((query: unknown, ...rest: unknown[]) => {
      this.gatherWrites();
      const send = super.query.bind(this) as (...args: unknown[]) => Promise<unknown>;
      const { text, name } = partsOf(query);
      if (text === 'begin') {
        this.isOpen = true;
        send(query, ...rest).catch(() => {});
        return Promise.resolve(begun);
      }
      if (text === 'commit' || text === 'rollback') this.isOpen = false;
      // Losing the connection rolls back too, and the earlier error says more than that this could not be sent.
      if (text === 'rollback')
        return send(query, ...rest).catch(() => {
          void this.end();
          return rolledBack;
        });
      const [values] = rest;
      const mayBeKept = this.isOpen && text !== undefined && name === undefined;
      const kept = mayBeKept && Array.isArray(values) && values.length > 0 ? names.of(text) : undefined;
      return send(kept === undefined ? query : { ...(query as object), name: kept }, ...rest);
    }) as pg.Client['query'];

    /** Waits until the promises that are due have run: each write is a system call, and wakes PostgreSQL. */
    private gatherWrites(): void {
      const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
  }
  return TransactionClient as new () => pg.ClientBase;
}

const partsOf = (query: unknown): { text?: string; name?: string } =>
  typeof query === 'object' && query !== null ? query : {};
