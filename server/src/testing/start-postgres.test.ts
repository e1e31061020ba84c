import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('leaves a run its exit code', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-exit-'));
  const script = `
    import { startPostgres } from ${JSON.stringify(new URL('start-postgres.ts', import.meta.url).href)};
    const { stop } = await startPostgres(${JSON.stringify(folder)});
    await stop();
    process.exitCode = 3;`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(status).toBe(3);
  await rm(folder, { recursive: true, force: true });
});
