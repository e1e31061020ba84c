import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { makeFolder } from '../../make-folder.ts';
import type { FileStore } from './file-store.ts';

/** Files in a folder, which is made if it is not there. */
export async function openDiskFileStore(folder: string): Promise<FileStore> {
  await makeFolder(folder);
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    putStream: (key, content) => disk.putStream(key, content),
    get: (key) => disk.getBytes(key),
    async open(key) {
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { stream: await disk.getStream(key), bytes: contentLength };
    },
    async remove(keys) {
      for (const key of keys) await disk.delete(key);
    },
    check: () => access(folder, constants.W_OK),
  };
}
