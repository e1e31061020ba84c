import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { makeFolder } from '../../make-folder.ts';
import { isFileKey, requireFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';

/** Files that are being written. The name is not a valid key, so none can be read; `Disk` would remove the dot. */
const unfinished = '.unfinished';
/** Older ones were left by a process that died; milliseconds. */
const abandonedAfter = 24 * 3_600_000;

/** Files in a folder, which is made if it is not there. */
export async function openDiskFileStore(folder: string): Promise<FileStore> {
  await makeFolder(folder);
  const driver = new FSDriver({ location: folder, visibility: 'private' });
  const disk = new Disk(driver);
  await removeAbandoned(join(folder, unfinished));

  /** Writes under another name and renames: in a file system only renaming happens completely or not at all. */
  const write = async (key: string, work: (draft: string) => Promise<void>) => {
    const target = join(folder, requireFileKey(key));
    const draft = `${unfinished}/${randomUUID()}`;
    try {
      await work(draft);
      await mkdir(dirname(target), { recursive: true });
      await rename(join(folder, draft), target);
    } catch (error) {
      await rm(join(folder, draft), { force: true });
      throw error;
    }
  };
  const factsOf = async (key: string) => {
    if (!isFileKey(key)) return null;
    const facts = await stat(join(folder, key), { bigint: true }).catch(orMissing);
    if (facts === null || !facts.isFile()) return null;
    // Every write makes a new file, so these three never come back with other bytes.
    const etag = `"${[facts.ino, facts.size, facts.mtimeNs].map((part) => part.toString(36)).join('-')}"`;
    return { bytes: Number(facts.size), etag };
  };

  return {
    put: (key, bytes) => write(key, (draft) => driver.put(draft, bytes)),
    putStream: (key, content) => write(key, (draft) => driver.putStream(draft, failingLoudly(content))),
    get: (key) => disk.getBytes(requireFileKey(key)),
    stat: factsOf,
    async open(key, range) {
      if (!isFileKey(key)) return null;
      // The handle comes before the size: a file that is replaced meanwhile is read as it was.
      const handle = await open(join(folder, key)).catch(orMissing);
      const facts = await handle?.stat();
      if (handle === null || facts?.isFile() !== true) {
        await handle?.close();
        return null;
      }
      const last = Math.min(range?.end ?? facts.size - 1, facts.size - 1);
      const start = range?.start ?? 0;
      const stream = handle.createReadStream({ start, end: Math.max(last, start) });
      return { stream, bytes: Math.max(0, last - start + 1) };
    },
    async *list(prefix) {
      const { objects } = await disk.listAll(requireFileKey(prefix), { recursive: true });
      for (const object of objects) if (object.isFile) yield object.key;
    },
    async remove(keys) {
      for (const key of keys) await disk.delete(requireFileKey(key));
    },
    check: () => access(folder, constants.W_OK),
  };
}

/** A stream that failed before anybody listened shows that only in a property. */
function failingLoudly(content: Readable): Readable {
  if (content.errored) throw content.errored;
  return content;
}

function orMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
  throw error;
}

async function removeAbandoned(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    if (facts !== null && Date.now() - facts.mtimeMs > abandonedAfter) await rm(path, { force: true });
  }
}
