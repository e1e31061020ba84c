import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../testing/large-pages.ts', import.meta.url));
/** Megabytes that the engine may need for one page, and what Node.js and the engine's code take before the first. */
const allowed = 200;
const startUp = 10;
/** Processor time of one page, wide enough for a slow machine. */
const slowest = 10_000;

it('pages that are large in every way are read in 200 MB of memory', { timeout: 120_000 }, async () => {
  const limit = `--max-old-space-size=${allowed + startUp}`;
  const { stdout } = await promisify(execFile)(process.execPath, [limit, script]);
  const read = stdout
    .trim()
    .split('\n')
    .map((line): { name: string; milliseconds: number } => JSON.parse(line));
  // A page that needs more ends the process, and the pages behind it are missing.
  expect(read).toHaveLength(7);
  expect(read.filter(({ milliseconds }) => milliseconds > slowest)).toEqual([]);
});
