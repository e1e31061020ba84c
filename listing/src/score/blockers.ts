import type { Listing, ListingImage } from '../listing.ts';
import { type MarketplaceId, marketplaceNames, profileOf, rulePackOf } from '../marketplaces/profiles.ts';
import { isBlocking, limitRules, rubric } from './rubric.ts';
import { scoreContext } from './score-context.ts';

/** A broken rule that stops an upload, and what it found. */
export interface Blocker {
  id: string;
  message: string;
}

/**
 * What would make a marketplace refuse a listing: the `blockers` of its score, found without judging the rules that never
 * stop an upload. For files of many cards, where a full score of each would take most of the time.
 */
export function blockersOf(input: {
  listing: Listing;
  images: readonly ListingImage[];
  marketplace: MarketplaceId;
}): Blocker[] {
  const { marketplace } = input;
  const profile = profileOf(marketplace);
  const unbranded = rulePackOf(marketplace).specifications.unbranded?.limit ?? null;
  const context = scoreContext(input, { profile, marketplaceName: marketplaceNames[marketplace], unbranded });
  const found: Blocker[] = [];
  for (const rule of rubric) {
    if (!limitRules.has(rule.id) && !profile.hard.includes(rule.id)) continue;
    const finding = rule.find(context);
    if (isBlocking(rule, finding, profile)) found.push({ id: rule.id, message: finding.message });
  }
  return found;
}
