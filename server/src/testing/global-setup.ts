import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite-database.ts';
import { openPostgres } from '../db/postgres-database.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dump of a migrated PGlite: loading it takes a fraction of making one. */
    pgliteDump: string;
    /** Address of a real PostgreSQL server, without a database name, and of a migrated database to copy. */
    postgres: { server: string; template: string };
  }
}

/** Prepares both databases once for the whole run; each test file then takes a copy that nobody else has at the moment. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-test-'));
  const [dump, postgres] = await Promise.all([dumpPglite(folder), startPostgres(folder)]);
  const template = `template_${process.pid}`;
  await createTemplate(postgres.server, template);
  project.provide('pgliteDump', dump);
  project.provide('postgres', { server: postgres.server, template });
  return async () => {
    await dropDatabases(postgres.server, template);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function dumpPglite(folder: string): Promise<string> {
  const database = await openPglite(null);
  await migrate(database);
  const client = (database.orm as unknown as { $pglite: PGlite }).$pglite;
  const path = join(folder, 'pglite.tar');
  await writeFile(path, new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  return path;
}

async function createTemplate(server: string, name: string): Promise<void> {
  await dropDatabases(server, name);
  const admin = await openPostgres(server);
  await admin.execute(`create database ${name}`);
  await admin.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  await migrate(database);
  await database.close();
}

/** The template and its copies. */
async function dropDatabases(server: string, template: string): Promise<void> {
  const admin = await openPostgres(server);
  const copies = await admin.query<{ datname: string }>(
    'select datname from pg_database where datname = $1 or starts_with(datname, $2)',
    [template, `${template}_`],
  );
  for (const { datname } of copies) await admin.execute(`drop database ${datname} with (force)`);
  await admin.close();
}
