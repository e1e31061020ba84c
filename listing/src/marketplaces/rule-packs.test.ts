import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rubric } from '../score/rubric.ts';
import { rulePacks } from './all-packs.ts';
import { generatedFiles } from './generated-files.ts';
import { packRules } from './pack-rules.ts';
import { type MarketplaceId, marketplaceIds, rulePackOf } from './profiles.ts';
import { rulePackSchema } from './rule-pack.ts';
import { sources } from './sources.ts';

// Parsed, because that puts the rules of every pack in the order of the schema.
const packs = marketplaceIds.map((id) => rulePackSchema.parse(rulePackOf(id)));

it('knows every file in the folder of packs, and says so in the contract and the docs', () => {
  const files = readdirSync(new URL('./packs', import.meta.url));
  expect(files.sort()).toEqual(
    Object.keys(rulePacks)
      .map((id) => `${id}.ts`)
      .sort(),
  );
  for (const { path, text } of generatedFiles(packs)) {
    const written = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
    expect(written === text, `${path} is out of date: npm run rules`).toBe(true);
  }
});

it('cites every source that is listed', () => {
  const cited = new Set(packs.flatMap((pack) => packRules(pack).flatMap(({ rule }) => rule.source)));
  expect(Object.keys(sources).filter((key) => !cited.has(key))).toEqual([]);
});

describe.each(packs)('rule pack $id', (pack) => {
  it('fits the schema, also as bare data', () => {
    expect(rulePackSchema.parse(JSON.parse(JSON.stringify(pack)))).toEqual(rulePackOf(pack.id as MarketplaceId));
  });

  it('cites known sources, and real rules of the rubric', () => {
    const cited = packRules(pack).flatMap(({ rule }) => rule.source);
    expect(cited.filter((key) => sources[key] === undefined)).toEqual([]);
    const rules = new Set(rubric.map(({ id }) => id));
    expect(pack.blocking_rules.limit.filter((id) => !rules.has(id))).toEqual([]);
  });
});

describe('the schema of rule packs', () => {
  const amazon = rulePackOf('amazon');
  const withMax = (max: unknown) => rulePackSchema.safeParse({ ...amazon, title: { ...amazon.title, max } }).success;
  const max = amazon.title.max;

  it('refuses a pack with a rule missing or unknown', () => {
    const { repeat: _, ...title } = amazon.title;
    expect(rulePackSchema.safeParse({ ...amazon, title }).success).toBe(false);
    expect(rulePackSchema.safeParse({ ...amazon, titel: {} }).success).toBe(false);
    expect(rulePackSchema.safeParse(amazon).success).toBe(true);
  });

  it('refuses a limit without source, date, or word on why there is none', () => {
    expect(withMax(max)).toBe(true);
    expect(withMax({ ...max, source: [] })).toBe(false);
    expect(withMax({ ...max, checked_on: 'today' })).toBe(false);
    expect(withMax({ ...max, kind: 'soft' })).toBe(false);
    expect(withMax({ ...max, limit: null, note: undefined })).toBe(false);
    expect(withMax({ limit: null, kind: 'hard', source: [], checked_on: '2026-11-21', note: 'unknown' })).toBe(true);
  });
});
