import type { Listing } from '@cardwright/listing/listing';
import type { ListingEdit } from '../tool-types.ts';

type ListField = 'bullets' | 'keywords' | 'specifications';
const fields: readonly string[] = ['bullets', 'keywords', 'specifications'] satisfies ListField[];
const ones: Record<ListField, string> = { bullets: 'bullet', keywords: 'keyword', specifications: 'specification' };

export const isList = (field: string): field is ListField => fields.includes(field);

/** An edit that changes the order of a list and none of its texts. */
export const isReordering = ({ op, field }: ListingEdit): boolean => (op === 'move' || op === 'swap') && isList(field);

/** The text of an entry as people read it. */
const shown = (item: string | Listing['specifications'][number]) =>
  typeof item === 'string' ? item : `${item.name}: ${item.value}`;

const numbered = (list: (string | Listing['specifications'][number])[]) =>
  list.map((item, index) => `${index + 1}. ${shown(item)}`).join(' ');

/** Sorts a list by its words, as people do: letters before their case. Null when it is sorted already. */
export function alphabetical(listing: Listing, field: ListField): { before: string; after: string } | null {
  const items: (string | Listing['specifications'][number])[] = listing[field];
  const sorted = items.toSorted((a, b) => shown(a).localeCompare(shown(b), 'en', { numeric: true }));
  const change = { before: numbered(items), after: numbered(sorted) };
  if (change.before === change.after) return null;
  Object.assign(listing, { [field]: sorted });
  return change;
}

/** Puts an entry at another place, or two in each other's. A sentence says why nothing was done. */
export function reordered(listing: Listing, edit: ListingEdit): { before: string; after: string } | string {
  const field = edit.field as ListField;
  const items: (string | Listing['specifications'][number])[] = [...listing[field]];
  /** Places count from 1; negative ones from the end. */
  const placeOf = (place: number | undefined) =>
    place === undefined ? -1 : place < 0 ? items.length + place : place - 1;
  const wanted = (edit.value ?? edit.name ?? '').trim().toLowerCase();
  const names = items.map((item) => (typeof item === 'string' ? item : item.name).toLowerCase());
  // "The leakproof bullet" is the one that says it, unless several do.
  const saying = wanted === '' ? [] : names.flatMap((own, index) => (own.includes(wanted) ? [index] : []));
  const exact = names.indexOf(wanted);
  const named = exact >= 0 ? exact : saying.length === 1 ? (saying[0] ?? -1) : -1;
  const from = edit.position === undefined ? named : placeOf(edit.position);
  const to = edit.op === 'move' ? Math.min(Math.max(placeOf(edit.to), 0), items.length - 1) : placeOf(edit.to);
  const [one, other] = [items[from], items[to]];
  if (one === undefined || other === undefined)
    return wanted === ''
      ? `The card has ${items.length} ${field}.`
      : `No ${ones[field]} says “${edit.value ?? edit.name}”.`;
  if (edit.op === 'swap') {
    items[from] = other;
    items[to] = one;
  } else {
    items.splice(from, 1);
    items.splice(to, 0, one);
  }
  const change = { before: numbered(listing[field]), after: numbered(items) };
  Object.assign(listing, { [field]: items });
  return change;
}
