import type { Listing, ListingImage } from '../listing.ts';
import type { Profile } from '../marketplaces/profile.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { listingLanguage } from '../text/language.ts';
import { type WordLists, wordListsOf } from '../text/word-lists.ts';
import { phrasePattern, type Word, wordsOf } from '../text/words.ts';

/** What the rules look at; texts that several rules need are prepared once. */
export interface ScoreContext {
  listing: Listing;
  images: readonly ListingImage[];
  profile: Profile;
  marketplaceName: string;
  /** The title, composed and trimmed, for lengths. */
  title: string;
  /** Words of the title as it stands in the listing. */
  titleWords: readonly Word[];
  /** Plain text of the description. */
  description: string;
  /** The word for the brand of unbranded goods, if the marketplace names one. */
  unbranded: string | null;
  stopWords: ReadonlySet<string>;
  promo: RegExp | null;
  banned: RegExp | null;
}

export function scoreContext(
  { listing, images }: { listing: Listing; images: readonly ListingImage[] },
  { profile, marketplaceName, unbranded }: Pick<ScoreContext, 'profile' | 'marketplaceName' | 'unbranded'>,
): ScoreContext {
  const lists = wordListsOf(listingLanguage(listing));
  return {
    listing,
    images,
    profile,
    marketplaceName,
    unbranded,
    title: listing.title.normalize('NFC').trim(),
    titleWords: wordsOf(listing.title).map((found) => ({ ...found, word: found.word.normalize('NFC') })),
    description: htmlToText(listing.description),
    ...patternsOf(lists, profile),
  };
}

type Patterns = Pick<ScoreContext, 'stopWords' | 'promo' | 'banned'>;
type ListPatterns = Pick<ScoreContext, 'stopWords' | 'promo'>;

// Compiling an expression costs more than scoring a card, so each list and each rule pack is compiled once.
const listPatterns = new WeakMap<WordLists, ListPatterns>();
const bannedPatterns = new WeakMap<Profile, RegExp | null>();

function patternsOf(lists: WordLists, profile: Profile): Patterns {
  let fromLists = listPatterns.get(lists);
  if (fromLists === undefined) {
    fromLists = { stopWords: new Set(lists.stop), promo: phrasePattern(lists.promo) };
    listPatterns.set(lists, fromLists);
  }
  let banned = bannedPatterns.get(profile);
  if (banned === undefined) {
    banned = profile.title.ban_re === '' ? null : new RegExp(profile.title.ban_re, 'gu');
    bannedPatterns.set(profile, banned);
  }
  return { ...fromLists, banned };
}
