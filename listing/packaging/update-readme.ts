// `npm run readme -w listing`: updates the outputs of the examples in the README.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackage } from './installed-package.ts';
import { readExamples, runExamples, withOutputs } from './readme-examples.ts';

const path = new URL('../README.md', import.meta.url);
const readme = readFileSync(path, 'utf8');
const found = readExamples(readme);
const folder = mkdtempSync(join(tmpdir(), 'cardwright-readme-'));
try {
  await installPackage(folder, found);
  const printed = await runExamples(found.examples, folder);
  const outputs = found.examples.map((example, index) => ({ example, printed: printed[index] ?? '' }));
  writeFileSync(path, withOutputs(readme, outputs));
  console.log(`${outputs.length} examples written.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
