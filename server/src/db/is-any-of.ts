import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * `column` is one of `values`. The list is sent as one parameter: a statement may have no more than 65,535 of them, and
 * a list written out has one for each value.
 */
export const isAnyOf = (column: SQLWrapper, values: string[], type: 'uuid' | 'text'): SQL =>
  sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`;
