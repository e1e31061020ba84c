import { z } from 'zod';
import { type BriefCard, cardParts } from '../../cards/cards-list.ts';
import type { ToolContext } from './tool-context.ts';

const part = z.enum(cardParts);

/** What a card is like, besides title, score and price. */
export const cardState = {
  availability: z.enum(['in_stock', 'out_of_stock', 'preorder']).optional().describe('Only cards that say this'),
  brand: z.string().min(1).max(100).optional().describe('Only cards of this brand'),
  lacks: z.array(part).min(1).max(7).optional().describe('Only cards that have none of these'),
};
export type CardState = { [Key in keyof typeof cardState]?: z.infer<(typeof cardState)[Key]> };

export const isOfState = (state: CardState): boolean => stateOf(state) !== null;

/** What is asked of the state, without what is asked besides; null where nothing is. */
export function stateOf({ availability, brand, lacks }: CardState): CardState | null {
  const given = { availability, brand, lacks };
  return Object.values(given).every((one) => one === undefined) ? null : given;
}

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
