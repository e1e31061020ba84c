import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPackage } from './installed-package.ts';
import { readExamples, runExamples } from './readme-examples.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = readExamples(readme);
const commands = ['extract', 'score', 'improve', 'ground', 'compare', 'export'];

describe('the published package', () => {
  let folder: string;
  const bin = () => join(folder, 'node_modules/@cardwright/listing/dist/bin/cardwright-listing.js');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cardwright-package-'));
    await installPackage(folder, examples);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // In one test, since later examples read what earlier ones have written.
  it('does what the README shows, word for word', { timeout: 120_000 }, async () => {
    for (const command of commands)
      expect(examples.examples.some(({ name }) => name.includes(`cardwright-listing ${command}`))).toBe(true);
    const printed = await runExamples(examples.examples, folder);
    for (const [index, { name, output }] of examples.examples.entries())
      expect(printed[index], `npm run readme -w listing writes it anew: ${name}`).toBe(output);
  });

  it('says its version, and ends with a status', { timeout: 60_000 }, () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(execFileSync(process.execPath, [bin(), '--version'], { encoding: 'utf8' })).toBe(`${version}\n`);
    const missing = spawnSync(process.execPath, [bin(), 'score', 'missing.json'], { cwd: folder, encoding: 'utf8' });
    expect([missing.status, missing.stdout]).toEqual([66, '']);
    expect(missing.stderr).toBe('cardwright-listing: missing.json cannot be opened: there is no such file.\n');
    const isFolder = spawnSync(process.execPath, [bin(), 'extract', '.'], { cwd: folder, encoding: 'utf8' });
    expect([isFolder.status, isFolder.stderr]).toEqual([66, 'cardwright-listing: . cannot be read: it is a folder.\n']);
  });

  it('stays silent when its reader has had enough', { timeout: 60_000 }, () => {
    const many = JSON.stringify(Array.from({ length: 2_000 }, () => ({ title: 'Lamp', description: 'x'.repeat(500) })));
    writeFileSync(join(folder, 'many.json'), many);
    const script = `"${process.execPath}" "${bin()}" export many.json --format csv 2>errors.txt | head -c 7`;
    expect(execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' })).toBe('card_id');
    expect(readFileSync(join(folder, 'errors.txt'), 'utf8')).not.toMatch(/EPIPE|Error|should not happen/);
  });
});
