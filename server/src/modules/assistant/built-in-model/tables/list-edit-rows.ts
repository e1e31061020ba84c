import { type Clause, callOnCard, type Row, say } from '../understanding/ask.ts';
import { factAlone } from '../understanding/edit-values.ts';
import { listOrdersIn } from '../understanding/list-orders.ts';
import { isOfMany } from '../understanding/many-cards.ts';
import type { Target } from '../understanding/targets.ts';
import { styleEdits } from '../understanding/text-styles.ts';

/** "Write the bullets in sentence case": no bullet says "in sentence case". */
const inLetters =
  /^(?:(?:please|can you|could you|now|and|also|ok(?:ay)?)[ ,]+)*(?:write|put|have|start|begin|use|(?:all )?(?:small|capital|block) letters?)\b(?: [a-z]+){1,8}?(?: (?:sentence|title|lower|upper)[ -]?case| (?:small|capital|block) letters?| (?:an? )?capitals?| bullets?(?: points?)?| keywords?| tags)(?: please| now| everywhere)*[\s.!]*$/;

/** Bullets, keywords and specifications that go, come, change or move: what every word of the message says. */
export const listEditRows: Row[] = [
  {
    name: 'how the letters of a list are written',
    pattern: inLetters,
    read: (clause) => {
      const edits = styleEdits(clause);
      return edits.length === 0 ? null : callOnCard('edit_card', clause, { edits }, { kind: 'it' });
    },
  },
  {
    name: 'orders about lists',
    pattern: /\S/,
    read: (clause) => {
      const orders = listOrdersIn({ ...clause }, clause.around.hasCard);
      if (orders !== null && isOfMany(clause.text, true)) return say('edit_many');
      return orders === null
        ? null
        : callOnCard('edit_card', clause, { edits: orders.edits.map(factAlone) }, cardOf(clause, orders.card));
    },
  },
];

const cardOf = ({ around }: Clause, card: string | null): Target =>
  card === null || around.hasCard ? { kind: 'it' } : { kind: 'named', names: [card.split(' ')], isSure: true };
