import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/**
 * Minutes of one kind: real processes that are killed, times that are compared, every screen in every look, whole sets of
 * requests, journeys off the main road.
 */
const slow = '**/*.slow.test.ts';
// `isolate: false`: the files of a worker share what they have loaded, which a third of the time went into. Nothing here keeps
// state in its modules but the databases that files hand on (server/src/testing), and tests put back what they change.

/** Far above what anything takes, so that a machine that stands still for some seconds fails no test. */
const patient = { expect: { poll: { timeout: 15_000 } }, testTimeout: 120_000, hookTimeout: 120_000 };
/** Imports by the runtime itself, as in the product: no file is transformed first. */
const native = { ...patient, isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };
const service = { ...native, globalSetup: ['server/src/testing/global-setup.ts'] };
const onlySlow = ['server/src/**/*.slow.test.ts'];
/** Tests over the statements, which are the same for both databases. */
const overStatements = globSync('server/src/**/*.test.ts', { cwd: import.meta.dirname, exclude: onlySlow }).filter(
  (file) => readFileSync(file, 'utf8').includes('describe.each(testDatabases)'),
);
const on = (...databaseKinds: string[]) => ({ provide: { databaseKinds } });
const journey = { ...patient, globalSetup: ['e2e/src/global-setup.ts'], isolate: false };

export default defineConfig({
  test: {
    // One more than the cores of a small machine: a third of a file's time is waiting, for a database, a page or a pause.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...native,
          name: 'listing',
          include: [
            '{contract,listing}/src/**/*.test.ts',
            'listing/{cli,fuzz,packaging}/**/*.test.ts',
            'scripts/*.test.ts',
          ],
          exclude: [slow],
        },
      },
      { test: { ...native, name: 'listing-slow', include: ['listing/{src,fuzz,packaging}/**/*.slow.test.ts'] } },
      {
        test: {
          ...service,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: [slow],
          ...on('postgres'),
        },
      },
      { test: { ...service, name: 'server-pglite', include: overStatements, ...on('pglite') } },
      { test: { ...service, name: 'server-slow', include: onlySlow, ...on('pglite', 'postgres') } },
      {
        test: {
          name: 'web',
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          ...patient,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['web/src/testing/real-timers.ts'],
          // Not setImmediate: React keeps the first that it meets, and every later `await act()` of the worker would wait for a
          // clock that nobody moves any more.
          fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] },
        },
      },
      { test: { ...journey, name: 'e2e', include: ['e2e/src/**/*.test.ts'], exclude: [slow] } },
      { test: { ...journey, name: 'e2e-slow', include: ['e2e/src/**/*.slow.test.ts'] } },
    ],
  },
});
