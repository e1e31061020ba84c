import { z } from 'zod';
import { idSchema, listQuerySchema, pageOf, timeSchema } from './common.ts';
import { listingSchema, marketplaceSchema, newListingSchema, sectionSchema, sentListingSchema } from './listings.ts';

export const cardStatusSchema = z.enum(['importing', 'ready', 'improving', 'failed']);
export type CardStatus = z.infer<typeof cardStatusSchema>;

/** Why an import ended `failed`; the message tells a person what to do. */
export const importFailureCodeSchema = z.enum([
  'unreachable',
  'blocked_address',
  'not_a_product',
  'blocked_by_site',
  'too_large',
  'unsupported_type',
]);
export type ImportFailureCode = z.infer<typeof importFailureCodeSchema>;

export const evidenceSchema = z.object({
  path: z.string(),
  source_id: z.string(),
  quote: z.string(),
  /** The facts that the quote states, in the words of the text at the path. */
  facts: z.array(z.string()).optional(),
});
export const flagSchema = z.object({
  path: z.string(),
  kind: z.string(),
  text: z.string(),
  /** The seller says that it is right. This holds for as long as the words stay. */
  confirmed: z.boolean().optional(),
});
export type Flag = z.infer<typeof flagSchema>;

export const versionSchema = z.object({
  id: idSchema,
  number: z.number().int(),
  label: z.string(),
  author: z.enum(['import', 'seller', 'assistant']),
  created_at: timeSchema,
  listing: listingSchema,
  evidence: z.array(evidenceSchema),
  flags: z.array(flagSchema),
});
export type Version = z.infer<typeof versionSchema>;

export const imageSchema = z.object({
  id: idSchema,
  /** Signed and expiring, because an `<img>` carries no bearer header. */
  url: z.string(),
  thumbnail_url: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  content_type: z.string().nullable(),
  bytes: z.number().int().nullable(),
  alt: z.string(),
  origin: z.enum(['import', 'upload', 'assistant']),
  position: z.number().int(),
  /** Smaller forms, smallest first, each as AVIF and as WebP. */
  variants: z
    .array(
      z.object({
        url: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        content_type: z.string(),
      }),
    )
    .optional(),
  /** What else the score uses about the picture, so that the browser can compute the same score. */
  measures: z
    .object({ format: z.string().nullable(), white_share: z.number().nullable(), content_hash: z.string().nullable() })
    .optional(),
});
export type CardImage = z.infer<typeof imageSchema>;

