// Runs on any Node.js 20 or newer, before anything is installed: no dependencies, no newer syntax.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';
/** The pinned runtime: scripts, server and tests run on it whatever Node.js the machine has. */
export const runtime = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');
/** The runtime keeps what it has compiled here: every start but the first takes a quarter less time. */
export const compileCache = join(root, 'node_modules/.cache/node-compile');
export const viteCli = 'node_modules/vite/bin/vite.js';

/** Lowers the child's priority: beside a busy process it gets about a tenth of a core. */
export function yieldProcessor(child) {
  try {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has already ended or could not be started, which its events report.
  }
}

/** Runs a command with the terminal attached; resolves to its exit code. With `yields` it runs at low priority. */
export function run(command, args, { yields = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: windows && command === 'npm',
      ...options,
    });
    if (yields) yieldProcessor(child);
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

function hashOf(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort())
        if (name !== 'node_modules' && name !== 'dist') visit(join(path, name));
    } else hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest('hex');
}

/** Does `work` unless `stamp` says that the same inputs were done before. Resolves to the exit code. */
async function unlessFresh(stamp, inputs, work) {
  const file = join(root, stamp);
  const wanted = hashOf(inputs);
  const isFresh = () => existsSync(file) && readFileSync(file, 'utf8') === wanted;
  if (isFresh()) return 0;
  return alone(async () => {
    // The process that held the lock may have done it.
    if (isFresh()) return 0;
    const code = await work();
    if (code !== 0) return code;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, wanted);
    return 0;
  });
}

/** No set-up takes longer; after this, a process with the same id may be another one. */
const longestSetupMs = 1_800_000;

/** Two installations at the same time would leave half of each, so the second one waits. */
async function alone(work) {
  const lock = join(root, '.cache/setting-up');
  mkdirSync(dirname(lock), { recursive: true });
  for (let isTold = false; !takes(lock); isTold = true) {
    if (isLeft(lock)) rmSync(lock, { force: true });
    else if (!isTold) console.log('Another command is preparing Cardwright here. Waiting for it.');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takes(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether the process that took the lock is gone. */
function isLeft(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > longestSetupMs) return true;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Like `run`; says what failed. */
async function runNamed(what, command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) console.error(`${what} failed (exit code ${code}).`);
  return code;
}

/** Installs exactly what the lock file says, if it has changed. Resolves to the exit code. */
export async function install() {
  const code = await unlessFresh('node_modules/.cardwright-installed', ['package.json', 'package-lock.json'], () => {
    console.log('Installing the dependencies from the lock file. This takes a minute or two, once.');
    return runNamed('The installation', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  });
  if (code !== 0 || existsSync(runtime)) return code;
  // Where npm does not run install scripts, the runtime has not been unpacked yet.
  return runNamed('Unpacking the pinned Node.js', process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(root, 'node_modules/node'),
  });
}

/**
 * Builds the web app if its sources, or those it shares, have changed. The options are those of `run`; resolves to the
 * exit code.
 */
export async function build(options) {
  const inputs = [
    'web',
    'contract/src',
    'listing/src',
    'server/src/modules/billing/plan-catalogue.ts',
    'package-lock.json',
  ];
  return unlessFresh('web/dist/.build-stamp', inputs, () => {
    console.log('Building the web app.');
    return runNamed('The build of the web app', runtime, [viteCli, 'build', 'web', '--logLevel', 'warn'], options);
  });
}

/** Like `install`; a failure ends the script. */
export async function ensureInstalled() {
  const code = await install();
  if (code !== 0) process.exit(code);
}

/** Like `build`; a failure ends the script. */
export async function ensureBuilt() {
  const code = await build();
  if (code !== 0) process.exit(code);
}
