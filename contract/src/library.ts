import { z } from 'zod';
import { cardStatusSchema } from './cards.ts';
import { idSchema, listQuerySchema, pageOf, timeSchema } from './common.ts';
import { improveWishesSchema } from './improve-wishes.ts';
import { marketplaceSchema, sectionSchema } from './listings.ts';

/** The bands that a score is shown in: below 60, below 80, and from 80 up; `none` is a card without a score. */
export const scoreBandSchema = z.enum(['low', 'middle', 'high', 'none']);
export type ScoreBand = z.infer<typeof scoreBandSchema>;

/** The most characters of a search. */
export const longestCardQuery = 200;

const yes = z.literal('true').or(z.literal(true));

/** What narrows the library; everything given must hold. */
export const cardMatchSchema = z.object({
  /** Words, each from its beginning; in title, text, brand, codes. One letter may be wrong where nothing else is found. */
  query: z.string().max(longestCardQuery).optional(),
  status: cardStatusSchema.optional(),
  marketplace: marketplaceSchema.optional(),
  score: scoreBandSchema.optional(),
  /** Only cards that everybody can see. */
  published: yes.optional(),
  /** Only cards whose current version has flags. */
  flagged: yes.optional(),
});
export type CardMatch = z.infer<typeof cardMatchSchema>;

export const cardSortSchema = z.enum(['-updated_at', 'updated_at', 'title', '-title', 'score', '-score']);
export type CardSort = z.infer<typeof cardSortSchema>;

export const cardSummariesQuerySchema = listQuerySchema.extend({
  ...cardMatchSchema.shape,
  sort: cardSortSchema.default('-updated_at'),
});
export type CardSummariesQuery = z.infer<typeof cardSummariesQuerySchema>;

/** The part of a card that a list shows. */
export const cardSummarySchema = z.object({
  id: idSchema,
  status: cardStatusSchema,
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Empty until an import has found one. */
  title: z.string(),
  source_url: z.string().nullable(),
  marketplace: marketplaceSchema,
  score: z.number().int().nullable(),
  thumbnail_url: z.string().nullable(),
  case_id: idSchema.nullable(),
  flag_count: z.number().int(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type CardSummary = z.infer<typeof cardSummarySchema>;

export const cardSummaryPageSchema = pageOf(cardSummarySchema).extend({
  /** How many cards match; only on the first page. */
  total: z.number().int().optional(),
  /** Counting stopped at `total`: there are at least as many. */
  total_is_least: z.boolean().optional(),
  /** Nothing matched as it was typed; these matches differ by a letter. */
  approximate: z.boolean().optional(),
});
export type CardSummaryPage = z.infer<typeof cardSummaryPageSchema>;

/** The most cards that one call names or matches. */
export const maxBulkCards = 100_000;
const cardIdsSchema = z.array(idSchema).min(1).max(maxBulkCards);
export const cardIdsRequestSchema = z.strictObject({ card_ids: cardIdsSchema });
export const matchRequestSchema = z.strictObject({
  match: z.strictObject(cardMatchSchema.shape),
  /** Cards to leave out although they match. */
  except_ids: z.array(idSchema).max(maxBulkCards).optional(),
});
/** Cards by their ids, or all that match but some. */
export const cardChoiceSchema = z.union([cardIdsRequestSchema, matchRequestSchema]);
export type CardChoice = z.infer<typeof cardChoiceSchema>;

export const selectedCardsSchema = z.object({
  /** Ids, at most 100,000, the last changed first. Their form is not checked, which would take longer than reading them. */
  card_ids: z.array(z.string()),
  /** How many match, however many are named. */
  total: z.number().int(),
});
export type SelectedCards = z.infer<typeof selectedCardsSchema>;

export const deletedCardsSchema = z.object({
  deleted: z.array(idSchema),
  /** Brings exactly these cards back, within the hour. */
  deletion_id: idSchema.optional(),
});
export type DeletedCards = z.infer<typeof deletedCardsSchema>;

export const undeleteRequestSchema = z.union([cardIdsRequestSchema, z.strictObject({ deletion_id: idSchema })]);
export type UndeleteRequest = z.infer<typeof undeleteRequestSchema>;
export const restoredCardsSchema = z.object({ restored: z.array(idSchema) });

/** Data of the event `cards_changed`: ids of cards that changed or are new; null when it may be any. */
export const cardsChangedSchema = z.object({ card_ids: z.array(idSchema).nullable() });
export type CardsChanged = z.infer<typeof cardsChangedSchema>;

const bulkWork = {
  action: z.enum(['score', 'improve']),
  /** The cards get this marketplace; without it each keeps its own. */
  marketplace: marketplaceSchema.optional(),
  /** For `improve`: only these sections. */
  sections: z.array(sectionSchema).min(1).optional(),
  /** For `improve`: how each card is to be rewritten. */
  wishes: improveWishesSchema.optional(),
  /** Starts nothing: only says what it would cost. */
  dry_run: z.boolean().default(false),
};
export const bulkRequestSchema = z.union([cardIdsRequestSchema.extend(bulkWork), matchRequestSchema.extend(bulkWork)]);
export type BulkRequest = z.infer<typeof bulkRequestSchema>;

/** What each card is to become, for a person: "title up to 80 characters"; empty without wishes and preferences. */
const askedSchema = z.array(z.string()).optional();

export const bulkQuoteSchema = z.object({
  action: z.enum(['score', 'improve']),
  card_count: z.number().int(),
  /** Cards that are being worked on, or whose import failed: they are left out. */
  left_out: z.number().int(),
  cost: z.object({ feature: z.enum(['credits', 'scoring_credits']), each: z.number().int(), total: z.number().int() }),
  /** The balance, daily credits included; null: unlimited. */
  balance: z.number().int().nullable(),
  covered: z.boolean(),
  asked: askedSchema,
  /** Sentences about the wishes that cannot be followed. */
  notes: z.array(z.string()).optional(),
});
export type BulkQuote = z.infer<typeof bulkQuoteSchema>;

export const bulkJobSchema = z.object({
  id: idSchema,
  action: z.enum(['score', 'improve']),
  status: z.enum(['queued', 'running', 'done', 'stopped']),
  card_count: z.number().int(),
  done_count: z.number().int(),
  failed_count: z.number().int(),
  /** How many of those done had nothing to improve, which cost nothing. */
  unchanged_count: z.number().int().optional(),
  /** How many of those done changed only in capitals, punctuation or layout, which cost nothing either. */
  free_count: z.number().int().optional(),
  /** What has been charged so far, in the feature that the quote names. */
  charged: z.number().int().optional(),
  /** The first hundred cards for which it failed. */
  failures: z.array(z.object({ card_id: idSchema, message: z.string() })),
  asked: askedSchema,
  created_at: timeSchema,
  finished_at: timeSchema.nullable(),
});
export type BulkJob = z.infer<typeof bulkJobSchema>;
export const bulkJobPageSchema = pageOf(bulkJobSchema);
