import type { Listing, ListingField, ListingSection } from '@cardwright/listing/listing';
import { isSame } from '../edit/merge-listings.ts';
import { type Step, stepsBetween, withoutStep } from './steps-between.ts';
import { joined, type Piece, piecesOf, writtenIn } from './text-pieces.ts';

/** One sentence or entry that differs, and what undoes it. */
export interface Change {
  kind: Step['kind'];
  /** The words in the earlier and in the later version; empty where there are none. */
  from: string;
  to: string;
  /** For what moved: its places in the two lists, from 1. */
  places: { from: number; to: number } | null;
  /** A key that is the same for the same difference in every comparison. */
  key: string;
  /** The later listing's field with this difference undone. */
  undone: Listing[ListingSection];
}

export interface FieldChanges {
  field: ListingSection;
  changes: Change[];
}

/** The sections that are reviewed sentence by sentence or entry by entry. */
const reviewed = ['title', 'bullets', 'description', 'specifications', 'keywords'] as const;
export const isReviewed = (field: string): field is ListingSection => reviewed.some((one) => one === field);

/** What differs between two versions, section by section. */
export function fieldChanges(from: Listing, to: Listing): FieldChanges[] {
  return reviewed
    .filter((field) => !isSame(from[field], to[field]))
    .map((field) => ({ field, changes: changesOf(field, from, to) }));
}

function changesOf(field: ListingSection, from: Listing, to: Listing): Change[] {
  switch (field) {
    case 'title':
      return listChanges(field, [from.title], [to.title], String, ([title = '']) => title);
    case 'description':
      return descriptionChanges(from.description, to.description);
    case 'specifications':
      return listChanges(
        field,
        from[field],
        to[field],
        ({ name, value }) => `${name}: ${value}`,
        (list) => list,
      );
    default:
      return listChanges(field, from[field], to[field], String, (list) => list);
  }
}

const keyOf = (field: ListingField, { kind }: Step, from: string, to: string) => `${field} ${kind} ${from} → ${to}`;

function listChanges<T>(
  field: ListingSection,
  from: readonly T[],
  to: readonly T[],
  words: (item: T) => string,
  asField: (list: T[]) => Listing[ListingSection],
): Change[] {
  const [before, after] = [from.map(words), to.map(words)];
  return stepsBetween(before, after).map((step) => {
    const one = step.from === null ? '' : (before[step.from] ?? '');
    const other = step.kind === 'removed' ? '' : (after[step.to] ?? '');
    return {
      kind: step.kind,
      from: one,
      to: other,
      places: step.kind === 'moved' ? { from: (step.from ?? 0) + 1, to: step.to + 1 } : null,
      key: keyOf(field, step, one, other),
      undone: asField(withoutStep(from, to, step)),
    };
  });
}

const isText = ({ plain }: Piece) => plain !== '';

function descriptionChanges(from: string, to: string): Change[] {
  const [before, after] = [piecesOf(from), piecesOf(to)];
  const [old, now] = [before.filter(isText), after.filter(isText)];
  const steps = stepsBetween(
    old.map(({ plain }) => plain),
    now.map(({ plain }) => plain),
  );
  // If only spaces or markup differ, there is one change: the whole text.
  if (steps.length === 0)
    return [{ kind: 'changed', from, to, places: null, key: `description layout ${from} → ${to}`, undone: from }];
  return steps.map((step) => {
    const one = step.from === null ? undefined : old[step.from];
    const other = step.kind === 'removed' ? undefined : now[step.to];
    return {
      kind: step.kind,
      from: one?.plain ?? '',
      to: other?.plain ?? '',
      places: step.kind === 'moved' ? { from: (step.from ?? 0) + 1, to: step.to + 1 } : null,
      key: keyOf('description', step, one?.plain ?? '', other?.plain ?? ''),
      undone: undoneText(to, after, now, one, other, now[step.to]),
    };
  });
}

/** The later text with one sentence as it was before, removed again, or back before the sentence `next`. */
function undoneText(
  text: string,
  pieces: readonly Piece[],
  sentences: readonly Piece[],
  earlier: Piece | undefined,
  later: Piece | undefined,
  next: Piece | undefined,
): string {
  const raws = pieces.map(({ raw }) => raw);
  const words = earlier === undefined ? '' : writtenIn(text, earlier.plain);
  if (later !== undefined) {
    const space = /\s*$/.exec(later.raw)?.[0] ?? '';
    raws[pieces.indexOf(later)] = earlier === undefined ? '' : `${words}${space}`;
    return joined(raws);
  }
  if (next !== undefined) raws.splice(pieces.indexOf(next), 0, `${words} `);
  else {
    const last = sentences.at(-1);
    raws.splice(last === undefined ? 0 : pieces.indexOf(last) + 1, 0, ` ${words}`);
  }
  return joined(raws);
}
