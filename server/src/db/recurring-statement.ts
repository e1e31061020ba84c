import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';

/** What Drizzle has built and can execute, over and over. */
interface Prepared<Row> {
  execute(values: Record<string, unknown>): Promise<Row>;
}

/**
 * A statement that is built once, with `sql.placeholder`s, and executed in any transaction: for one with many columns, Drizzle
 * takes as long to build it as PostgreSQL to execute it. Drizzle itself ties what it has prepared to one connection. It is sent
 * in the order in which it was called, among statements that Drizzle builds then.
 * @param name of the plan that PostgreSQL keeps of it, so no two may have the same
 */
export function recurringStatement<Row>(
  orm: Orm,
  name: string,
  build: (orm: Orm) => { prepare(name: string): Prepared<Row> },
): (tx: Orm, values: Record<string, unknown>) => Promise<Row> {
  const prepared = build(orm).prepare(name);
  return async (tx, values) => {
    const { client } = (tx as unknown as { _: { session: { client: unknown } } })._.session;
    const ofTx: Prepared<Row> = Object.create(prepared, { client: { value: client } });
    // Drizzle's own are not sent before they are waited for.
    await null;
    return ofTx.execute(values);
  };
}

/** A placeholder for each of these columns, with the column's name. */
export const placeholders = <Row extends PgTable, Name extends keyof Row['_']['columns'] & string>(
  table: Row,
  names: readonly Name[],
): { [Each in Name]: SQL } => {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const placeholder = (name: Name) => sql`${sql.param(sql.placeholder(name), encoderOf(columns[name]))}`;
  return Object.fromEntries(names.map((name) => [name, placeholder(name)])) as { [Each in Name]: SQL };
};

/** A column's own encoder takes null for a value: JSON's null, or a time. */
const encoderOf = (column: PgColumn | undefined) => ({
  mapToDriverValue: (value: unknown) => (value === null ? null : column?.mapToDriverValue(value)),
});

/** Names of fields as they are in their type. */
export const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[];
