import { slotsIn } from '../built-in-model/learned/slots.ts';
import type { IntentCase } from './matching.ts';

/** Which slots a request fills: true when each right reaction fills it, false when none does, absent when they differ. */
export function slotsOf({ expect: one, any_of: ways }: IntentCase): Map<string, boolean> {
  const found = (ways ?? (one === undefined ? [] : [one])).map((way) => {
    if (typeof way === 'string') return null;
    const slots = new Map<string, boolean>();
    for (const { tool, input } of way)
      for (const [slot, isFilled] of slotsIn(tool, input)) slots.set(slot, (slots.get(slot) ?? false) || isFilled);
    return slots;
  });
  const [first] = found;
  if (first === undefined || first === null || found.includes(null)) return new Map();
  return new Map([...first].filter(([slot, isFilled]) => found.every((other) => other?.get(slot) === isFilled)));
}
