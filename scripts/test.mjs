// Everything that must hold at every commit. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, root, runtime } from './runtime.mjs';

await ensureInstalled();
await ensureBuilt();

const reports = mkdtempSync(join(tmpdir(), 'cardwright-test-'));
const totals = { passed: 0, failed: 0 };
const failures = [];
const env = { ...process.env, CHROMIUM_PATH: chromiumPath() };

/** Runs a tool on the pinned runtime; its output is shown as it comes. */
function tool(args) {
  return new Promise((resolve) => {
    const child = spawn(runtime, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function check(name, args) {
  const code = await tool(args);
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

await check('format, lint and import directions', [
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--error-on-warnings',
]);
await check('types of the packages', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']);
await check('types of the web app', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'web/tsconfig.json']);
await check('unused files, exports and dependencies', ['node_modules/knip/bin/knip.js']);
await vitest('unit and service tests', ['--project', 'listing', '--project', 'server', '--project', 'web']);
await vitest('journeys in the browser', ['--project', 'e2e']);

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);
