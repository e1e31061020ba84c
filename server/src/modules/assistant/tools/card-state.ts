import { z } from 'zod';
import { cardParts } from '../../cards/card-parts.ts';

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
