import type { ListingSection } from '../listing.ts';
import { type MarketplaceId, marketplaceNames } from '../marketplaces/profiles.ts';
import type { Score } from '../score/score-listing.ts';

const mostFixes = 2;

/** What spoke against the best new text of a section. */
export type Objection =
  | { kind: 'protected' }
  | { kind: 'unsupported' }
  /** `lost` is in points of 100; `found` is what the rule that loses most would say of the new text. */
  | { kind: 'lower'; lost: number; found: string | null };

/** What a new text would cost. */
export function lowerScore(section: ListingSection, before: Score, after: Score): Objection {
  const lossOf = ({ id, points }: Score['rules'][number]): number =>
    (before.rules.find((rule) => rule.id === id)?.points ?? 0) - (points ?? 0);
  const [worst] = after.rules
    .filter((rule) => rule.section === section && lossOf(rule) > 0)
    .sort((a, b) => lossOf(b) - lossOf(a));
  return { kind: 'lower', lost: before.raw - after.raw, found: worst?.message ?? null };
}

/**
 * Why a section kept its text: the marketplace has no such field, a new text was found but may not stand, it has full
 * points, or a fact is missing.
 */
export function whyUnchanged(
  section: ListingSection,
  score: Score,
  marketplace: MarketplaceId,
  objection: Objection | null,
): string {
  const state = score.sections.find(({ id }) => id === section);
  if (state === undefined || state.score === null) return `${marketplaceNames[marketplace]} has no such field.`;
  if (objection !== null) return objectionText(objection);
  const open = score.rules
    .filter((rule) => rule.section === section && rule.gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .flatMap(({ fix }) => (fix === null ? [] : [fix]));
  if (open.length === 0) return 'It has full points already.';
  return `Its missing points need a fact that the listing does not state. ${open.slice(0, mostFixes).join(' ')}`;
}

const leastLoss = 0.05;

function objectionText(objection: Objection): string {
  if (objection.kind === 'protected') return 'A new text would have lost words that you want kept.';
  if (objection.kind === 'unsupported') return 'A new text would have said something that no source says.';
  const { lost, found } = objection;
  const points = lost < leastLoss ? 'score lower' : `cost ${lost.toFixed(1)} of 100 points`;
  return `A tidier text would ${points}${found === null ? '' : ` (“${found}”)`}, so this one stays.`;
}
