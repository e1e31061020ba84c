import type { Listing, ListingImage } from '@cardwright/listing/listing';
import type { MarketplaceId } from '@cardwright/listing/marketplaces/profiles';
import { rulePackOf } from '@cardwright/listing/marketplaces/profiles';
import { type SectionScore, scoreListing } from '@cardwright/listing/score/score-listing';
import { htmlToText } from '@cardwright/listing/text/html-to-text';
import { codePoints, utf8Bytes } from '@cardwright/listing/text/words';

/** The length of a text or list and its marketplace's limit, counted as the rules count. */
export interface Counter {
  length: number;
  /** Null: the marketplace states no limit. */
  max: number | null;
  unit: 'characters' | 'bytes' | 'items';
  /** True when the marketplace refuses more, false when it only recommends less. */
  isHard: boolean;
}

export interface Measured {
  total: number;
  sections: SectionScore[];
  /** How many rules would stop the upload. */
  blockers: number;
  /** By section or by entry: `title`, `bullets`, `bullets/2`, `specifications/0/name`, `keywords`. */
  counters: Record<string, Counter>;
}

interface Rule {
  limit: number | null;
  kind: 'hard' | 'recommended' | 'ours';
}

const counter = (length: number, unit: Counter['unit'], rule: Rule | undefined): Counter => ({
  length,
  max: rule?.limit ?? null,
  unit,
  isHard: rule?.kind === 'hard',
});
const characters = (text: string, rule: Rule | undefined) => counter(codePoints(text.trim()), 'characters', rule);

/** The score of a listing and the length of each of its texts, for one marketplace. Pure. */
export function measureListing(listing: Listing, images: ListingImage[], marketplace: MarketplaceId): Measured {
  const { total, sections, blockers } = scoreListing({ listing, images, marketplace });
  return { total, sections, blockers: blockers.length, counters: countersOf(listing, marketplace) };
}

function countersOf(listing: Listing, marketplace: MarketplaceId): Measured['counters'] {
  const { title, description, bullets, specifications, keywords } = rulePackOf(marketplace);
  const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '');
  const words = filled(listing.keywords);
  const inBytes = keywords?.mode.limit === 'bytes';
  const counters: Measured['counters'] = {
    title: characters(listing.title.normalize('NFC'), title.max),
    description: characters(htmlToText(listing.description), description.max),
    bullets: counter(filled(listing.bullets).length, 'items', bullets?.max),
    specifications: counter(listing.specifications.length, 'items', undefined),
    keywords: inBytes
      ? counter(utf8Bytes(words.join(' ')), 'bytes', keywords?.max)
      : counter(words.length, 'items', keywords?.max),
  };
  for (const [index, text] of listing.bullets.entries())
    counters[`bullets/${index}`] = characters(text, bullets?.item_max);
  for (const [index, text] of listing.keywords.entries())
    counters[`keywords/${index}`] = characters(text, keywords?.item_max);
  for (const [index, { name, value }] of listing.specifications.entries()) {
    counters[`specifications/${index}/name`] = characters(name, specifications.name_max);
    counters[`specifications/${index}/value`] = characters(value, specifications.value_max);
  }
  return counters;
}
