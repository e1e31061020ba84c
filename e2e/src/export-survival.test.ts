import { cp } from 'node:fs/promises';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { killExports } from './kill-exports.ts';
import { freePort, newDataDir, removeDataDir } from './product.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataDir();
  await cp(inject('preparedDataDir'), dataDir, { recursive: true });
});
afterAll(() => removeDataDir(dataDir));

// The long form: scripts/kill-exports.ts.
test('exports that are killed in the middle end once, each with a whole file', async () => {
  const moments = [0.3, 0.7];
  const random = () => moments.shift() ?? 0.5;
  await killExports({ dataDir, port: await freePort(), kills: 2, cards: 400, random, log: () => {} });
});
