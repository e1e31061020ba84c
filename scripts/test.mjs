// Everything that must hold at every commit; with `pglite`, the tests over the statements on the other database; with `slow`,
// what takes longest of it, or a part of that (`slow --shard=1/3`). The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromiumPath } from './chromium.mjs';
import { build, compileCache, install, root, run, runtime, yieldProcessor } from './runtime.mjs';

// On a bare machine both are downloads. Both are waited for even if one fails: a package manager that is cut off
// would leave its lock and half of a package behind.
const codes = await Promise.all([run(process.execPath, ['scripts/chromium.mjs']), install()]);
const failedCode = codes.find((code) => code !== 0);
if (failedCode !== undefined) process.exit(failedCode);

const reports = mkdtempSync(join(tmpdir(), 'cardwright-test-'));
const totals = { passed: 0, failed: 0 };
const failures = [];
/** A line for each failed test, printed again at the end: a run prints thousands of others. */
const failedTests = [];
const env = { NODE_COMPILE_CACHE: compileCache, ...process.env, CHROMIUM_PATH: chromiumPath() };

const running = new Set();
// An error in this script ends all of its children.
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/** Runs a tool on the pinned runtime; its output is shown as it comes, or returned. */
function tool(args, { isBeside = false, yields = false } = {}) {
  return new Promise((resolve) => {
    const output = isBeside ? 'pipe' : 'inherit';
    const child = spawn(runtime, args, { cwd: root, stdio: ['ignore', output, output], env });
    if (yields) yieldProcessor(child);
    running.add(child);
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, printed: Buffer.concat(printed) });
    });
  });
}

/** The returned function shows what was found, so that it does not appear between two lines of the tests. */
async function check(name, args) {
  const { code, printed } = await tool(args, { isBeside: true, yields: true });
  return () => {
    process.stdout.write(printed);
    totals[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) failures.push(name);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  };
}

/** In one thread: several check much of the same types, each for itself, and take half as much again of the processors. */
const types = (project) => ['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded', '-p', project];

/** One after another: together they would take too much from tests that measure time. */
async function checks() {
  return [
    await check('format, lint and import directions', [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
    ]),
    await check('types of the packages', types('tsconfig.json')),
    await check('types of the web app', types('web/tsconfig.json')),
    await check('unused files, exports and dependencies', ['node_modules/knip/bin/knip.js']),
  ];
}

/** The options are those of `tool`. */
async function vitest(name, args, options) {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, printed } = await tool(['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters], options);
  process.stdout.write(printed);
  const result = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { success: false, numPassedTests: 0, numFailedTests: 0, testResults: [] };
  totals.passed += result.numPassedTests;
  totals.failed += result.numFailedTests;
  // Both report and exit code are checked: what a test file loads may end the run with a code of its own.
  if (code === 0 && result.success) return;
  failures.push(name);
  failedTests.push(...failedIn(result));
  // A run that broke outside its tests counts as one failure, never as none.
  if (result.numFailedTests === 0) totals.failed += 1;
}

/** The failed tests with their messages, and files that could not be run with the reason. */
function failedIn({ testResults }) {
  const line = (file, name, [said = ''] = []) => {
    const words = stripVTControlCharacters(said).split(/\s+/).join(' ').slice(0, 300);
    return `  ${relative(root, file)}: ${name}\n    ${words}`;
  };
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [line(file, 'the file itself', [message])];
    return failed.map((test) => line(file, test.fullName, test.failureMessages));
  });
}

function failedBuild() {
  failures.push('build of the web app');
  totals.failed += 1;
}

const projects = (...names) => names.flatMap((name) => ['--project', name]);

if (process.argv[2] === 'pglite') await vitest('tests on PGlite', projects('server-pglite'));
else if (process.argv[2] === 'slow') {
  // In one run: journeys wait much, and processors that wait for nobody are what the services' tests need.
  const isBuilt = (await build()) === 0;
  const names = ['listing-slow', 'server-slow', ...(isBuilt ? ['e2e-slow'] : [])];
  await vitest('slow tests', [...projects(...names), ...process.argv.slice(3)]);
  if (!isBuilt) failedBuild();
} else {
  // Two rows of work that take about the same time. Journeys wait about half of theirs, for a page or a pause, and other tests
  // hardly ever. The checks take what is left.
  const built = build();
  const checked = built.then(checks);
  const beside = built.then(async (code) => {
    if (code === 0) await vitest('journeys in the browser', [...projects('e2e'), '--maxWorkers=2'], { isBeside: true });
    else failedBuild();
    const others = [...projects('listing', 'web'), '--maxWorkers=2'];
    await vitest('tests of the listing engine and the web app', others, { isBeside: true });
  });
  await vitest('service tests', [...projects('server'), '--maxWorkers=2']);
  await beside;
  for (const show of await checked) show();
}

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(['', ...failedTests, `Failed: ${failures.join('; ')}`].join('\n'));
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(failures.length > 0 ? 1 : 0);
