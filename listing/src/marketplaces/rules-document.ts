import { type PackRule, packRules } from './pack-rules.ts';
import type { RulePack } from './rule-pack.ts';
import { sources } from './sources.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function sideText(side: Record<string, unknown>): string {
  if (Array.isArray(side.box)) return `${side.box.join(' × ')} pixels`;
  const [[name, pixels] = ['', '']] = Object.entries(side);
  return `${pixels} pixels, ${name} side`;
}

function limitText(limit: unknown): string {
  if (limit === null) return 'none';
  if (typeof limit === 'number') return limit.toLocaleString('en-US');
  if (typeof limit === 'boolean') return limit ? 'yes' : 'no';
  if (Array.isArray(limit)) return limit.length === 0 ? 'none' : limit.join(', ');
  if (typeof limit === 'object') return sideText(limit as Record<string, unknown>);
  return limit === '' ? 'none' : `\`${limit}\``;
}

function cellsOf(path: string, { limit, kind, source, checked_on, note = '' }: PackRule<unknown>): string[] {
  const known = limit === null && note.startsWith('unknown') ? 'unknown' : limitText(limit);
  return [path.replaceAll('_', ' ').replace('.', ': '), known, kind, source.join(' '), checked_on, note].map(cell);
}

/** Columns as wide as their widest cell, as the formatter of the repository writes them. */
function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
}

function packText(pack: RulePack): string[] {
  const missing = [...(pack.bullets === null ? ['bullets'] : []), ...(pack.keywords === null ? ['keywords'] : [])];
  return [
    `## ${pack.name}`,
    '',
    ...(missing.length > 0 ? [`No field for ${missing.join(' and ')}.`, ''] : []),
    ...table([
      ['rule', 'limit', 'kind', 'source', 'checked on', 'note'],
      ...packRules(pack).map(({ path, rule }) => cellsOf(path, rule)),
    ]),
    '',
  ];
}

/** All rule packs as Markdown for people: a table for each marketplace, then the sources. */
export function rulesDocument(packs: readonly RulePack[]): string {
  const used = new Set(packs.flatMap((pack) => packRules(pack).flatMap(({ rule }) => rule.source)));
  return [
    '# Marketplace rules',
    '',
    'Written by `npm run rules` from `listing/src/marketplaces/packs`; change the packs, not this file.',
    '',
    '- **hard**: an upload that breaks it is refused, cut or hidden. **recommended**: the marketplace advises it. **ours**: a threshold of our own.',
    '- Lengths are Unicode characters, sizes of files are MiB. Shapes are width divided by height.',
    '- _unknown_: no source says it; nothing is checked.',
    '',
    ...packs.flatMap(packText),
    '## Sources',
    '',
    ...Object.entries(sources)
      .filter(([key]) => used.has(key))
      .map(([key, { where, secondary }]) => `- **${key}** ${where}${secondary === true ? ' (secondary)' : ''}`),
    '',
  ].join('\n');
}
