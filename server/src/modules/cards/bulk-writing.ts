import type { Card } from '@cardwright/contract/cards';
import type { ImproveWishes, Preference } from '@cardwright/contract/improve-wishes';
import type { Marketplace } from '@cardwright/contract/listings';
import type { ListingSection } from '@cardwright/listing/listing';
import type { ImproveCardOptions } from './card-improvements.ts';

/** How the cards of a job are to be rewritten. It is stored with the job, so that all its cards are written alike. */
export interface BulkAsked {
  /** Null: each card's own. */
  marketplace: Marketplace | null;
  /** Null: all. */
  sections: ListingSection[] | null;
  /** Null: by the rules of the listing engine, as when the library asks for it. */
  wishes: { asked: ImproveWishes; preferences: Preference[] } | null;
}

/** Knows what wishes mean; the assistant does. */
export interface BulkWriting {
  /** The wishes in words, and sentences about those that cannot be followed. */
  describe(asked: BulkAsked): { asked: string[]; notes: string[] };
  /** An abort of `signal` ends the writing of a language model. */
  optionsFor(
    asked: BulkAsked,
    card: Pick<Card, 'marketplace' | 'current'>,
    signal: AbortSignal,
  ): Pick<ImproveCardOptions, 'marketplace' | 'sections' | 'options' | 'rewrite'>;
}
