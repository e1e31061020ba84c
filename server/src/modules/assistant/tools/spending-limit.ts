import type { BulkQuote } from '@cardwright/contract/library';

const credits = (count: number, { feature }: BulkQuote['cost']) =>
  `${count.toLocaleString('en')} ${feature === 'scoring_credits' ? 'scoring ' : ''}credit${count === 1 ? '' : 's'}`;

/** As many of the cards, in their order, as the seller's limit is enough for, and a sentence that says so. */
export function withinLimit(
  cardIds: string[],
  { cost, card_count: count }: Pick<BulkQuote, 'cost' | 'card_count'>,
  limit: number,
): { card_ids: string[]; note: string } {
  const most = cost.each === 0 ? cardIds.length : Math.floor(limit / cost.each);
  if (most === 0)
    return {
      card_ids: [],
      note: `One listing takes ${credits(cost.each, cost)}, which is more than your limit of ${limit.toLocaleString('en')}, so nothing was started.`,
    };
  if (cost.total <= limit) return { card_ids: cardIds, note: `That is within your limit of ${credits(limit, cost)}.` };
  return {
    card_ids: cardIds.slice(0, most),
    note: `Your limit of ${credits(limit, cost)} is enough for ${most} of ${count.toLocaleString('en')} listings, ${most === 1 ? 'the first one' : 'the first ones'}.`,
  };
}
