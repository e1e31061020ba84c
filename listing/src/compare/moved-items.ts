import type { Listing } from '../listing.ts';
import { wordList } from '../text/words.ts';
import { type TextPart, textParts } from './text-parts.ts';

/** A bullet or specification that has moved. */
export interface MovedItem {
  section: 'bullets' | 'specifications';
  /** Places in the two lists, from 0. */
  from: number;
  to: number;
  /** `moved` when its words are the same, else `moved_and_changed`. */
  change: 'moved' | 'moved_and_changed';
  parts: TextPart[];
}

/** The bullets and specifications of the later version that were in another place in the earlier one, changed or not. */
export function movedItems(from: Listing, to: Listing): MovedItem[] {
  const line = ({ name, value }: { name: string; value: string }) => `${name}: ${value}`;
  return [
    ...movedIn('bullets', from.bullets, to.bullets),
    ...movedIn('specifications', from.specifications.map(line), to.specifications.map(line)),
  ];
}

// Statements that share half of their words count as the same.
const alike = 0.5;
// Lists are short; of a longer one only equal items are found.
const mostCompared = 60;

function movedIn(section: MovedItem['section'], from: readonly string[], to: readonly string[]): MovedItem[] {
  const pairs = matched(from, to);
  const steady = longestRun(pairs);
  return pairs
    .filter((pair) => !steady.has(pair))
    .map((pair) => {
      const [before = '', after = ''] = [from[pair.from], to[pair.to]];
      const change = before === after ? 'moved' : 'moved_and_changed';
      return { section, ...pair, change, parts: textParts(before, after) };
    });
}

interface Pair {
  from: number;
  to: number;
}

function matched(from: readonly string[], to: readonly string[]): Pair[] {
  const places = new Map<string, number[]>();
  for (const [index, text] of from.entries()) {
    const known = places.get(text);
    if (known === undefined) places.set(text, [index]);
    else known.push(index);
  }
  const pairs: Pair[] = [];
  const used = new Set<number>();
  const open: number[] = [];
  for (const [index, text] of to.entries()) {
    const place = places.get(text)?.shift();
    if (place === undefined) open.push(index);
    else {
      pairs.push({ from: place, to: index });
      used.add(place);
    }
  }
  const left = [...from.keys()].filter((index) => !used.has(index));
  if (left.length <= mostCompared && open.length <= mostCompared) pairs.push(...likest(from, to, left, open));
  return pairs.sort((a, b) => a.to - b.to);
}

function likest(from: readonly string[], to: readonly string[], left: number[], open: number[]): Pair[] {
  const words = (texts: readonly string[], places: number[]) =>
    new Map(places.map((place) => [place, new Set(wordList(texts[place] ?? ''))]));
  const [before, after] = [words(from, left), words(to, open)];
  const candidates = left.flatMap((one) =>
    open.map((other) => ({ from: one, to: other, share: sharedWords(before.get(one), after.get(other)) })),
  );
  candidates.sort((a, b) => b.share - a.share || a.from - b.from || a.to - b.to);
  const [usedFrom, usedTo] = [new Set<number>(), new Set<number>()];
  return candidates.flatMap(({ from: one, to: other, share }) => {
    if (share < alike || usedFrom.has(one) || usedTo.has(other)) return [];
    usedFrom.add(one);
    usedTo.add(other);
    return [{ from: one, to: other }];
  });
}

function sharedWords(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  if (one.size === 0 || other.size === 0) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / Math.max(one.size, other.size);
}

// Items that keep their order did not move, even if one was inserted before them: the longest rising run stays.
function longestRun(pairs: readonly Pair[]): ReadonlySet<Pair> {
  const tails: number[] = [];
  const before: number[] = [];
  for (const [index, pair] of pairs.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] ?? 0]?.from ?? 0) < pair.from) low = middle + 1;
      else high = middle;
    }
    before[index] = low === 0 ? -1 : (tails[low - 1] ?? -1);
    tails[low] = index;
  }
  const run = new Set<Pair>();
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const pair = pairs[index];
    if (pair !== undefined) run.add(pair);
  }
  return run;
}
