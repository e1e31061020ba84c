// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressAhead } from './compress-ahead.ts';

it('gives every text that gains by it both compressed forms', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-compress-'));
  const text = 'the same words '.repeat(100);
  mkdirSync(join(folder, 'assets'));
  for (const name of ['assets/a.js', 'page.html', 'font.woff2']) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'small.json'), '{}');
  await compressAhead(folder);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'assets',
    'assets/a.js',
    'assets/a.js.br',
    'assets/a.js.gz',
    'font.woff2',
    'page.html',
    'page.html.br',
    'page.html.gz',
    'small.json',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(text);
  rmSync(folder, { recursive: true });
});
