const all = (group: Element) => [...group.querySelectorAll<HTMLElement>('[data-fact]')];
/** Those of rows that are folded away cannot take the focus. */
const shown = (group: Element) => all(group).filter((fact) => fact.closest('[hidden]') === null);
const groupOf = (fact: Element) => fact.closest('[data-facts]');

/** One of the facts is the stop of the Tab key: `wanted`, or the one that was, or the first. */
export function setStop(group: Element, wanted?: Element): void {
  const facts = shown(group);
  const stop = wanted ?? facts.find(({ tabIndex }) => tabIndex === 0) ?? facts[0];
  for (const fact of all(group)) fact.tabIndex = fact === stop ? 0 : -1;
}

/** The fact is the stop from now on: Tab comes back to it. */
export function stopAt(fact: Element): void {
  const group = groupOf(fact);
  if (group !== null) setStop(group, fact);
}

/** The place of a fact among those of its section, from 1. */
export function placeOf(fact: HTMLElement): { place: number; total: number } {
  const group = groupOf(fact);
  const facts = group === null ? [fact] : shown(group);
  return { place: facts.indexOf(fact) + 1, total: facts.length };
}

/** The fact that a key leads to; null for all other keys. */
export function factByKey(fact: HTMLElement, key: string): HTMLElement | null {
  const group = groupOf(fact);
  if (group === null) return null;
  const facts = shown(group);
  const forth = getComputedStyle(fact).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forth === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const last = facts.length - 1;
  const at = facts.indexOf(fact);
  const places: Record<string, number> = {
    [forth]: Math.min(at + 1, last),
    [back]: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  const place = places[key];
  return place === undefined ? null : (facts[place] ?? null);
}
