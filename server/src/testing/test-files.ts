import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDiskFileStore } from '../outside/file-store/disk-file-store.ts';
import type { FileStore } from '../outside/file-store/file-store.ts';

/** The real store in a folder of its own, which `close` removes. */
export async function createDiskFileStoreForTest(): Promise<{
  files: FileStore;
  folder: string;
  close: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-files-'));
  return { files: await openDiskFileStore(folder), folder, close: () => rm(folder, { recursive: true, force: true }) };
}
