import type { Source } from '../evidence.ts';
import type { Listing, ListingSection } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';

export interface ListingText {
  section: ListingSection;
  /** `title`, `bullets/2`, `specifications/0` and so on. */
  path: string;
  text: string;
}

/** The texts of a listing, one per section or item; empty ones are left out. */
export function listingTexts(listing: Listing): ListingText[] {
  const texts: ListingText[] = [
    { section: 'title', path: 'title', text: listing.title },
    { section: 'description', path: 'description', text: htmlToText(listing.description) },
    ...listing.bullets.map((text, index): ListingText => ({ section: 'bullets', path: `bullets/${index}`, text })),
    ...listing.specifications.map(
      ({ name, value }, index): ListingText => ({
        section: 'specifications',
        path: `specifications/${index}`,
        text: `${name}: ${value}`,
      }),
    ),
    ...listing.keywords.map((text, index): ListingText => ({ section: 'keywords', path: `keywords/${index}`, text })),
  ];
  return texts.filter(({ text }) => text.trim() !== '');
}

/** A listing as a source of its own facts: one statement per line, specifications as `Name: value`. */
export function listingSource(listing: Listing, id: string, kind: Source['kind']): Source {
  const more = [listing.brand && `Brand: ${listing.brand}`, listing.category && `Category: ${listing.category}`];
  const lines = [...listingTexts(listing).map(({ text }) => text), ...more.filter((line) => line !== null)];
  return { id, kind, text: lines.join('\n') };
}
