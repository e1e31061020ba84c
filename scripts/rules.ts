// `npm run rules`: writes the files generated from the rule packs. A new marketplace is a new file in the folder of packs.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from '../listing/src/marketplaces/generated-files.ts';
import { rulePackSchema } from '../listing/src/marketplaces/rule-pack.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'listing/src/marketplaces/packs');

async function readPack(file: string) {
  const exported: Record<string, unknown> = await import(join(folder, file));
  return rulePackSchema.parse(exported[file.replace(/\.ts$/, '')]);
}

const packs = await Promise.all(readdirSync(folder).map(readPack));
for (const { path, text } of generatedFiles(packs)) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
