import type { ListingSection } from '../listing.ts';
import { type MarketplaceId, marketplaceNames } from '../marketplaces/profiles.ts';
import type { Score } from '../score/score-listing.ts';

const mostFixes = 2;

/** Why a section kept its text: the marketplace has no such field, it has full points, or a fact is missing. */
export function whyUnchanged(section: ListingSection, score: Score, marketplace: MarketplaceId): string {
  const state = score.sections.find(({ id }) => id === section);
  if (state === undefined || state.score === null) return `${marketplaceNames[marketplace]} has no such field.`;
  const open = score.rules
    .filter((rule) => rule.section === section && rule.gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .flatMap(({ fix }) => (fix === null ? [] : [fix]));
  if (open.length === 0) return 'It has full points already.';
  return `Its missing points need a fact that the listing does not state. ${open.slice(0, mostFixes).join(' ')}`;
}
