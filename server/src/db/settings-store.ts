import type { Database } from './database.ts';

/** The value under `key`; made and kept at the first call. Two first calls agree on one value. */
export async function settingOf(database: Database, key: string, make: () => string): Promise<string> {
  const read = () => database.query<{ value: string }>('select value from settings where key = $1', [key]);
  const [found] = await read();
  if (found !== undefined) return found.value;
  await database.query('insert into settings (key, value) values ($1, $2) on conflict do nothing', [key, make()]);
  const [kept] = await read();
  if (kept === undefined) throw new Error(`setting ${key} was not kept`);
  return kept.value;
}
