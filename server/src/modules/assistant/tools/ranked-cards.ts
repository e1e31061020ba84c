import type { CardsQuery } from '@cardwright/contract/cards';
import type { ToolInput } from '../tool-types.ts';
import { findCards, mostCards } from './card-scope.ts';
import type { ToolContext } from './tool-context.ts';

type Asked = ToolInput<'list_cards'>;
type Sort = NonNullable<Asked['sort']>;

const orders: Record<Sort, CardsQuery['sort']> = {
  changed: '-updated_at',
  title: 'title',
  score: 'score',
  best: '-score',
  oldest: '-updated_at',
  newest: '-updated_at',
};

/** The seller's cards that match, in the order that was asked for; `isFew`: only the first; `isWhole`: all of them, for what is said of all. */
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
