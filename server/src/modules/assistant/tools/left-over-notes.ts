import type { Listing } from '@cardwright/listing/listing';
import type { ListingEdit } from '../tool-types.ts';
import { betweenTags } from './between-tags.ts';
import { wordPattern } from './word-replacement.ts';

const longest = 40;

/** A bullet went because of what it says: where the title or the description says it too, the seller hears of it. */
export function leftOverNotes(listing: Listing, edits: ListingEdit[]): string[] {
  return edits.flatMap(({ op, field, value = '', position }) => {
    const words = value.trim();
    if (op !== 'remove' || field !== 'bullets' || position !== undefined || words === '' || words.length > longest)
      return [];
    return (['title', 'description'] as const)
      .filter((key) => betweenTags(listing[key], (part) => part.replace(wordPattern(words), '')) !== listing[key])
      .map((key) => `The ${key} says “${words}”, too. Say "remove ${words} from the ${key}" to take it out there.`);
  });
}
