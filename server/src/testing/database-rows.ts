import type { Database } from '../db/database.ts';

/** Every row of every table as text, sorted. */
export async function databaseRows(database: Database): Promise<Record<string, string[]>> {
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await database.query<{ text: string }>(`select t::text as text from "${name}" t order by 1`);
    rows[name] = found.map(({ text }) => text);
  }
  return rows;
}
