import type { Listing } from '@cardwright/listing/listing';
import { productPart } from '../product-parts.ts';

export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
export const stemOf = (word: string) => word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '');

/** The words of a title before what comes with the product: "Bread Knife" of "Bread Knife with Oak Handle". */
export const headOf = (title: string): string[] =>
  wordsOf(title.split(/[,|–—(:;]| - | (?:with|for|incl\.?|including|plus) /iu)[0] ?? '').map(stemOf);

/**
 * What a correction under this name is said of: the noun of a part ("Handle", "Strap material"), "whole" where that is
 * the product itself, as "Ring" is of a ring; null for a property, such as "Country of origin".
 */
export function saidOf({ title }: Pick<Listing, 'title'>, name: string): string[] | 'whole' | null {
  const noun = name.replace(/ (?:materials?|colou?rs?)$/iu, '');
  const words = wordsOf(noun).map(stemOf);
  const last = words.at(-1);
  const head = headOf(title);
  if (last === undefined) return null;
  const isPart = productPart.test(noun);
  if (words.every((word) => head.includes(word)) && (!isPart || head.at(-1) === last)) return 'whole';
  return isPart ? [last] : null;
}
