import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../testing/large-pages.ts', import.meta.url));
/**
 * Megabytes of Node.js, the engine's code and one page. All pages need about 38; with elements of twice the size the
 * page of many elements needs about 60, so that the test fails.
 */
const allowed = 50;

it('pages that are large in every way are read in little memory', { timeout: 120_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [`--max-old-space-size=${allowed}`, script]);
  // A page that needs more ends the process, and the pages behind it are missing.
  expect(stdout.trim().split('\n')).toHaveLength(7);
});
