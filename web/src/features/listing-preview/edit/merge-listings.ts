import { type Listing, type ListingField, listingFields } from '@cardwright/listing/listing';

/** Whatever the order of keys, which the database does not keep. */
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

/** What two changes of one listing make together, field by field. */
export function mergeListings(base: Listing, mine: Listing, theirs: Listing): Merge {
  let listing = theirs;
  const conflicts: ListingField[] = [];
  for (const field of differingFields(base, mine)) {
    if (!isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field])) conflicts.push(field);
    listing = withField(listing, field, mine);
  }
  return { listing, conflicts, takenIn: differingFields(mine, listing) };
}

/** Where a listing of the server stands beside the one that this browser has typed on. */
interface Beside {
  /** What the server had, in the words in which it was sent. */
  synced: Listing;
  /** What the server had, in its own words: it may have tidied ours. */
  known: Listing;
  /** What was sent and not answered: it may have been saved. */
  sent: readonly Partial<Listing>[];
  /** What the server has now. */
  theirs: Listing;
}

/** The start and the other side of a merge, so that what we have saved ourselves is not taken for a change of somebody else. */
export function sidesOf({ synced, known, sent, theirs }: Beside): { base: Listing; theirs: Listing } {
  const sides = { base: synced, theirs };
  for (const field of listingFields) {
    if (isSame(theirs[field], known[field])) sides.theirs = withField(sides.theirs, field, synced);
    else if (sent.some((listing) => field in listing && isSame(listing[field], theirs[field])))
      sides.base = withField(sides.base, field, theirs);
  }
  return sides;
}
