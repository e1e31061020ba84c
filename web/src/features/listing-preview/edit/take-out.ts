import type { Flag } from '@cardwright/contract/cards';
import { flagWords } from '@cardwright/listing/ground/flag-words';
import type { Listing, ListingField } from '@cardwright/listing/listing';
import { splitPath } from '../listing-paths.ts';
import { joined, piecesOf } from '../review/text-pieces.ts';

/** A field of the listing without the flagged words; null when they are not there. */
export function takeOut(listing: Listing, flag: Flag): { field: ListingField; value: Listing[ListingField] } | null {
  const words = flagWords(flag);
  const { section, index } = splitPath(flag.path);
  if (words === null || flag.kind === 'lost_fact') return null;
  if (section === 'title') {
    const title = withoutWords(listing.title, words);
    return title === listing.title ? null : { field: 'title', value: title };
  }
  if (section === 'description') {
    const description = withoutSentence(listing.description, words);
    return description === listing.description ? null : { field: 'description', value: description };
  }
  if (section === 'brand') return listing.brand?.includes(words) ? { field: 'brand', value: null } : null;
  if (index === null) return null;
  if (section === 'bullets') {
    const bullet = listing.bullets[index] ?? '';
    if (!bullet.includes(words)) return null;
    return { field: 'bullets', value: replaced(listing.bullets, index, withoutSentence(bullet, words)) };
  }
  if (section === 'keywords' && listing.keywords[index]?.includes(words))
    return { field: 'keywords', value: replaced(listing.keywords, index, '') };
  const { name = '', value = '' } = listing.specifications[index] ?? {};
  if (section !== 'specifications' || !`${name}: ${value}`.includes(words)) return null;
  return { field: 'specifications', value: listing.specifications.filter((_, place) => place !== index) };
}

/** A list with another entry at the place, or without that entry when nothing is left of it. */
const replaced = (list: readonly string[], index: number, entry: string): string[] =>
  list.flatMap((text, place) => (place !== index ? [text] : entry === '' ? [] : [entry]));

const withoutSentence = (text: string, words: string): string =>
  joined(piecesOf(text).map(({ raw, plain }) => (plain.includes(words) ? '' : raw)));

/** A title without some words, and without the small word or punctuation that led to them. */
function withoutWords(title: string, words: string): string {
  const place = title.indexOf(words);
  if (place < 0) return title;
  const before = title.slice(0, place).replace(/[\s,;:|–—-]*(?:\b(?:with|and|in|for|of|from)\s+)?$/iu, '');
  const after = title.slice(place + words.length).replace(/^[\s,;:|–—-]+/u, ' ');
  return `${before}${before === '' ? after.trimStart() : after}`.trim();
}
