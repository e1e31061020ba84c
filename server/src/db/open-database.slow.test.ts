import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { freePort } from '../testing/free-port.ts';
import { openDatabase } from './open-database.ts';
import { openPglite } from './pglite-database.ts';

let folder: string;
let seed: string;
const local = (data_dir: string) => ({ data_dir, database_url: null });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardwright-database-'));
  seed = join(folder, 'seed');
  await mkdir(join(seed, 'database.new'), { recursive: true });
  await writeFile(join(seed, 'database.new/PG_VERSION'), '18');
  const database = await openDatabase(local(seed));
  await database.query("insert into settings (key, value) values ('mine', 'kept')");
  await database.close();
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const copyOfSeed = async () => {
  const copy = await mkdtemp(join(folder, 'copy-'));
  await cp(seed, copy, { recursive: true });
  return copy;
};
/** Of everything but the file in which the database notes the process that last tried. */
const fingerprint = async (path: string) => {
  const hash = createHash('sha256');
  for (const name of (await readdir(path, { recursive: true })).sort()) {
    if (name === 'postmaster.pid' || !(await stat(join(path, name))).isFile()) continue;
    hash.update(name).update(await readFile(join(path, name)));
  }
  return hash.digest('hex');
};
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof StartError)) throw error;
  expect(error.message).not.toContain('\n');
  return error.message;
};

describe('openDatabase', () => {
  it('made one at the first start, over what a start that was cut off had left, and finds it again', async () => {
    expect(await readdir(seed)).toEqual(['database']);
    const database = await openDatabase(local(seed));
    expect(await database.query("select value from settings where key = 'mine'")).toEqual([{ value: 'kept' }]);
    await database.close();
  });

  it.each([
    ['its control file is cut off', (database: string) => truncate(join(database, 'global/pg_control'), 100)],
    ['its version file is gone', (database: string) => rm(join(database, 'PG_VERSION'))],
    ['its tables are gone', (database: string) => rm(join(database, 'base'), { recursive: true })],
    [
      'its log is gone',
      async (database: string) => {
        for (const name of await readdir(join(database, 'pg_wal')))
          await rm(join(database, 'pg_wal', name), { recursive: true });
      },
    ],
    ['it has another major version', (database: string) => writeFile(join(database, 'PG_VERSION'), '15\n')],
  ])('refuses a damaged one and changes nothing: %s', async (_what, damage) => {
    const data = await copyOfSeed();
    const database = join(data, 'database');
    await damage(database);
    const before = await fingerprint(database);
    expect(await refusal(openDatabase(local(data)))).toMatch(
      /database in .* is damaged and cannot be opened .*DATA_DIR/,
    );
    expect(await fingerprint(database)).toBe(before);
  });

  it('refuses one that a newer version wrote', async () => {
    const data = await copyOfSeed();
    const database = await openPglite(join(data, 'database'));
    await database.query("insert into schema_migrations (number, name) values (9999, '9999_future.sql')");
    await database.close();
    expect(await refusal(openDatabase(local(data)))).toMatch(/newer version of Cardwright/);
  });

  it('names the host of a server that does not answer, and not its password', async () => {
    const port = await freePort();
    const message = await refusal(
      openDatabase({ data_dir: folder, database_url: `postgres://cards:secret@127.0.0.1:${port}/cards` }),
    );
    expect(message).toBe(
      `Cannot connect to the database at 127.0.0.1:${port} (DATABASE_URL): nothing answers at this address.`,
    );
  });
});
