import { htmlToText } from '../text/html-to-text.ts';
import { isCategory, isOtherNumber, isShopWord } from './brand-words.ts';
import type { Candidate } from './types.ts';
import { squash, wordsOf } from './words.ts';

/** What a name is compared with before it counts as the brand. */
export interface BrandSurroundings {
  title: string;
  /** May hold markup. */
  description: string;
  category: string | null;
  /** Names of the shop, squashed. */
  siteNames: readonly string[];
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** A word that the page's own sentences write in lower case, or the title in its other number, names a kind of thing. */
function isOrdinary(name: string, { title, description }: BrandSurroundings): boolean {
  const lower = name.toLowerCase();
  if (lower !== name && name !== name.toUpperCase()) {
    const word = new RegExp(`(?<![\\p{L}\\p{N}.@/-])${escaped(lower)}(?![\\p{L}\\p{N}.@-])`, 'u');
    if (word.test(htmlToText(description).slice(0, 20_000))) return true;
  }
  const known = wordsOf(title);
  return !known.includes(lower) && known.some((word) => isOtherNumber(word, lower));
}

/**
 * The first brand that is one. What a page merely shows must be no department, colour, category or the shop's own name;
 * what data or a label declares stands, unless it is an ordinary word that the category has too.
 */
export function chooseBrand(
  declared: readonly Candidate[],
  weak: readonly Candidate[],
  around: BrandSurroundings,
): { from: Candidate; value: string } | null {
  for (const from of declared) {
    const value = from.brand;
    if (value === undefined || value === '') continue;
    if (isCategory(value, around.category) && (isShopWord(value) || isOrdinary(value, around))) continue;
    return { from, value };
  }
  for (const from of weak) {
    const value = from.brand;
    if (value === undefined || value === '' || isShopWord(value) || isOrdinary(value, around)) continue;
    const named = wordsOf(around.title).includes(value.toLowerCase());
    if (isCategory(value, around.category) && !named) continue;
    if (from.source === 'dom' && around.siteNames.includes(squash(value)) && !named) continue;
    return { from, value };
  }
  return null;
}
