import { unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { StartError, systemReason } from '../start-error.ts';

/** SQLite's code for a database that another process holds. */
const sqliteBusy = 5;

/**
 * Makes the data folder and takes it for this process alone, because the embedded database has one owner. The lock is the
 * operating system's (SQLite's file lock), so it ends with the process, however that ends. Resolves to the release.
 * @throws StartError when the folder cannot be written to or another process has it
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  try {
    await makeFolder(folder);
    const probe = join(folder, `.write-test-${process.pid}`);
    await writeFile(probe, '');
    await unlink(probe);
  } catch (error) {
    throw new StartError(
      `Cannot write to the data folder ${folder}: ${systemReason(error)}. Make it writable, or set DATA_DIR to another folder.`,
    );
  }
  const { DatabaseSync } = await import('node:sqlite');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)
      throw new StartError(
        `Cardwright is already running on the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    throw new StartError(
      `Cannot lock the data folder ${folder}: ${error instanceof Error ? error.message : 'unknown reason'}.`,
    );
  }
  return () => lock.close();
}
