import { cardSlot, slotsIn } from '../built-in-model/learned/slots.ts';
import type { IntentCase } from './matching.ts';

const named = /^\$[2-5]$/;

/** Which slots a request fills: true when each right reaction fills it, false when none does, absent when they differ. */
export function slotsOf({ given, expect: one, any_of: ways }: IntentCase): Map<string, boolean> {
  const found = (ways ?? (one === undefined ? [] : [one])).map((way) => {
    if (typeof way === 'string') return null;
    const slots = new Map<string, boolean>();
    for (const { tool, input } of way)
      for (const [slot, isFilled] of slotsIn(tool, input)) slots.set(slot, (slots.get(slot) ?? false) || isFilled);
    const said = JSON.stringify(way);
    const isNamed =
      way.some(({ input }) => named.test(String(input.card_id))) || /"(?:query|any_of|except)"|"\$[2-5]"/.test(said);
    // Without a card before it, each request about one names it.
    if (!/^(?:no_card|cards_listed|file_attached|tasks_listed)$/.test(given)) slots.set(cardSlot, isNamed);
    return slots;
  });
  const [first] = found;
  if (first === undefined || first === null || found.includes(null)) return new Map();
  return new Map([...first].filter(([slot, isFilled]) => found.every((other) => other?.get(slot) === isFilled)));
}
