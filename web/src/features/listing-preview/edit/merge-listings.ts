import { type Listing, type ListingField, listingFields } from '@cardwright/listing/listing';

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two listings differ. */
export const differingFields = (one: Listing, other: Listing): ListingField[] =>
  listingFields.filter((field) => !isSame(one[field], other[field]));

/** Puts one field of a listing into another listing. */
export const withField = <Field extends ListingField>(listing: Listing, field: Field, from: Listing): Listing => ({
  ...listing,
  [field]: from[field],
});

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
