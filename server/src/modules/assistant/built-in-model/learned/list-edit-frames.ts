import { type Ask, type Clause, callOnCard } from '../understanding/ask.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { listOrdersIn } from '../understanding/edits/list-orders.ts';

/** Bullets, keywords and specifications that the seller changes, beside words that no table knows. */
export const listEditFrames = {
  edit_card: (clause: Clause): Ask | null => {
    const { hasCard } = clause.around;
    const orders = listOrdersIn(clause, hasCard, 'what is known');
    if (orders === null) return null;
    const { card, edits } = orders;
    const target = hasCard ? ({ kind: 'it' } as const) : targetIn(card === null ? '' : `the ${card} card`);
    return callOnCard('edit_card', clause, { edits }, target);
  },
};
