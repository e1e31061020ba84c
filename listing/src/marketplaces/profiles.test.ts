import { describe, expect, it } from 'vitest';
import { profileSchema } from './profile.ts';
import { marketplaceIds, marketplaceNames, profileOf } from './profiles.ts';
import { sources } from './sources.ts';

describe.each(marketplaceIds)('profile of %s', (id) => {
  const profile = profileOf(id);

  it('fits the schema and has a name', () => {
    expect(profileSchema.parse(profile)).toEqual(profile);
    expect(marketplaceNames[id]).not.toBe('');
  });

  it('has ranges that a listing can meet', () => {
    expect(profile.title.min).toBeLessThanOrEqual(profile.title.max);
    expect(profile.title.max).toBeLessThanOrEqual(profile.title.hard ?? Number.POSITIVE_INFINITY);
    expect(profile.description.ideal).toBeLessThanOrEqual(profile.description.hard_max ?? Number.POSITIVE_INFINITY);
    expect(profile.images.ideal).toBeLessThanOrEqual(profile.images.max ?? Number.POSITIVE_INFINITY);
    expect(() => new RegExp(profile.title.ban_re, 'u')).not.toThrow();
  });

  it('names its sources unless every number is our own', () => {
    expect(profile.sources.length > 0).toBe(id !== 'generic');
    expect(profile.sources.filter((key) => sources[key] === undefined)).toEqual([]);
  });
});

it('refuses a rule pack with a field missing or unknown', () => {
  const { gtin: _, ...withoutGtin } = profileOf('amazon');
  expect(profileSchema.safeParse(withoutGtin).success).toBe(false);
  expect(profileSchema.safeParse({ ...profileOf('amazon'), titel: {} }).success).toBe(false);
});
