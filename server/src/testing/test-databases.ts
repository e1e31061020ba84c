import { inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { takeSharedPglite } from './shared-pglite.ts';
import { takeSharedPostgres } from './shared-postgres.ts';

export interface TestDatabase {
  database: Database;
  /** Connection string for a second client; null on PGlite, which has one owner. */
  url: string | null;
  close(): Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Names of the databases that this project runs its tests on. */
    databaseKinds: string[];
  }
}

export interface TestDatabaseKind {
  name: 'pglite' | 'postgres';
  open(): Promise<TestDatabase>;
}

/**
 * For `describe.each(bothDatabases)`, where the two are driven by code of their own: each `open()` gives an empty migrated
 * database, which an earlier test file may have used.
 */
export const bothDatabases: TestDatabaseKind[] = [
  { name: 'pglite', open: openTestPglite },
  { name: 'postgres', open: openTestPostgres },
];

/**
 * For `describe.each(testDatabases)`, where the statements are the same: PostgreSQL in `npm test`, PGlite in
 * `npm run test:pglite`.
 */
export const testDatabases: TestDatabaseKind[] = bothDatabases.filter(({ name }) =>
  inject('databaseKinds').includes(name),
);

/** For tests in which the SQL does not matter: the faster of the two. */
export async function openTestPglite(): Promise<TestDatabase> {
  const database = await takeSharedPglite();
  return { database, url: null, close: () => database.close() };
}

/** For tests of what only PostgreSQL does. */
export async function openTestPostgres(): Promise<TestDatabase> {
  const { database, url } = await takeSharedPostgres();
  return { database, url, close: () => database.close() };
}
