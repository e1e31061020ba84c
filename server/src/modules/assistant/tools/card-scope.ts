import type { Card, CardsQuery } from '@cardwright/contract/cards';
import type { CardScope } from '../tool-types.ts';
import type { ToolContext } from './tool-context.ts';

const dayMs = 86_400_000;
const pageSize = 100;

type Loose<T> = { [Key in keyof T]?: T[Key] | undefined };

/** The seller's ready cards that match, in the asked order, up to `most`. */
export async function findCards(
  { cards, clock, userId }: Pick<ToolContext, 'cards' | 'clock' | 'userId'>,
  { query, marketplace_is, changed_within_days, score_below }: Loose<Omit<CardScope, 'card_ids' | 'all'>>,
  { most, sort }: { most: number; sort: CardsQuery['sort'] },
): Promise<{ cards: Card[]; more: boolean }> {
  const since =
    changed_within_days === undefined
      ? ''
      : new Date(clock.now().getTime() - changed_within_days * dayMs).toISOString();
  const found: Card[] = [];
  let cursor: string | undefined;
  do {
    const page = await cards.list(userId, {
      limit: pageSize,
      sort,
      status: 'ready',
      ...(query === undefined ? {} : { query }),
      ...(marketplace_is === undefined ? {} : { marketplace: marketplace_is }),
      ...(cursor === undefined ? {} : { cursor }),
    });
    const recent = page.items.filter((card) => card.updated_at >= since);
    found.push(...recent.filter(({ score }) => score_below === undefined || (score !== null && score < score_below)));
    // In the order of the last change the first older card ends it.
    const isOver = sort === '-updated_at' && recent.length < page.items.length;
    cursor = isOver ? undefined : (page.next_cursor ?? undefined);
  } while (cursor !== undefined && found.length <= most);
  return { cards: found.slice(0, most), more: found.length > most || cursor !== undefined };
}

/** So many cards at most are worked on by one request in a chat. */
const mostCards = 10_000;

/** The ids that a scope means; those that are named are taken as they are. */
export async function idsInScope(
  context: Pick<ToolContext, 'cards' | 'clock' | 'userId'>,
  { card_ids, all: _all, ...match }: CardScope,
): Promise<string[]> {
  if (card_ids !== undefined) return card_ids;
  const { cards } = await findCards(context, match, { most: mostCards, sort: '-updated_at' });
  return cards.map(({ id }) => id);
}
