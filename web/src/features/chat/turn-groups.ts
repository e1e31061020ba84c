import type { Turn } from './turns.ts';

/** Turns that stand one after the other. Far from what is read, the page puts a whole group aside. */
export interface TurnGroup {
  key: string;
  turns: readonly Turn[];
}

/** The work of a page in each frame grows with the parts that it looks at: so many turns are one. */
const turnsInGroup = 10;

/**
 * The turns in groups. A turn stays in its group, whatever comes before it or after, for in another one it would be drawn
 * anew; a group of the last time whose turns are the same is the same object.
 */
export function toGroups(turns: readonly Turn[], before: readonly TurnGroup[]): TurnGroup[] {
  const homes = new Map(before.flatMap((group) => group.turns.map(({ key }) => [key, group.key] as const)));
  const groups: { key: string; turns: Turn[] }[] = [];
  const taken = new Set<string>();
  for (const turn of turns) {
    const home = homes.get(turn.key);
    const last = groups.at(-1);
    const fits = home === undefined ? (last?.turns.length ?? turnsInGroup) < turnsInGroup : home === last?.key;
    if (last !== undefined && fits) {
      last.turns.push(turn);
      continue;
    }
    const key = home === undefined || taken.has(home) ? turn.key : home;
    taken.add(key);
    groups.push({ key, turns: [turn] });
  }
  const known = new Map(before.map((group) => [group.key, group]));
  return groups.map((group) => {
    const old = known.get(group.key);
    return old !== undefined && isSame(old.turns, group.turns) ? old : group;
  });
}

const isSame = (some: readonly Turn[], others: readonly Turn[]): boolean =>
  some.length === others.length && some.every((turn, place) => turn === others[place]);
