import type { Listing } from '../listing.ts';
import { type Profile, profileOf } from '../marketplaces/profiles.ts';
import { listingLanguage } from '../text/language.ts';
import { isPlaceholder, wordListsOf } from '../text/word-lists.ts';
import { phrasePattern } from '../text/words.ts';
import type { ImproveInput, ImproveOptions } from './improvement.ts';
import { protectedTextsOf } from './protected-texts.ts';

/** What every rewriter may look at. */
export interface RewriteContext {
  /** The listing with the sections rewritten so far. */
  listing: Listing;
  /** The listing as it came. */
  original: Listing;
  /** The title as the seller wrote it: its small letters tell a kind of thing from a name. */
  writtenTitle: string;
  /** The keywords as the seller wrote them: each ends with what the thing is called. */
  writtenKeywords: readonly string[];
  /** The seller wrote no description: it is made of the other sections alone. */
  isUndescribed: boolean;
  marketplace: ImproveInput['marketplace'];
  profile: Profile;
  options: ImproveOptions;
  language: string;
  stopWords: ReadonlySet<string>;
  promo: RegExp | null;
  banned: RegExp | null;
  avoid: RegExp | null;
  /** What stays word for word, with single spaces. */
  protectedTexts: readonly string[];
  /** The section has full points already: only flaws that the rubric does not see are mended. */
  isFull: boolean;
}

/** One possible new text of a section. */
export interface Rewrite {
  listing: Listing;
  /** It leaves out what no listing may say; points that only those words brought need not be kept. */
  isCleaner?: boolean;
}

export function rewriteContext(input: ImproveInput): RewriteContext {
  const { listing, marketplace, options = {} } = input;
  const profile = profileOf(marketplace);
  const language = listingLanguage(listing);
  const lists = wordListsOf(language);
  const avoid = (options.avoid_words ?? []).map((word) => word.trim()).filter((word) => word !== '');
  return {
    listing,
    original: listing,
    writtenTitle: listing.title,
    writtenKeywords: listing.keywords,
    isUndescribed: isPlaceholder(listing.description),
    marketplace,
    profile,
    options,
    language,
    stopWords: new Set(lists.stop),
    promo: phrasePattern(lists.promo),
    banned: profile.title.ban_re === '' ? null : new RegExp(profile.title.ban_re, 'gu'),
    avoid: phrasePattern(avoid),
    protectedTexts: protectedTextsOf(options.protected_texts),
    isFull: false,
  };
}
