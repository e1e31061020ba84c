import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { newUuid } from '../db/ids.ts';
import { openPglite } from '../db/pglite-database.ts';
import { openPostgres } from '../db/postgres-database.ts';

export interface TestDatabase {
  database: Database;
  /** Connection string for a second client; null on PGlite, which has one owner. */
  url: string | null;
  close(): Promise<void>;
}

export interface TestDatabaseKind {
  name: 'pglite' | 'postgres';
  open(): Promise<TestDatabase>;
}

/** For `describe.each(testDatabases)`: each `open()` gives an empty migrated database of its own. */
export const testDatabases: TestDatabaseKind[] = [
  { name: 'pglite', open: openTestPglite },
  { name: 'postgres', open: openTestPostgres },
];

/** For tests in which the SQL does not matter: the faster of the two. */
export async function openTestPglite(): Promise<TestDatabase> {
  const database = await openPglite(null, { loadDataDir: await openAsBlob(inject('pgliteDump')) });
  return { database, url: null, close: () => database.close() };
}

async function openTestPostgres(): Promise<TestDatabase> {
  const { server, template } = inject('postgres');
  const name = `test_${newUuid().replaceAll('-', '')}`;
  const admin = await openPostgres(server);
  await admin.execute(`create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  return {
    database,
    url: url.href,
    close: async () => {
      await database.close();
      await admin.execute(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}
