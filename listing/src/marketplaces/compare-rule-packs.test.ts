import { describe, expect, it } from 'vitest';
import { imageWith, listingWith } from '../listing-builders.ts';
import { compareRulePacks } from './compare-rule-packs.ts';
import { rulePackOf } from './profiles.ts';
import type { RulePack } from './rule-pack.ts';

const card = (id: string, title: string) => ({
  id,
  listing: listingWith({ title, description: 'Steel body.', brand: 'Norvik', language: 'en' }),
  images: [imageWith({ white_share: 1 })],
});

const newer = rulePackOf('amazon');
const older: RulePack = structuredClone(newer);
older.title.max.limit = 200;
older.title.good_max.limit = 200;

const long = card('long', 'Norvik Insulated Water Bottle with Straw Lid, Stainless Steel, 32 oz, Blue, for Cars');
const short = card('short', 'Norvik Insulated Water Bottle with Straw Lid, Stainless Steel');

describe('compareRulePacks', () => {
  it('names the limits that changed and the cards that now break a rule', () => {
    const { limits, cards } = compareRulePacks(older, newer, [long, short]);
    expect(limits).toEqual([
      { path: 'title.max', before: 200, after: 75 },
      { path: 'title.good_max', before: 200, after: 75 },
    ]);
    expect(cards).toHaveLength(1);
    const [{ id, broken, mended, total_before, total_after } = { id: '', broken: [], mended: [] }] = cards;
    expect(id).toBe('long');
    expect(mended).toEqual([]);
    expect(broken.map(({ rule, blocks }) => [rule, blocks])).toEqual([
      ['T1', true],
      ['T2', false],
    ]);
    expect(broken[0]?.message).toContain('84 characters; Amazon allows 75');
    expect(broken[0]?.fix).toContain('Shorten the title by 9 characters');
    expect(total_after).toBeLessThanOrEqual(59);
    expect(total_before).toBeLessThanOrEqual(59);
  });

  it('names what is mended when a rule is relaxed', () => {
    const [{ mended, broken } = { mended: [], broken: [] }] = compareRulePacks(newer, older, [long, short]).cards;
    expect(mended.map(({ rule }) => rule)).toEqual(['T1', 'T2']);
    expect(broken).toEqual([]);
  });

  it('tells of a rule that applies only now', () => {
    const withoutKeywords: RulePack = { ...structuredClone(newer), keywords: null };
    const { limits, cards } = compareRulePacks(withoutKeywords, newer, [short]);
    expect(limits.map(({ path }) => path)).toContain('keywords.max');
    expect(cards[0]?.broken.map(({ rule }) => rule)).toEqual(['K1', 'K2', 'K3', 'K4']);
  });

  it('is silent when nothing changes', () => {
    expect(compareRulePacks(newer, structuredClone(newer), [long, short])).toEqual({ limits: [], cards: [] });
  });
});
