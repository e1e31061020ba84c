import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';

const migrationsFolder = new URL('./migrations/', import.meta.url);
/** Any constant shared by all our processes; it only has to differ from other users' of the same database. */
const advisoryLock = 7_316_001;

export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/**
 * Brings the schema up to date, one transaction a migration, under an advisory lock so that several starting processes take turns.
 * @throws NewerDatabaseError when the database was written by a newer version of the product
 */
export async function migrate(database: Database): Promise<void> {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  const newest = Number(files.at(-1)?.slice(0, 4));
  await database.execute(
    'create table if not exists schema_migrations (number integer primary key, name text not null, applied_at timestamptz not null default now())',
  );
  const applied = new Set(
    (await database.query<{ number: number }>('select number from schema_migrations')).map(({ number }) => number),
  );
  const current = Math.max(0, ...applied);
  if (current > newest)
    throw new NewerDatabaseError(`database is at migration ${current}, this version knows ${newest}`);
  for (const file of files) {
    const number = Number(file.slice(0, 4));
    // Including one with a lower number than one already applied: branches land in any order.
    if (applied.has(number)) continue;
    const sql = await readFile(new URL(file, migrationsFolder), 'utf8');
    // Checked inside the lock, so that a process that waited skips what another has applied meanwhile.
    await database.execute(
      `begin; select pg_advisory_xact_lock(${advisoryLock});
       do $migration$ begin
         if not exists (select 1 from schema_migrations where number = ${number}) then
           execute $body$ ${sql} $body$;
           insert into schema_migrations (number, name) values (${number}, '${file}');
         end if;
       end $migration$;
       commit;`,
    );
  }
}
