import { askedIn, slotsIn } from '../built-in-model/learned/slots.ts';
import type { IntentCase } from './matching.ts';

/**
 * Which slots a request fills, and which tools it asks for: true when each right reaction does it, false when none does,
 * absent when they differ.
 */
export function slotsOf({ expect: one, any_of: ways }: IntentCase): Map<string, boolean> {
  const reactions = ways ?? (one === undefined ? [] : [one]);
  const asked = reactions.map((way) => askedIn(typeof way === 'string' ? [] : way.map(({ tool }) => tool)));
  const found = reactions.map((way) => {
    if (typeof way === 'string') return null;
    const slots = new Map<string, boolean>();
    for (const { tool, input } of way)
      for (const [slot, isFilled] of slotsIn(tool, input)) slots.set(slot, (slots.get(slot) ?? false) || isFilled);
    return slots;
  });
  return new Map([...inAll(asked), ...(found.includes(null) ? [] : inAll(found.filter((slots) => slots !== null)))]);
}

/** What all of them say alike. */
const inAll = ([first, ...others]: Map<string, boolean>[]): [string, boolean][] =>
  [...(first ?? [])].filter(([slot, isFilled]) => others.every((other) => other.get(slot) === isFilled));
