import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle over either driver; stores are written against this. */
export type Orm = PgDatabase<PgQueryResultHKT>;

export interface Database {
  kind: 'pglite' | 'postgres';
  orm: Orm;
  /** One statement with `$1` parameters, for SQL that Drizzle cannot express. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Like `query`, for a statement that recurs: PostgreSQL keeps its plan, which must suit all values alike. */
  queryPlanned<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Several statements without parameters, as migrations are. */
  execute(text: string): Promise<void>;
  /** LISTEN on a channel, over a connection of its own; the answer stops it. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
