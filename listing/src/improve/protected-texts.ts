import type { Listing, ListingSection } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';

/** One space between words and composed letters, so that a line break is no other wording. */
const plain = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

const asRead = (text: string): string => plain(htmlToText(text));

/** What the seller protects, without empty entries, as it is compared. */
export function protectedTextsOf(texts: readonly string[] | undefined): string[] {
  return [...new Set((texts ?? []).map(asRead))].filter((text) => text !== '');
}

/** True for a text that holds a protected one, or that is a part of one: no rewriter may touch it. */
export function isProtected(text: string, protectedTexts: readonly string[]): boolean {
  if (protectedTexts.length === 0) return false;
  const line = asRead(text);
  return line !== '' && protectedTexts.some((kept) => line.includes(kept) || kept.includes(line));
}

/** True when every text of a section is protected, so that nothing of it may change. */
export function isWhollyProtected(
  section: ListingSection,
  listing: Listing,
  protectedTexts: readonly string[],
): boolean {
  const texts = textsOf(section, listing).filter((text) => text !== '');
  return texts.length > 0 && texts.every((text) => protectedTexts.some((kept) => kept.includes(text)));
}

/** The first protected text that a section had, word for word, and has no more; null when it kept them all. */
export function lostProtected(
  section: ListingSection,
  before: Listing,
  after: Listing,
  protectedTexts: readonly string[],
): string | null {
  if (protectedTexts.length === 0) return null;
  const [old, now] = [textsOf(section, before), textsOf(section, after)];
  const isLost = (kept: string) => old.some((text) => text.includes(kept)) && !now.some((text) => text.includes(kept));
  return protectedTexts.find(isLost) ?? null;
}

function textsOf(section: ListingSection, listing: Listing): string[] {
  switch (section) {
    case 'title':
      return [plain(listing.title)];
    case 'description':
      return [asRead(listing.description)];
    case 'specifications':
      return listing.specifications.map(({ name, value }) => plain(`${name}: ${value}`));
    default:
      return listing[section].map(asRead);
  }
}
