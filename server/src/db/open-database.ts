import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, systemReason } from '../start-error.ts';
import type { Database } from './database.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { openPglite } from './pglite-database.ts';
import { openPostgres } from './postgres-database.ts';

/** The major version of the PostgreSQL inside PGlite, as its folder states it. */
const embeddedVersion = '18';

/**
 * Opens the database that the configuration names and brings it up to date.
 * @throws StartError of one line; an unreadable database is left unchanged
 */
export async function openDatabase(config: { database_url: string | null; data_dir: string }): Promise<Database> {
  const database =
    config.database_url === null ? await openEmbedded(config.data_dir) : await openServer(config.database_url);
  try {
    await migrate(database);
  } catch (error) {
    await database.close().catch(() => {});
    if (error instanceof NewerDatabaseError)
      throw new StartError(
        `The database was written by a newer version of Cardwright (${error.message}). Update Cardwright, or use another database. Nothing was changed.`,
      );
    if (config.database_url === null) throw unreadable(join(config.data_dir, 'database'), error);
    throw new StartError(`The database could not be brought up to date: ${messageOf(error)}. Nothing was changed.`);
  }
  return database;
}

async function openServer(url: string): Promise<Database> {
  try {
    return await openPostgres(url);
  } catch (error) {
    // The address may hold a password, so only its host is named.
    throw new StartError(
      `Cannot connect to the database at ${new URL(url).host} (DATABASE_URL): ${systemReason(error)}.`,
    );
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) await makeEmbedded(folder);
  const reason = await folderProblem(folder);
  if (reason !== null) throw unreadable(folder, reason);
  try {
    return await openPglite(folder);
  } catch {
    throw unreadable(folder, 'its files cannot be read');
  }
}

/** Made under another name and then renamed, so that a start that was cut off leaves no half-made database. */
async function makeEmbedded(folder: string): Promise<void> {
  const fresh = `${folder}.new`;
  try {
    await rm(fresh, { recursive: true, force: true });
    await (await openPglite(fresh)).close();
    await rename(fresh, folder);
  } catch (error) {
    throw new StartError(`Cannot make the database in ${folder}: ${systemReason(error)}.`);
  }
}

/** PGlite would make a new database in a folder without its version file, over what is left of the old one. */
async function folderProblem(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => null);
  if (names === null) return 'it is not a folder';
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === '') return 'its version file is missing';
  if (version !== embeddedVersion) return `it has version ${version}, and ${embeddedVersion} is needed`;
  return names.includes('base') && names.includes('global') && names.includes('pg_wal')
    ? null
    : 'parts of it are missing';
}

const unreadable = (folder: string, reason: unknown) =>
  new StartError(
    `The database in ${folder} is damaged and cannot be opened (${typeof reason === 'string' ? reason : messageOf(reason)}). ` +
      'Nothing was changed. Put back a copy of the folder, or set DATA_DIR to start with an empty one.',
  );

const messageOf = (error: unknown) =>
  error instanceof Error && error.message !== ''
    ? (error.message.split('\n', 1)[0] ?? '').slice(0, 200)
    : 'no reason given';
