/** One difference between two lists of sentences or entries. */
export interface Step {
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Place in the earlier list; null for what was added. */
  from: number | null;
  /** Place in the later list; for something removed, the place before which it would be. */
  to: number;
}

/** Comparing more pairs than this would take too long; then the whole middle counts as exchanged. */
const mostPairs = 4_000_000;

/** The entries that both lists have in the same order, as pairs of places. */
function commonPairs(from: readonly string[], to: readonly string[]): [number, number][] {
  let head = 0;
  while (head < from.length && head < to.length && from[head] === to[head]) head += 1;
  let tail = 0;
  const shorter = Math.min(from.length, to.length) - head;
  while (tail < shorter && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail += 1;
  const pairs: [number, number][] = Array.from({ length: head }, (_, place) => [place, place]);
  const [rows, columns] = [from.length - head - tail, to.length - head - tail];
  if (rows * columns <= mostPairs) {
    // lengths[row][column]: how many entries the rests of both lists share.
    const width = columns + 1;
    const lengths = new Uint32Array((rows + 1) * width);
    const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
    for (let row = rows - 1; row >= 0; row -= 1)
      for (let column = columns - 1; column >= 0; column -= 1)
        lengths[row * width + column] =
          from[head + row] === to[head + column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1));
    for (let row = 0, column = 0; row < rows && column < columns; ) {
      if (from[head + row] === to[head + column]) {
        pairs.push([head + row, head + column]);
        row += 1;
        column += 1;
      } else if (at(row + 1, column) > at(row, column + 1)) row += 1;
      else column += 1;
    }
  }
  for (let place = tail; place > 0; place -= 1) pairs.push([from.length - place, to.length - place]);
  return pairs;
}

/** The steps from one list to another, in the order of the later one. Equal entries in other places have moved. */
export function stepsBetween(from: readonly string[], to: readonly string[]): Step[] {
  const pairs = commonPairs(from, to);
  const paired = { from: new Set(pairs.map(([one]) => one)), to: new Set(pairs.map(([, other]) => other)) };
  const steps: Step[] = [];
  const origins = new Map<string, number[]>();
  for (const [place, text] of from.entries())
    if (!paired.from.has(place)) origins.set(text, [...(origins.get(text) ?? []), place]);
  for (const [place, text] of to.entries()) {
    if (paired.to.has(place)) continue;
    const origin = origins.get(text)?.shift();
    if (origin === undefined) continue;
    steps.push({ kind: 'moved', from: origin, to: place });
    paired.from.add(origin);
    paired.to.add(place);
  }
  const ends: [number, number][] = [...pairs, [from.length, to.length]];
  let [one, other] = [0, 0];
  for (const [fromEnd, toEnd] of ends) {
    const gone = range(one, fromEnd).filter((place) => !paired.from.has(place));
    const come = range(other, toEnd).filter((place) => !paired.to.has(place));
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1) {
      const [before, after] = [gone[index], come[index]];
      if (after === undefined) steps.push({ kind: 'removed', from: before ?? null, to: toEnd });
      else if (before === undefined) steps.push({ kind: 'added', from: null, to: after });
      else steps.push({ kind: 'changed', from: before, to: after });
    }
    [one, other] = [fromEnd + 1, toEnd + 1];
  }
  return rewritten(steps, from, to).sort((a, b) => a.to - b.to);
}

/** Statements that share half of their words count as the same; if there are many, only those in the same gap are compared. */
const alike = 0.5;
const mostCompared = 60;

/** Joins something that was removed and something like it that was added into one change. */
function rewritten(steps: Step[], from: readonly string[], to: readonly string[]): Step[] {
  const gone = steps.filter(({ kind }) => kind === 'removed');
  const come = steps.filter(({ kind }) => kind === 'added');
  if (gone.length > mostCompared || come.length > mostCompared) return steps;
  const done = new Set<Step>();
  const changed = come.flatMap((added): Step[] => {
    const words = wordsIn(to[added.to] ?? '');
    const like = gone.find(
      (removed) => !done.has(removed) && share(wordsIn(from[removed.from ?? 0] ?? ''), words) >= alike,
    );
    if (like === undefined) return [];
    done.add(like).add(added);
    return [{ kind: 'changed', from: like.from, to: added.to }];
  });
  return [...steps.filter((step) => !done.has(step)), ...changed];
}

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(one.size, other.size, 1);
}

const range = (start: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);

/** The later list with one difference undone. */
export function withoutStep<T>(from: readonly T[], to: readonly T[], step: Step): T[] {
  const list = [...to];
  const before = step.from === null ? undefined : from[step.from];
  if (step.kind === 'added' || step.kind === 'moved') list.splice(step.to, 1);
  if (before === undefined) return list;
  if (step.kind === 'changed') list.splice(step.to, 1, before);
  else list.splice(step.kind === 'moved' ? Math.min(step.from ?? 0, list.length) : step.to, 0, before);
  return list;
}
