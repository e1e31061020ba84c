import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../server/src/db/database.ts';
import { openDatabase } from '../../server/src/db/open-database.ts';
import { demoPicture } from '../../server/src/modules/demo/demo-pictures.ts';
import { openDiskFileStore } from '../../server/src/outside/file-store/disk-file-store.ts';
import { startPostgres } from '../../server/src/testing/start-postgres.ts';
import { buildTestApp, type TestApp, testPassword } from '../../server/src/testing/test-app.ts';
import { seedLibrary } from './library-seed.ts';

export type Kind = 'pglite' | 'postgres';

/** A database full of cards. */
export interface FullLibrary {
  seller: { id: string; email: string; password: string };
  /** Where the files of the pictures are, and PGlite's data. */
  folder: string;
  /** Of PostgreSQL. */
  url: string | null;
  /** Null when it was there already. */
  made_in_ms: number | null;
  /** Stops PostgreSQL. */
  stop(): Promise<void>;
}

export const benchFolder = new URL('../../.cache/bench/', import.meta.url).pathname;
export const otherSellers = 1_000;
const cardsOfOthers = 5;
/** PostgreSQL's default memory is meant for the smallest machines; see docs/operations.md. */
export const postgresSettings = ['shared_buffers=512MB'];
const drawings = ['board', 'boardSide', 'lamp', 'lampHead', 'mug'] as const;

/** The digest of the code that makes the data: if it changes, a new database is made. A newer schema comes by migration. */
async function digest(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['seed', 'words', 'database'])
    hash.update(await readFile(new URL(`library-${name}.ts`, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}

const openApp = async (database: Database, folder: string): Promise<TestApp> =>
  buildTestApp(database, { files: await openDiskFileStore(join(folder, 'files')) });

/** The database of the last run, or a new one; it is kept for the next run. */
export async function openFullLibrary(kind: Kind, cards: number): Promise<FullLibrary> {
  const name = `library-${kind}-${cards}-`;
  const folder = join(benchFolder, `${name}${await digest()}`);
  const ready = join(folder, 'ready.json');
  // For a given server, no folder here records what it holds.
  const isKept = process.env.TEST_DATABASE_URL === undefined || kind === 'pglite';
  if (!isKept || !existsSync(ready)) {
    await mkdir(benchFolder, { recursive: true });
    for (const old of await readdir(benchFolder))
      if (old.startsWith(name)) await rm(join(benchFolder, old), { recursive: true });
    await mkdir(folder);
  }
  const { server: url, stop } =
    kind === 'postgres'
      ? await startPostgres(folder, { isKept: true, settings: postgresSettings })
      : { server: null, stop: async () => {} };
  try {
    const start = performance.now();
    const isNew = !existsSync(ready);
    const database = await openDatabase({ database_url: url, data_dir: folder });
    if (isNew) await writeFile(ready, JSON.stringify(await fill(database, folder, cards)));
    // What the last run deleted and brought back.
    else await database.execute('vacuum analyze');
    await database.close();
    const made_in_ms = isNew ? performance.now() - start : null;
    return { seller: JSON.parse(await readFile(ready, 'utf8')), folder, url, made_in_ms, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fill(database: Database, folder: string, cards: number): Promise<FullLibrary['seller']> {
  const app = await openApp(database, folder);
  try {
    const { id, email } = await app.signIn();
    const others = await database.query<{ id: string }>(
      `insert into users (id, email, created_at, updated_at)
       select gen_random_uuid(), 'seller' || n || '@bench.test', now(), now() from generate_series(1, ${otherSellers}) n returning id`,
    );
    await seedLibrary(database, [
      { user_id: id, cards },
      ...others.map((other) => ({ user_id: other.id, cards: cardsOfOthers })),
    ]);
    await addPictures(database, app, id);
    await database.execute('vacuum analyze');
    return { id, email, password: testPassword };
  } finally {
    await app.close();
  }
}

/** One picture for each card; all of them share five files. */
async function addPictures(database: Database, app: TestApp, userId: string): Promise<void> {
  const first = await database.query<{ id: string }>('select id from cards where user_id = $1 order by id limit $2', [
    userId,
    drawings.length,
  ]);
  for (const [place, { id }] of first.entries()) {
    const bytes = await demoPicture(drawings[place] ?? 'mug', 1_000);
    await app.cards.keepImage(userId, id, { bytes, alt: '' });
  }
  const same = `user_id, position, origin, source_url, file_key, thumbnail_key, content_type, format, width, height, bytes,
    white_share, content_hash, alt, created_at, variants, look`;
  await database.query(
    `insert into images (id, card_id, ${same})
     select gen_random_uuid(), c.id, ${same.replaceAll(/[a-z_]+/g, 'i.$&')}
     from (select id, row_number() over (order by id) as n from cards where user_id = $1) c
       join (select images.*, row_number() over (order by id) as n from images where user_id = $1) i
         on i.n = 1 + c.n % ${drawings.length} where c.n > ${drawings.length}`,
    [userId],
  );
}

/** The application in this process over such a database, with the seller signed in. */
export async function openLibraryApp({ folder, url, seller }: FullLibrary) {
  const database = await openDatabase({ database_url: url, data_dir: folder });
  const app = await openApp(database, folder);
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { email, password } = seller;
  const answer = await app.http.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
  const headers = { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` };
  return { database, app, address, headers };
}
