import type { BriefCard } from '../../cards/cards-list.ts';
import type { CardState } from './card-state.ts';
import type { ToolContext } from './tool-context.ts';

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Those of the cards that are like that. */
export async function ofState<Card extends Pick<BriefCard, 'id'>>(
  { cards, userId }: Pick<ToolContext, 'cards' | 'userId'>,
  found: Card[],
  { availability, brand, lacks = [] }: CardState,
): Promise<Card[]> {
  const states = await cards.states(
    userId,
    found.map(({ id }) => id),
  );
  const meant = states.filter(
    (state) =>
      (availability === undefined || state.availability === availability) &&
      (brand === undefined || (state.brand !== null && same(state.brand, brand))) &&
      lacks.every((one) => state.lacks.includes(one)),
  );
  const ids = new Set(meant.map(({ id }) => id));
  return found.filter(({ id }) => ids.has(id));
}
