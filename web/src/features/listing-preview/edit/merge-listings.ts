import { type Listing, type ListingField, listingFields } from '@cardwright/listing/listing';

/** Ignores the order of keys, which the database does not keep. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The fields in which two listings differ. */
export const differingFields = (one: Listing, other: Listing): ListingField[] =>
  listingFields.filter((field) => !isSame(one[field], other[field]));

/** Puts one field of a listing into another listing. */
export const withField = <Field extends ListingField>(listing: Listing, field: Field, from: Listing): Listing => ({
  ...listing,
  [field]: from[field],
});

/** Some fields of a listing. */
export const pickFields = (listing: Listing, fields: readonly ListingField[]): Partial<Listing> =>
  Object.fromEntries(fields.map((field) => [field, listing[field]]));

export interface Merge {
  listing: Listing;
  /** Changed by both in different ways; the listing has mine. */
  conflicts: ListingField[];
  /** Changed by the other side only, and taken over. */
  takenIn: ListingField[];
}

/** Merges two changes of one listing, field by field. */
export function mergeListings(base: Listing, mine: Listing, theirs: Listing): Merge {
  let listing = theirs;
  const conflicts: ListingField[] = [];
  for (const field of differingFields(base, mine)) {
    if (!isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field])) conflicts.push(field);
    listing = withField(listing, field, mine);
  }
  return { listing, conflicts, takenIn: differingFields(mine, listing) };
}

/** A listing of the server in relation to the one that is edited in this browser. */
interface Beside {
  /** What the server had, in the words in which it was sent. */
  synced: Listing;
  /** What the server had, in its own words: it may have tidied ours. */
  known: Listing;
  /** Texts that were sent without an answer: they may have been saved. */
  sent: readonly Partial<Listing>[];
  /** What the server has now. */
  theirs: Listing;
}

/** The base and the other side of a merge, chosen so that our own saves do not count as somebody else's changes. */
export function sidesOf({ synced, known, sent, theirs }: Beside): { base: Listing; theirs: Listing } {
  const sides = { base: synced, theirs };
  for (const field of listingFields) {
    if (isSame(theirs[field], known[field])) sides.theirs = withField(sides.theirs, field, synced);
    else if (sent.some((listing) => field in listing && isSame(listing[field], theirs[field])))
      sides.base = withField(sides.base, field, theirs);
  }
  return sides;
}
