import type { BriefCard } from '../../cards/cards-list.ts';
import type { PriceSum } from '../tool-outputs.ts';
import type { ToolContext } from './tool-context.ts';

/** So many cards that cost the same are named. */
const mostEqual = 5;

const decimalsOf = (amount: string) => amount.split('.')[1]?.length ?? 0;

/** What cards cost together, by currency: amounts of different ones are neither added nor compared. */
export async function priceSums(
  { cards, userId }: Pick<ToolContext, 'cards' | 'userId'>,
  found: Pick<BriefCard, 'id' | 'title'>[],
): Promise<{ prices: PriceSum[]; unpriced: number; byId: Map<string, string> }> {
  const told = await cards.prices(
    userId,
    found.map(({ id }) => id),
  );
  const priceOf = new Map(told.map(({ id, price }) => [id, price]));
  const groups = new Map<string, { id: string; title: string; amount: string }[]>();
  const byId = new Map<string, string>();
  for (const { id, title } of found) {
    const price = priceOf.get(id) ?? null;
    if (price === null || !Number.isFinite(Number(price.amount))) continue;
    const currency = price.currency ?? '';
    groups.set(currency, [...(groups.get(currency) ?? []), { id, title, amount: price.amount }]);
    byId.set(id, [price.amount, currency].filter(Boolean).join(' '));
  }
  const prices = [...groups].map(([currency, priced]) => ({ currency: currency || null, ...summed(priced) }));
  return { prices: prices.toSorted((a, b) => b.count - a.count), unpriced: found.length - byId.size, byId };
}

function summed(priced: { id: string; title: string; amount: string }[]): Omit<PriceSum, 'currency'> {
  const decimals = Math.max(...priced.map(({ amount }) => decimalsOf(amount)));
  const total = priced.reduce((sum, { amount }) => sum + Number(amount), 0);
  const ranked = priced.toSorted((a, b) => Number(a.amount) - Number(b.amount));
  const equalTo = (at: number) => {
    const amount = ranked.at(at)?.amount ?? '';
    const equal = ranked.filter((one) => Number(one.amount) === Number(amount));
    return { amount, cards: equal.slice(0, mostEqual).map(({ id, title }) => ({ card_id: id, title })) };
  };
  return {
    count: priced.length,
    total: total.toFixed(decimals),
    average: (total / priced.length).toFixed(Math.max(decimals, 2)),
    lowest: equalTo(0),
    highest: equalTo(-1),
  };
}
