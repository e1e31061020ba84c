import type { Listing } from '@cardwright/listing/listing';
import type { ListingEdit } from '../tool-types.ts';
import { specificationAt } from './specification-names.ts';

/**
 * "Change the colour to sage green in the title": a text does not say "colour" but the value that the card has for it.
 * Null where the words of the edit are no name of a specification.
 */
export function namedByProperty(listing: Pick<Listing, 'specifications'>, edit: ListingEdit): ListingEdit | null {
  const at = edit.op === 'set' ? specificationAt(listing.specifications, edit.name ?? '') : -1;
  const value = listing.specifications[at]?.value.trim() ?? '';
  // In small letters the words keep the capital that they have in the text.
  return value === '' ? null : { ...edit, name: value.toLowerCase() };
}
