import { isDeepStrictEqual } from 'node:util';
import { type Listing, type ListingField, type ListingSection, listingFields } from '@cardwright/listing/listing';

/** A field that a page states differently from the last time, for a person to read. */
export interface PageChange {
  field: string;
  before: string;
  after: string;
  /** The card keeps its own value: the field is locked, or was changed since the import. */
  kept: boolean;
}

const names: Record<ListingField, string> = {
  title: 'Title',
  description: 'Description',
  bullets: 'Bullets',
  specifications: 'Specifications',
  keywords: 'Keywords',
  brand: 'Brand',
  category: 'Category',
  price: 'Price',
  identifiers: 'Product codes',
  availability: 'Availability',
  language: 'Language',
};

/**
 * Merges what a page says now into a card. A field that the page changed is taken over if the card still says what the
 * page said `last`; what is locked, or was edited or improved since, stays and is only reported.
 */
export function joinPage(
  last: Listing,
  page: Listing,
  current: Listing,
  locks: readonly ListingSection[],
): { listing: Listing; changes: PageChange[] } {
  const changed = listingFields.filter((field) => !isDeepStrictEqual(last[field], page[field]));
  const isKept = (field: ListingField) =>
    (locks as readonly string[]).includes(field) || !isDeepStrictEqual(last[field], current[field]);
  const taken = changed.filter((field) => !isKept(field));
  return {
    listing: { ...current, ...Object.fromEntries(taken.map((field) => [field, page[field]])) },
    changes: changed.map((field) => ({
      field: names[field],
      ...difference(valuesOf(last, field), valuesOf(page, field)),
      kept: isKept(field),
    })),
  };
}

/** For lists, only the entries that differ. */
function difference(before: string[], after: string[]): { before: string; after: string } {
  const only = (values: string[], others: string[]) => values.filter((value) => !others.includes(value)).join('; ');
  const [gone, come] = [only(before, after), only(after, before)];
  // The same entries in another order.
  return gone === '' && come === ''
    ? { before: before.join('; '), after: after.join('; ') }
    : { before: gone, after: come };
}

function valuesOf(listing: Listing, field: ListingField): string[] {
  const value = listing[field];
  if (value === null || value === '') return [];
  if (typeof value === 'string') return [value];
  if (field === 'specifications') return listing.specifications.map(({ name, value: of }) => `${name}: ${of}`);
  if (field === 'price' && listing.price !== null)
    return [[listing.price.amount, listing.price.currency].filter((part) => part !== null).join(' ')];
  if (field === 'identifiers')
    return Object.entries(listing.identifiers).map(([name, code]) => `${name.toUpperCase()} ${code}`);
  return value as string[];
}
