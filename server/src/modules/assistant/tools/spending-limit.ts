import type { BulkQuote } from '@cardwright/contract/library';
import { count, figure } from '../built-in-model/safe-markdown.ts';

const credits = (number: number, { feature }: BulkQuote['cost']) =>
  count(number, feature === 'scoring_credits' ? 'scoring credit' : 'credit');

/** As many of the cards, in their order, as the seller's limit is enough for, and a sentence that says so. */
export function withinLimit(
  cardIds: string[],
  { cost, card_count: total }: Pick<BulkQuote, 'cost' | 'card_count'>,
  limit: number,
): { card_ids: string[]; note: string } {
  const most = cost.each === 0 ? cardIds.length : Math.floor(limit / cost.each);
  if (most === 0)
    return {
      card_ids: [],
      note: `One listing takes ${credits(cost.each, cost)}, which is more than your limit of ${figure(limit)}, so nothing was started.`,
    };
  if (cost.total <= limit) return { card_ids: cardIds, note: `That is within your limit of ${credits(limit, cost)}.` };
  return {
    card_ids: cardIds.slice(0, most),
    note: `Your limit of ${credits(limit, cost)} is enough for ${figure(most)} of ${count(total, 'listing')}, ${most === 1 ? 'the first one' : 'the first ones'}.`,
  };
}
