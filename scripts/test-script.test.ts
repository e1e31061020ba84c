import { type StdioOptions, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** A project of stubs: what the script calls does nothing, and fails where a test says so. */
let project: string;

const write = (path: string, text: string, mode = 0o644) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text, { mode });
};
const sourceOf = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
const threePassed = { success: true, numPassedTests: 3, numFailedTests: 0, testResults: [] };
const vitestThat = (report: object, code: number) => `
  import { writeFileSync } from 'node:fs';
  const file = process.argv.find((arg) => arg.startsWith('--outputFile')).split('=')[1];
  writeFileSync(file, ${JSON.stringify(JSON.stringify(report))});
  console.log(process.argv.join(' '));
  process.exitCode = ${code};`;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'test-script-'));
  write('scripts/test.mjs', sourceOf('test.mjs'));
  // Beside the tests of a busy machine, what gives way would take a minute.
  write('scripts/runtime.mjs', sourceOf('runtime.mjs').replace('PRIORITY_BELOW_NORMAL', 'PRIORITY_NORMAL'));
  write('scripts/chromium.mjs', `export const chromiumPath = () => 'chromium';`);
  write('package.json', '{}');
  write('bin/npm', '#!/bin/sh\nexit 0\n', 0o755);
  write('node_modules/node/bin/node', `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, 0o755);
  write('node_modules/vite/bin/vite.js', '');
  write('node_modules/vitest/vitest.mjs', vitestThat(threePassed, 0));
  for (const tool of ['@biomejs/biome/bin/biome', 'typescript/bin/tsc', 'knip/bin/knip.js'])
    write(`node_modules/${tool}`, '');
  mkdirSync(join(project, 'tmp'));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const runScript = (...args: string[]) => {
  const env = { PATH: `${join(project, 'bin')}${delimiter}${process.env.PATH}`, TMPDIR: join(project, 'tmp') };
  // A pipe would be waited for until everything that it was handed to has ended.
  const printed = openSync(join(project, 'printed.txt'), 'w');
  const stdio: StdioOptions = ['ignore', printed, printed];
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', ...args], { cwd: project, env, stdio });
  closeSync(printed);
  return { status, lines: readFileSync(join(project, 'printed.txt'), 'utf8').trim().split('\n') };
};

it('counts the tests and the checks, all slow tests in one run, and those of the other database', () => {
  const { status, lines } = runScript();
  expect(lines.at(-1)).toBe('13 passed, 0 failed');
  expect(lines.join(' ')).toMatch(/--project e2e .*ok +format, lint/);
  expect(status).toBe(0);
  const slow = runScript('slow').lines;
  expect(slow.join(' ')).toContain('--project listing-slow --project server-slow --project e2e-slow');
  expect(slow.at(-1)).toBe('3 passed, 0 failed');
  const pglite = runScript('pglite').lines;
  expect(pglite.join(' ')).toContain('--project server-pglite');
  expect(pglite.at(-1)).toBe('3 passed, 0 failed');
  expect(runScript('slow', '--shard=2/3').lines.join(' ')).toContain('--project e2e-slow --shard=2/3');
});

it.each([
  { args: [], passed: 10 },
  { args: ['slow'], passed: 3 },
])('counts a build that fails, runs all but the journeys, and leaves nothing behind: $args', ({ args, passed }) => {
  write('node_modules/vite/bin/vite.js', 'process.exit(3)');
  const { status, lines } = runScript(...args);
  expect(lines.slice(-2)).toEqual(['Failed: build of the web app', `${passed} passed, 1 failed`]);
  expect(status).toBe(1);
  expect(lines.join(' ')).toMatch(/--project server/);
  expect(lines.join(' ')).not.toContain('--project e2e');
  expect(readdirSync(join(project, 'tmp'))).toEqual([]);
});

it.each([0, 1])('names at its end what failed, and why, when the run ends with %i', (code) => {
  const failed = {
    status: 'failed',
    fullName: 'credits are charged once',
    failureMessages: ['Error: charged twice\n    at once'],
  };
  const report = {
    success: false,
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      { name: join(project, 'server/credits.test.ts'), status: 'failed', assertionResults: [failed] },
      {
        name: join(project, 'server/cards.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
      { name: join(project, 'server/plans.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  write('node_modules/vitest/vitest.mjs', vitestThat(report, code));
  const { status, lines } = runScript('slow');
  expect(lines.slice(-6)).toEqual([
    '  server/credits.test.ts: credits are charged once',
    '    Error: charged twice at once',
    '  server/cards.test.ts: the file itself',
    '    no such module',
    'Failed: slow tests',
    '2 passed, 1 failed',
  ]);
  expect(status).toBe(1);
});

it('counts a run that ended without a report, and one that broke outside its tests', () => {
  write('node_modules/vitest/vitest.mjs', '');
  expect(runScript('slow').lines.at(-1)).toBe('0 passed, 1 failed');
  write('node_modules/vitest/vitest.mjs', vitestThat(threePassed, 1));
  expect(runScript('slow').lines.at(-1)).toBe('3 passed, 1 failed');
});

it('ends with the code of an installation that failed, and not before the browser is fetched', () => {
  write('bin/npm', '#!/bin/sh\necho failed > failed.txt\nexit 7\n', 0o755);
  write(
    'scripts/chromium.mjs',
    `import { existsSync, writeFileSync } from 'node:fs';
    export const chromiumPath = () => 'chromium';
    const afterNpm = () =>
      existsSync('failed.txt') ? setTimeout(() => writeFileSync('fetched.txt', ''), 300) : setTimeout(afterNpm, 10);
    if (process.argv[1].endsWith('chromium.mjs')) afterNpm();`,
  );
  expect(runScript().status).toBe(7);
  expect(existsSync(join(project, 'fetched.txt'))).toBe(true);
});
