import type { CardsQuery } from '@cardwright/contract/cards';
import type { ToolInput } from '../tool-types.ts';
import { findCards, mostCards } from './card-scope.ts';
import type { ToolContext } from './tool-context.ts';
import { withinPrices } from './within-prices.ts';

type Asked = ToolInput<'list_cards'>;
type Sort = NonNullable<Asked['sort']>;

const orders: Record<Sort, CardsQuery['sort']> = {
  changed: '-updated_at',
  title: 'title',
  score: 'score',
  best: '-score',
  oldest: '-updated_at',
  newest: '-updated_at',
  cheapest: '-updated_at',
  dearest: '-updated_at',
};

/**
 * The seller's cards that match, in the order that was asked for; `isFew`: only the first; `isWhole`: all of them, for
 * what is said of all.
 */
export async function rankedCards(
  context: Pick<ToolContext, 'cards' | 'clock' | 'userId' | 'timeZone'>,
  { marketplace, ...match }: Omit<Asked, 'sort' | 'most' | 'prices'>,
  {
    sort = 'changed',
    most,
    isFew,
    isWhole,
  }: { sort: Sort | undefined; most: number; isFew: boolean; isWhole: boolean },
): ReturnType<typeof findCards> {
  if (sort === 'cheapest' || sort === 'dearest')
    return byPrice(context, { ...match, marketplace }, sort, isWhole ? mostCards : most);
  const isByAge = sort === 'oldest' || sort === 'newest';
  // What has no score yet is neither the best nor the worst.
  const scored = isFew && (sort === 'score' || sort === 'best') ? { score_from: 0 } : {};
  const found = await findCards(
    context,
    { ...scored, ...match, marketplace_is: marketplace },
    { most: isByAge || isWhole ? mostCards : most, sort: orders[sort] },
  );
  if (!isByAge) return found;
  // Ids sort by the time when the cards were made.
  const aged = found.cards.toSorted((a, b) => (sort === 'oldest' ? 1 : -1) * (a.id < b.id ? -1 : 1));
  return isWhole ? { ...found, cards: aged } : { cards: aged.slice(0, most), more: aged.length > most || found.more };
}

/** By what they cost, each currency by itself; those without a price come last. */
async function byPrice(
  context: Pick<ToolContext, 'cards' | 'clock' | 'userId' | 'timeZone'>,
  { marketplace, ...match }: Omit<Asked, 'sort' | 'most' | 'prices'>,
  sort: 'cheapest' | 'dearest',
  most: number,
): ReturnType<typeof findCards> {
  const found = await findCards(
    context,
    { ...match, marketplace_is: marketplace },
    { most: mostCards, sort: '-updated_at' },
  );
  const priced = (await withinPrices(context, found.cards, {})).map((card) => {
    const [amount = '', currency = ''] = card.price.split(' ');
    return { card, amount: Number(amount), currency };
  });
  const ordered = priced.toSorted(
    (a, b) => a.currency.localeCompare(b.currency) || (sort === 'cheapest' ? 1 : -1) * (a.amount - b.amount),
  );
  const known = new Set(priced.map(({ card }) => card.id));
  const all = [...ordered.map(({ card }) => card), ...found.cards.filter(({ id }) => !known.has(id))];
  return { cards: all.slice(0, most), more: all.length > most || found.more };
}
