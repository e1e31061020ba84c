import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** A project whose installation goes on until there is a file `go`. */
let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'runtime-'));
  for (const folder of ['scripts', 'bin', 'node_modules/node/bin'])
    mkdirSync(join(project, folder), { recursive: true });
  copyFileSync(fileURLToPath(new URL('./runtime.mjs', import.meta.url)), join(project, 'scripts/runtime.mjs'));
  writeFileSync(join(project, 'node_modules/node/bin/node'), '');
  const npm = '#!/bin/sh\necho once >> calls\necho installing\nwhile [ ! -e go ]; do sleep 0.05; done\n';
  writeFileSync(join(project, 'bin/npm'), npm, { mode: 0o755 });
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const install = () =>
  spawn(process.execPath, ['-e', `import('./scripts/runtime.mjs').then(({ ensureInstalled }) => ensureInstalled())`], {
    cwd: project,
    env: { PATH: `${join(project, 'bin')}${delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
/** Until the words have been printed. */
async function says(child: ChildProcessByStdio<null, Readable, null>, words: string): Promise<void> {
  let printed = '';
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(part);
    if (printed.includes(words)) return;
  }
  throw new Error(`it ended with: ${printed}`);
}
const calls = () => readFileSync(join(project, 'calls'), 'utf8').trim().split('\n');

it('installs once when two commands begin at the same time, and the second waits', async () => {
  const first = install();
  await says(first, 'installing');
  const second = install();
  await says(second, 'Another command is preparing Cardwright here.');
  writeFileSync(join(project, 'go'), '');
  const codes = await Promise.all([first, second].map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual([0, 0]);
  expect(calls()).toEqual(['once']);
  expect(existsSync(join(project, '.cache/setting-up'))).toBe(false);
});

it('does not wait for a command that is gone', async () => {
  const gone = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(join(project, '.cache'));
  writeFileSync(join(project, '.cache/setting-up'), String(gone.pid));
  writeFileSync(join(project, 'go'), '');
  const [code] = await once(install(), 'exit');
  expect(code).toBe(0);
  expect(calls()).toEqual(['once']);
});
