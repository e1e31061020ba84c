import { rulePacks } from './all-packs.ts';
import { type Profile, profileFrom } from './profile.ts';
import type { RulePack } from './rule-pack.ts';

export type { Profile } from './profile.ts';

export type MarketplaceId = keyof typeof rulePacks;

function byMarketplace<T>(value: (pack: RulePack) => T): Record<MarketplaceId, T> {
  const entries = Object.entries(rulePacks).map(([id, pack]) => [id, value(pack)] as const);
  return Object.fromEntries(entries) as Record<MarketplaceId, T>;
}

/** Every marketplace that has a rule pack, in the order in which people see them. */
export const marketplaceIds: readonly MarketplaceId[] = Object.keys(rulePacks) as MarketplaceId[];

/** The names that people know. */
export const marketplaceNames: Record<MarketplaceId, string> = byMarketplace(({ name }) => name);

const profiles = byMarketplace(profileFrom);

/** The thresholds of a marketplace, for the score and the improver. The same object at each call. */
export function profileOf(id: MarketplaceId): Profile {
  return profiles[id];
}

/** The whole rule pack of a marketplace: each limit with its kind, its sources and the day of the last check. */
export function rulePackOf(id: MarketplaceId): RulePack {
  return rulePacks[id];
}
