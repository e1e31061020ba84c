import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardwright-lock-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('lockDataFolder', () => {
  it('has one holder at a time', async () => {
    const data = join(folder, 'deep/down');
    const release = await lockDataFolder(data);
    await expect(lockDataFolder(data)).rejects.toThrow(/already running on the data folder/);
    release();
    (await lockDataFolder(data))();
    expect(await readdir(data)).toEqual(['lock.sqlite']);
  });

  it('says when the folder cannot be written to, and touches nothing', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, 'mine');
    await expect(lockDataFolder(file)).rejects.toThrow(/Cannot write to the data folder .*a file with this name/);
    await expect(lockDataFolder(join(file, 'data'))).rejects.toThrow(/part of the path is a file/);
    expect(await readFile(file, 'utf8')).toBe('mine');
  });

  it.runIf(process.platform === 'linux')('says so where the system lets nobody make folders', async () => {
    await expect(lockDataFolder('/proc/cardwright/data')).rejects.toThrow(/Cannot write to the data folder/);
  });
});
