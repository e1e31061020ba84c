import type { Ask } from '../understanding/ask.ts';

/**
 * "Title and bullets for Walmart and Amazon. Under 75": a wish behind works that differ in their marketplace alone is said
 * of all of them. `joined`: the work at this place with the wish.
 */
export function withWishOfAll(asks: Ask[], at: number, wish: Ask, joined: Ask): Ask[] {
  const last = asks[at];
  const isOfOne = wish.kind !== 'call' || wish.input.marketplace !== undefined;
  if (isOfOne || joined.kind !== 'call' || last === undefined || last.kind !== 'call') return asks.with(at, joined);
  const isSame = (ask: Ask) => ask.kind === 'call' && worded(ask) === worded(last);
  const from = asks.findLastIndex((ask, place) => place < at && !isSame(ask)) + 1;
  return asks.map((ask, place) =>
    place < from || place > at || ask.kind !== 'call'
      ? ask
      : {
          ...joined,
          input: {
            ...joined.input,
            ...(ask.input.marketplace === undefined ? {} : { marketplace: ask.input.marketplace }),
          },
        },
  );
}

/** A work without its marketplace. */
const worded = ({ tool, target, input: { marketplace: _, ...input } }: Extract<Ask, { kind: 'call' }>) =>
  JSON.stringify([tool, target, input]);

/** So many are what "not the title" leaves, and hardly ever named one by one. */
const allButSome = 3;
/** "Just the description. Not the title": what is left of all narrows what was named, and adds nothing to it. */
export function sectionsTogether(before: string[], next: string[]): string[] {
  const both = before.filter((section) => next.includes(section));
  return next.length >= allButSome && before.length < next.length && both.length > 0
    ? both
    : [...new Set([...before, ...next])];
}
