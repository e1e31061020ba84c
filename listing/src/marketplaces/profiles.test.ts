import { describe, expect, it } from 'vitest';
import { profileFrom } from './profile.ts';
import { marketplaceIds, marketplaceNames, profileOf, rulePackOf } from './profiles.ts';

describe.each(marketplaceIds)('profile of %s', (id) => {
  const profile = profileOf(id);

  it('has a name and ranges that a listing can meet', () => {
    expect(marketplaceNames[id]).not.toBe('');
    expect(profile.title.min).toBeLessThanOrEqual(profile.title.max);
    expect(profile.title.max).toBeLessThanOrEqual(profile.title.hard ?? Number.POSITIVE_INFINITY);
    expect(profile.description.ideal).toBeLessThanOrEqual(profile.description.hard_max ?? Number.POSITIVE_INFINITY);
    expect(profile.images.ideal).toBeLessThanOrEqual(profile.images.max ?? Number.POSITIVE_INFINITY);
    expect(() => new RegExp(profile.title.ban_re, 'u')).not.toThrow();
  });

  it('names its sources unless every number is our own', () => {
    expect(profile.sources.length > 0).toBe(id !== 'generic');
  });
});

it('reads its limits and the oldest date from the pack', () => {
  const pack = structuredClone(rulePackOf('walmart'));
  pack.title.max.limit = 120;
  pack.images.ideal.checked_on = '2026-03-01';
  expect(profileFrom(pack)).toEqual({
    ...profileOf('walmart'),
    checked_on: '2026-03-01',
    title: { ...profileOf('walmart').title, hard: 120 },
  });
});
