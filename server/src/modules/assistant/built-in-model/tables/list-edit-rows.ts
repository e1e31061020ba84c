import { type Clause, callOnCard, type Row } from '../understanding/ask.ts';
import { listOrdersIn } from '../understanding/list-orders.ts';
import type { Target } from '../understanding/targets.ts';

/** Bullets, keywords and specifications that go, come, change or move: what every word of the message says. */
export const listEditRows: Row[] = [
  {
    name: 'orders about lists',
    pattern: /\S/,
    read: (clause) => {
      const orders = listOrdersIn({ ...clause }, clause.around.hasCard);
      return orders === null
        ? null
        : callOnCard('edit_card', clause, { edits: orders.edits }, cardOf(clause, orders.card));
    },
  },
];

const cardOf = ({ around }: Clause, card: string | null): Target =>
  card === null || around.hasCard ? { kind: 'it' } : { kind: 'named', names: [card.split(' ')], isSure: true };