export const cardSchema = z.object({
  id: idSchema,
  status: cardStatusSchema,
  /** `charged`, only on a single card: credits that were charged for the import although it failed. */
  failure: z.object({ code: z.string(), message: z.string(), charged: z.number().int().optional() }).nullable(),
  source_url: z.string().nullable(),
  brand_store: z.string().nullable(),
  marketplace: marketplaceSchema,
  original: versionSchema,
  current: versionSchema,
  images: z.array(imageSchema),
  score: z.number().int().nullable(),
  chat_id: idSchema.nullable(),
  case_id: idSchema.nullable(),
  /** Sections that an improvement leaves alone. */
  locks: z.array(sectionSchema).optional(),
  /** Sentences and entries of any section that an improvement keeps word for word. */
  protected_texts: z.array(z.string()).optional(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type Card = z.infer<typeof cardSchema>;
export const cardPageSchema = pageOf(cardSchema);

const marketplaceOption = { marketplace: marketplaceSchema.optional() };
/** Saved pages may be as large as fetched ones: 10 MB. */
export const maxHtmlCharacters = 10 * 1024 * 1024;
export const createCardRequestSchema = z.union([
  z.strictObject({ source_url: z.string().min(1).max(2_000), ...marketplaceOption }),
  z.strictObject({
    html: z.string().min(1).max(maxHtmlCharacters),
    source_url: z.string().max(2_000).optional(),
    ...marketplaceOption,
  }),
  z.strictObject({ text: z.string().min(1).max(200_000), ...marketplaceOption }),
  z.strictObject({ listing: newListingSchema, ...marketplaceOption }),
]);
export type CreateCardRequest = z.infer<typeof createCardRequestSchema>;

export const cardsQuerySchema = listQuerySchema.extend({
  query: z.string().max(200).optional(),
  status: cardStatusSchema.optional(),
  marketplace: marketplaceSchema.optional(),
  sort: z.enum(['-updated_at', 'updated_at', 'title', '-title', 'score', '-score']).default('-updated_at'),
});
export type CardsQuery = z.infer<typeof cardsQuerySchema>;

export const patchCardRequestSchema = z.strictObject({
  listing: sentListingSchema.partial().optional(),
  marketplace: marketplaceSchema.optional(),
  /** Id of the version that the edit started from. An edit of locks or flags alone fits every version. */
  base_version: idSchema,
  /** Names one spell of typing: while its version is the current one, the next save replaces it under a new id. */
  draft_session: idSchema.optional(),
  locks: z.array(sectionSchema).max(5).optional(),
  protected_texts: z.array(z.string().min(1).max(5_000)).max(200).optional(),
  /** Flags of the current version that the seller confirms, or takes the confirmation back of. */
  flags: z
    .array(z.strictObject({ path: z.string(), kind: z.string(), text: z.string(), confirmed: z.boolean() }))
    .max(100)
    .optional(),
});
export type PatchCardRequest = z.infer<typeof patchCardRequestSchema>;

export const versionPageSchema = pageOf(versionSchema);

/** `original`, `current` or a version id. */
export const versionRefSchema = z.union([z.literal('original'), z.literal('current'), idSchema]);
export const comparisonQuerySchema = z.object({
  from: versionRefSchema.default('original'),
  to: versionRefSchema.default('current'),
});
const textPartsSchema = z.array(z.object({ op: z.enum(['equal', 'insert', 'delete']), text: z.string() }));
/** A fact where a version states it: the path into its listing, such as `bullets/2`, and the words. */
const statedFactSchema = z.object({ path: z.string(), kind: z.string(), text: z.string() });
/** Words of a source and their UTF-16 offsets into its text. */
const factSourceSchema = z.object({
  source_id: z.string(),
  quote: z.string(),
  start: z.number().int(),
  end: z.number().int(),
});
export const comparisonSchema = z.object({
  from: idSchema,
  to: idSchema,
  fields: z.array(
    z.object({
      path: z.string(),
      change: z.enum(['same', 'changed', 'added', 'removed']),
      parts: textPartsSchema,
    }),
  ),
  /** Bullets and specifications that have moved; places count from 0. */
  moved: z
    .array(
      z.object({
        section: z.enum(['bullets', 'specifications']),
        from: z.number().int(),
        to: z.number().int(),
        change: z.enum(['moved', 'moved_and_changed']),
        parts: textPartsSchema,
      }),
    )
    .optional(),
  /** The facts that the two versions state, whatever the words and the place. */
  facts: z
    .object({
      kept: z.array(statedFactSchema.extend({ from_path: z.string() })),
      /** `source` is null when no source states the fact, and left out where sources are not public. */
      added: z.array(statedFactSchema.extend({ source: factSourceSchema.nullable().optional() })),
      changed: z.array(z.object({ from: statedFactSchema, to: statedFactSchema })),
      lost: z.array(statedFactSchema),
    })
    .optional(),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** The facts of the current version that a source states: the words at the path, and the sentence that states them. */
export const cardFactsSchema = z.object({
  version_id: idSchema,
  facts: z.array(
    z.object({
      path: z.string(),
      text: z.string(),
      quote: z.string(),
      source: z.enum(['page', 'text', 'file', 'seller', 'message']),
    }),
  ),
});
export type CardFacts = z.infer<typeof cardFactsSchema>;

export const improveRequestSchema = z.strictObject({
  marketplace: marketplaceSchema.optional(),
  sections: z.array(sectionSchema).min(1).optional(),
  instructions: z.string().max(4_000).optional(),
});
export const runStartedSchema = z.object({ run_id: idSchema });
