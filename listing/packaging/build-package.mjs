// Builds what is published. In the workspace the package is its TypeScript sources; Node.js does not run those inside
// node_modules, so the published one is JavaScript and has a manifest of its own. Runs on Node.js 20, no dependencies.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const listing = join(here, '..');
const root = join(listing, '..');
/** Inside `dist`, so that it is neither published nor committed. */
const savedManifest = join(listing, 'dist/workspace-package.json');

function compile(folder) {
  const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(here, 'tsconfig.json')];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args, '--outDir', join(folder, 'dist')], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The compiler ended with ${code}.`))));
  });
}

function publishedManifest() {
  const { name, version, description, keywords, type, license, engines, dependencies } = JSON.parse(
    readFileSync(join(listing, 'package.json'), 'utf8'),
  );
  const manifest = {
    name,
    version,
    description,
    keywords,
    type,
    license,
    engines,
    bin: { 'cardwright-listing': 'dist/bin/cardwright-listing.js' },
    exports: {
      './package.json': './package.json',
      './*': { types: './dist/src/*.d.ts', default: './dist/src/*.js' },
    },
    files: ['dist/src', 'dist/cli', 'dist/bin'],
    dependencies,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Makes a folder that `npm pack` and `npm publish` can use as it is. */
export async function buildPackage(folder) {
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  await compile(folder);
  chmodSync(join(folder, 'dist/bin/cardwright-listing.js'), 0o755);
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  if (folder !== listing) copyFileSync(join(listing, 'README.md'), join(folder, 'README.md'));
  const manifest = publishedManifest();
  if (folder === listing) renameSync(join(listing, 'package.json'), savedManifest);
  writeFileSync(join(folder, 'package.json'), manifest);
}

/** Restores what `buildPackage` replaced in the workspace. */
function restore() {
  if (existsSync(savedManifest)) renameSync(savedManifest, join(listing, 'package.json'));
  rmSync(join(listing, 'LICENSE'), { force: true });
}

// npm calls these around `npm pack` in `listing/`.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  restore();
  if (process.argv[2] === 'before') await buildPackage(listing);
  else if (process.argv[2] !== 'after') {
    console.error('Pack first, then publish the file: npm publish "$(npm pack --silent)"');
    process.exitCode = 1;
  }
}
