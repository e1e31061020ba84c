import type { BriefCard } from '../../cards/cards-list.ts';
import type { PriceRange } from './price-range.ts';
import type { ToolContext } from './tool-context.ts';

/** Those of the cards that cost so much, each with what it costs. A card without a price is none of them. */
export async function withinPrices<Card extends Pick<BriefCard, 'id'>>(
  { cards, userId }: Pick<ToolContext, 'cards' | 'userId'>,
  found: Card[],
  { price_below: below, price_from: from, price_currency: currency }: PriceRange,
): Promise<(Card & { price: string })[]> {
  const prices = await cards.prices(
    userId,
    found.map(({ id }) => id),
  );
  const byId = new Map(prices.map(({ id, price }) => [id, price]));
  return found.flatMap((card) => {
    const price = byId.get(card.id) ?? null;
    if (price === null) return [];
    const costs = Number(price.amount);
    const isMeant =
      (below === undefined || costs < below) &&
      (from === undefined || costs >= from) &&
      (currency === undefined || !price.currency || price.currency === currency);
    return isMeant ? [{ ...card, price: [price.amount, price.currency].filter(Boolean).join(' ') }] : [];
  });
}
