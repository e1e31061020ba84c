import { type SQL, type Subquery, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';

/**
 * Reads many rows as one row with a JSON array for each column, and puts them together again: most of what a large read
 * costs is single cells, on PGlite above all. Rows keep the order of `rows`, which must have these columns. Values are as
 * JSON has them: a time is its ISO text.
 */
export async function readColumns<Row extends object>(
  orm: Orm,
  rows: Subquery,
  columns: readonly (keyof Row & string)[],
): Promise<Row[]> {
  const arrays = columns.map((name) => [name, sql`json_agg(${sql.identifier(name)})`] as const);
  const [whole] = await orm.select(Object.fromEntries<SQL>(arrays)).from(rows);
  const read: Partial<Row>[] = [];
  for (const name of columns) {
    const cells = (whole?.[name] ?? []) as Row[typeof name][];
    for (const [at, cell] of cells.entries()) {
      const row: Partial<Row> = read[at] ?? {};
      row[name] = cell;
      read[at] = row;
    }
  }
  return read as Row[];
}
