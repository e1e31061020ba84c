import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';

/** What Drizzle has built and can execute, over and over. */
interface Prepared<Row> {
  execute(values: Record<string, unknown>): Promise<Row>;
}

/**
 * A statement that is built once, with `sql.placeholder`s, and executed in any transaction: for one with many columns, Drizzle
 * takes as long to build it as PostgreSQL to execute it. Drizzle itself ties what it has prepared to one connection.
 * @param name of the plan that PostgreSQL keeps of it, so no two may have the same
 */
export function recurringStatement<Row>(
  orm: Orm,
  name: string,
  build: (orm: Orm) => { prepare(name: string): Prepared<Row> },
): (tx: Orm, values: Record<string, unknown>) => Promise<Row> {
  const prepared = build(orm).prepare(name);
  return (tx, values) => {
    const { client } = (tx as unknown as { _: { session: { client: unknown } } })._.session;
    const ofTx: Prepared<Row> = Object.create(prepared, { client: { value: client } });
    return ofTx.execute(values);
  };
}

/** A placeholder for each of these columns, with the column's name. */
export const placeholders = <Row extends PgTable, Name extends keyof Row['_']['columns'] & string>(
  table: Row,
  names: readonly Name[],
): { [Each in Name]: SQL } => {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, sql`${sql.param(sql.placeholder(name), columns[name])}`])) as {
    [Each in Name]: SQL;
  };
};

export const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[];
