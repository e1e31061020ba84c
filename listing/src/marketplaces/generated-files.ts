import type { RulePack } from './rule-pack.ts';
import { rulesDocument } from './rules-document.ts';

const notice = '// Written by `npm run rules` from the files in listing/src/marketplaces/packs.';
const lineWidth = 120;

function byOrder(packs: readonly RulePack[]): RulePack[] {
  return [...packs].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

function packListText(packs: readonly RulePack[]): string {
  const imports = packs.map(({ id }) => `import { ${id} } from './packs/${id}.ts';`).sort();
  const keys = packs.map(({ id }) => `  ${id},`);
  return [
    notice,
    ...imports,
    "import type { RulePack } from './rule-pack.ts';",
    '',
    '/** The rule pack of each marketplace, in the order in which people see them. */',
    'export const rulePacks = {',
    ...keys,
    '} satisfies Record<string, RulePack>;',
    '',
  ].join('\n');
}

function idListText(packs: readonly RulePack[]): string {
  const ids = packs.map(({ id }) => `'${id}'`);
  const oneLine = `export const marketplaceIds = [${ids.join(', ')}] as const;`;
  const list =
    oneLine.length <= lineWidth
      ? [oneLine]
      : ['export const marketplaceIds = [', ...ids.map((id) => `  ${id},`), '] as const;'];
  return [
    notice,
    '',
    '/** Every marketplace that the engine has rules for, in the order in which people see them. */',
    ...list,
    '',
  ].join('\n');
}

/**
 * The files generated from the rule packs, by path from the root of the repository: the list of packs for the engine,
 * the ids for the contract (which imports nothing of ours), and the rules for people.
 */
export function generatedFiles(packs: readonly RulePack[]): { path: string; text: string }[] {
  const ordered = byOrder(packs);
  return [
    { path: 'listing/src/marketplaces/all-packs.ts', text: packListText(ordered) },
    { path: 'contract/src/marketplace-ids.ts', text: idListText(ordered) },
    { path: 'docs/marketplace-rules.md', text: rulesDocument(ordered) },
  ];
}
