import type { Card, CardsQuery, Comparison, CreateCardRequest } from '@cardwright/contract/cards';
import type { Page } from '@cardwright/contract/common';
import type { CreateExportRequest, Export } from '@cardwright/contract/exports';
import type { Marketplace } from '@cardwright/contract/listings';
import type { ScoreBody } from '@cardwright/contract/scores';
import type { Source } from '@cardwright/listing/evidence';
import type { Listing, ListingSection } from '@cardwright/listing/listing';

export interface ImproveOptions {
  title_max?: number;
  include_keywords?: string[];
  avoid_words?: string[];
}

/** What a model gets to rewrite a listing, and may use as facts. */
export interface RewriteInput {
  listing: Listing;
  sources: Source[];
  marketplace: Marketplace;
  sections?: ListingSection[];
  options?: ImproveOptions;
}

interface Improvement {
  changes: { path: string; reason: string }[];
  questions: { path: string; question: string; gain: number }[];
  flags: { path: string; text: string }[];
}

/** What the assistant needs of the cards module. Each call is bound to the user that it is given. */
export interface AssistantCards {
  importNow(
    userId: string,
    request: CreateCardRequest,
    options: { chat_id?: string; part_of?: string; signal: AbortSignal; onProgress(step: string): void },
  ): Promise<Card>;
  get(userId: string, cardId: string): Promise<Card>;
  list(userId: string, query: CardsQuery): Promise<Page<Card>>;
  score(userId: string, cardId: string, marketplace?: Marketplace): Promise<ScoreBody>;
  /** As `score`, for a scoring credit; `key`: the same one again is charged once. */
  paidScore(userId: string, cardId: string, marketplace: Marketplace | undefined, key: string): Promise<ScoreBody>;
  improveNow(
    userId: string,
    cardId: string,
    options: {
      marketplace?: Marketplace;
      sections?: ListingSection[];
      options?: ImproveOptions;
      signal?: AbortSignal;
      /** The turn whose step this is. */
      part_of?: string;
      rewrite?: (input: RewriteInput) => Promise<Listing>;
    },
  ): Promise<{ card: Card; improvement: Improvement; score_before: number; score_after: number }>;
  compare(userId: string, cardId: string, from: string, to: string): Promise<Comparison>;
}

/** What the assistant needs of the exports module. */
export interface AssistantExports {
  create(userId: string, request: CreateExportRequest): Promise<Export>;
}
