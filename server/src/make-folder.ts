import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a folder and those above it. `mkdir` with `recursive` never returns where the system has no such path, as under /proc. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    const parent = dirname(folder);
    if (!existsSync(parent) && parent !== folder) await makeFolder(parent);
    await mkdir(folder);
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists || !(await stat(folder)).isDirectory()) throw error;
  }
}
