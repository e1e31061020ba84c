import type { Database } from './database.ts';

/** A value that the server remembers about itself, or null. */
export async function readSetting(database: Database, key: string): Promise<string | null> {
  const [row] = await database.query<{ value: string }>('select value from settings where key = $1', [key]);
  return row?.value ?? null;
}

/** Keeps a value unless there is one already. */
export async function keepSetting(database: Database, key: string, value: string): Promise<void> {
  await database.query('insert into settings (key, value) values ($1, $2) on conflict do nothing', [key, value]);
}

/** The value under `key`; made and kept at the first call. Two first calls agree on one value. */
export async function settingOf(database: Database, key: string, make: () => string): Promise<string> {
  const found = await readSetting(database, key);
  if (found !== null) return found;
  await keepSetting(database, key, make());
  const kept = await readSetting(database, key);
  if (kept === null) throw new Error(`setting ${key} was not kept`);
  return kept;
}
