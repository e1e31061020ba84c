import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Examples } from './readme-examples.ts';

const runFile = promisify(execFile);
const workspaceModules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/**
 * Packs the package as it is published and installs it in a folder, as npm would, but without a network: the packages that it
 * depends on are those of the workspace. The files of the README's examples lie in the folder too.
 */
export async function installPackage(folder: string, { files }: Examples): Promise<void> {
  // In plain JavaScript, because npm runs it on whatever Node.js there is.
  const builder: { buildPackage(folder: string): Promise<void> } = await import(
    new URL('./build-package.mjs', import.meta.url).href
  );
  const built = join(folder, 'built');
  await builder.buildPackage(built);
  const shell = process.platform === 'win32';
  const { stdout } = await runFile('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: built,
    shell,
  });
  const packed: unknown = JSON.parse(stdout);
  const [first] = (Array.isArray(packed) ? packed : Object.values(packed as object)) as { filename: string }[];
  await runFile('tar', ['-xzf', first?.filename ?? 'nothing was packed'], { cwd: folder });

  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@cardwright'), { recursive: true });
  mkdirSync(join(modules, '.bin'));
  const installed = join(modules, '@cardwright/listing');
  renameSync(join(folder, 'package'), installed);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(manifest.dependencies)) symlinkSync(join(workspaceModules, name), join(modules, name));
  for (const [name, file] of Object.entries<string>(manifest.bin)) {
    chmodSync(join(installed, file), 0o755);
    symlinkSync(join(installed, file), join(modules, '.bin', name));
  }
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
}
