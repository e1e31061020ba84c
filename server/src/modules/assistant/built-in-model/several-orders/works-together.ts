import { type Ask, type CallAsk, isCall, toMany } from '../understanding/ask.ts';

/** So many cards are worked on without a word of the price. */
const mostUnasked = 2;
const paid = new Set<string>(['improve_card', 'score_card']);

const cardsOf = ({ target }: CallAsk): string[] => (target?.kind === 'cards' ? target.card_ids : []);

/** The same paid work on three cards, ordered one by one: its price is told first, as it is for a list of them. */
export function together(asks: Ask[]): Ask[] {
  const calls = asks.filter(isCall);
  const [first] = calls;
  const many = first === undefined ? undefined : toMany[first.tool];
  const ids = [...new Set(calls.flatMap(cardsOf))];
  const isSame =
    calls.length === asks.length &&
    calls.every(
      (ask) =>
        ask.tool === first?.tool &&
        cardsOf(ask).length > 0 &&
        ask.only === undefined &&
        JSON.stringify(ask.input) === JSON.stringify(first.input),
    );
  if (first === undefined || many === undefined || !paid.has(first.tool) || !isSame || ids.length <= mostUnasked)
    return asks;
  return [{ ...first, tool: many, input: { ...first.input, dry_run: true }, target: { kind: 'cards', card_ids: ids } }];
}
