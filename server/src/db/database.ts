import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle over either driver; stores are written against this. */
export type Orm = PgDatabase<PgQueryResultHKT>;

export interface Database {
  kind: 'pglite' | 'postgres';
  orm: Orm;
  /** One statement with `$1` parameters, for SQL that Drizzle cannot express. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Like `query`, for a statement about rows that it names, and that recurs: its plan is kept. */
  queryKept<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Like `query`, for a search that recurs: PostgreSQL keeps its plan, which must suit all values alike. */
  queryPlanned<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Several statements without parameters, as migrations are. */
  execute(text: string): Promise<void>;
  /** LISTEN on a channel, over a connection of its own; the answer stops it. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * Calls `wake` whenever a look, one each `everyMs` milliseconds, finds that something may wait; the answer ends it.
   * @param condition SQL of a boolean, without parameters, such as `exists (select 1 from mails where status = 'queued')`
   */
  watch(condition: string, everyMs: number, wake: () => void): () => void;
  close(): Promise<void>;
}
