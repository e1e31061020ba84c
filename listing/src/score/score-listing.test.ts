import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Listing, ListingImage } from '../listing.ts';
import { imageWith, listingWith } from '../listing-builders.ts';
import { type MarketplaceId, marketplaceIds } from '../marketplaces/profiles.ts';
import { rubric } from './rubric.ts';
import { type RuleScore, scoreListing } from './score-listing.ts';

interface WorkedExample {
  id: string;
  marketplace: MarketplaceId;
  listing: Listing;
  images: ListingImage[];
  expected: {
    points: Record<string, number | null>;
    sections: (number | null)[];
    points_sum: number;
    weight_sum: number;
    raw: number;
    blockers: string[];
    total: number;
  };
}

const examples: WorkedExample[] = JSON.parse(
  readFileSync(new URL('./fixtures/worked-examples.json', import.meta.url), 'utf8'),
);

describe.each(examples)('worked example $id for $marketplace', ({ listing, images, marketplace, expected }) => {
  const score = scoreListing({ listing, images, marketplace });
  const points = (rule: RuleScore) => rule.points ?? 0;

  it('gives every rule its points', () => {
    for (const rule of score.rules) {
      const wanted = expected.points[rule.id];
      if (wanted === null) expect(rule.points, rule.id).toBeNull();
      else expect(rule.points, rule.id).toBeCloseTo(wanted ?? Number.NaN, 9);
    }
  });

  it('adds up to the sections and the total', () => {
    expect(score.sections.map((section) => section.score)).toEqual(expected.sections);
    expect(score.rules.reduce((sum, rule) => sum + points(rule), 0)).toBeCloseTo(expected.points_sum, 4);
    expect(score.sections.reduce((sum, section) => sum + section.weight, 0)).toBe(expected.weight_sum);
    expect(score.raw).toBeCloseTo(expected.raw, 4);
    expect(score.blockers).toEqual(expected.blockers);
    expect(score.total).toBe(expected.total);
    expect(score.rules_checked_on).toBe('2026-11-21');
  });
});

describe('scoreListing', () => {
  it('has 29 rules whose weights add up to 100', () => {
    expect(rubric).toHaveLength(29);
    expect(rubric.reduce((sum, rule) => sum + rule.weight, 0)).toBe(100);
  });

  it('caps the total while an upload would fail, and says so', () => {
    const score = scoreListing({
      listing: listingWith({ title: 'Norvik bottle!', language: 'en' }),
      images: [],
      marketplace: 'amazon',
    });
    expect(score.blockers).toEqual(['T5', 'D1', 'I1']);
    expect(score.total).toBeLessThanOrEqual(59);
    expect(score.rules.find((rule) => rule.id === 'T5')?.message).toContain('59 or below');
  });

  it('explains an empty listing without images: all applicable rules, no crash', () => {
    for (const marketplace of marketplaceIds) {
      const score = scoreListing({ listing: listingWith({}), images: [], marketplace });
      const images = score.rules.filter((rule) => rule.section === 'images');
      expect(images.every((rule) => rule.points === null || rule.points === 0)).toBe(true);
      expect(score.blockers).toContain('T1');
      expect(score.sections.find((section) => section.id === 'images')?.score).toBe(0);
    }
  });

  it('promises exactly the rise that a fixed rule brings', () => {
    const before = { title: 'Norvik bottle', description: 'Steel body.', brand: null, language: 'en' };
    const images = [imageWith({})];
    const score = scoreListing({ listing: listingWith(before), images, marketplace: 'shopify' });
    const gain = score.rules.find((rule) => rule.id === 'S1')?.gain ?? Number.NaN;
    const fixed = scoreListing({
      listing: listingWith({ ...before, brand: 'Norvik' }),
      images,
      marketplace: 'shopify',
    });
    expect(fixed.raw - score.raw).toBeCloseTo(gain, 9);
    expect(gain).toBeGreaterThan(0);
  });
});
