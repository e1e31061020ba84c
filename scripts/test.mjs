// Everything that must hold at every commit; with the argument `slow`, what takes longest of it. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { compileCache, ensureBuilt, ensureInstalled, root, runtime } from './runtime.mjs';

await ensureInstalled();
await ensureBuilt();

const reports = mkdtempSync(join(tmpdir(), 'cardwright-test-'));
const totals = { passed: 0, failed: 0 };
const failures = [];
const env = { NODE_COMPILE_CACHE: compileCache, ...process.env, CHROMIUM_PATH: chromiumPath() };

/** Runs a tool on the pinned runtime; its output is shown as it comes, or at its end. */
function tool(args, { isShownAtEnd = false } = {}) {
  return new Promise((resolve) => {
    const output = isShownAtEnd ? 'pipe' : 'inherit';
    const child = spawn(runtime, args, { cwd: root, stdio: ['ignore', output, output], env });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });
}

/** Checks run side by side: each uses one core for most of its time. */
async function check(name, args) {
  const code = await tool(args, { isShownAtEnd: true });
  totals[code === 0 ? 'passed' : 'failed'] += 1;
  if (code !== 0) failures.push(name);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
}

async function vitest(name, args) {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await tool(['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters]);
  const result = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  totals.passed += result.numPassedTests;
  totals.failed += result.numFailedTests;
  if (code === 0) return;
  failures.push(name);
  // A run that broke outside its tests counts as one failure, never as none.
  if (result.numFailedTests === 0) totals.failed += 1;
}

if (process.argv[2] === 'slow') {
  await vitest('slow service tests', ['--project', 'server-slow']);
  await vitest('slow journeys in the browser', ['--project', 'e2e-slow']);
} else {
  await Promise.all([
    check('format, lint and import directions', [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
    ]),
    check('types of the packages', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']),
    check('types of the web app', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'web/tsconfig.json']),
    check('unused files, exports and dependencies', ['node_modules/knip/bin/knip.js']),
  ]);
  await vitest('unit and service tests', ['--project', 'listing', '--project', 'server', '--project', 'web']);
  await vitest('journeys in the browser', ['--project', 'e2e']);
}

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);
