import type { Evidence, Flag, Source } from '../evidence.ts';
import type { Listing, ListingImage, ListingSection } from '../listing.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';

export interface ImproveOptions {
  /** Longest title in characters, when shorter than the marketplace's own. */
  title_max?: number;
  /** Words the seller wants found; they go into the title where they fit, else into the keywords. */
  include_keywords?: string[];
  /** Words the seller does not want to see. */
  avoid_words?: string[];
  /** Sentences and entries of any section that stay word for word. */
  protected_texts?: string[];
}

export interface ImproveInput {
  listing: Listing;
  images: ListingImage[];
  /** Where facts may come from. A section that no source supports keeps its text. */
  sources: Source[];
  marketplace: MarketplaceId;
  /** The sections to rewrite; all of them when left out. */
  sections?: ListingSection[];
  options?: ImproveOptions;
}

export interface Question {
  path: string;
  question: string;
  /** How far the score rises once the answer is in the listing. */
  gain: number;
}

export interface Improvement {
  listing: Listing;
  evidence: Evidence[];
  flags: Flag[];
  /** Facts that only the seller knows, at most five, the most useful first. */
  questions: Question[];
  changes: { path: string; reason: string }[];
  /** Wanted sections that kept their text, each with the reason, where that was looked for. */
  unchanged?: { path: string; reason: string }[];
}

export interface RuleImprovement extends Improvement {
  unchanged: { path: string; reason: string }[];
}
