import { z } from 'zod';
import { idSchema, pageOf, timeSchema } from './common.ts';
import { cardIdsRequestSchema, matchRequestSchema } from './library.ts';
import { marketplaceSchema } from './listings.ts';

export const exportFormatSchema = z.enum([
  'xlsx',
  'csv',
  'json',
  'shopify_csv',
  'woocommerce_csv',
  'google_xml',
  'google_tsv',
  'ebay_csv',
  'etsy_csv',
  'ozon_xlsx',
  'wildberries_xlsx',
  'amazon_sheet',
  'jsonld',
]);
export type ExportFormat = z.infer<typeof exportFormatSchema>;
/** The formats that every plan writes; the marketplaces' own need a plan with `marketplace_exports`, else 403 `plan_required`. */
export const freeFormats = ['xlsx', 'csv', 'json'] as const satisfies ExportFormat[];

export const exportStatusSchema = z.enum(['queued', 'processing', 'done', 'failed']);

const exportOptions = {
  format: exportFormatSchema.default('xlsx'),
  /** Whose rules the values meet; without it each card's own, or that of the format. */
  marketplace: marketplaceSchema.optional(),
  version: z.enum(['original', 'current']).default('current'),
};
/** Cards by their ids, or all that match except some. */
export const createExportRequestSchema = z.union([
  cardIdsRequestSchema.extend(exportOptions),
  matchRequestSchema.extend(exportOptions),
]);
export type CreateExportRequest = z.infer<typeof createExportRequestSchema>;
/** As a client sends it: what is left out has a default. */
export type ExportRequest = z.input<typeof createExportRequestSchema>;

/** How many warnings of an export are kept, and how many the list shows; `warning_count` says how many there were. */
export const keptWarnings = 1_000;
export const listedWarnings = 50;
export const exportWarningSchema = z.object({
  card_id: idSchema,
  message: z.string(),
  /** The title as it was when the file was written; null when the card was gone. */
  card_title: z.string().nullable().optional(),
});
export type ExportWarningBody = z.infer<typeof exportWarningSchema>;

export const exportSchema = z.object({
  id: idSchema,
  status: exportStatusSchema,
  format: exportFormatSchema,
  /** Null: each card's own. */
  marketplace: marketplaceSchema.nullable(),
  version: z.enum(['original', 'current']),
  card_count: z.number().int(),
  processed_count: z.number().int(),
  created_at: timeSchema,
  finished_at: timeSchema.nullable(),
  /** Signed; lives 7 days. Null for a `done` export whose file was removed because of its age. */
  file_url: z.string().nullable(),
  file_name: z.string().nullable(),
  file_bytes: z.number().int().nullable(),
  error_message: z.string().nullable(),
  /** The seller ended it; its status is `failed`. */
  cancelled: z.boolean(),
  warnings: z.array(exportWarningSchema),
  warning_count: z.number().int(),
});
export type Export = z.infer<typeof exportSchema>;
export const exportPageSchema = pageOf(exportSchema);

/** Data of the event `export_update`. */
export const exportUpdateSchema = z.object({
  export_id: idSchema,
  status: z.enum(['done', 'failed']),
  file_url: z.string().nullable(),
  error_message: z.string().nullable(),
  /** The seller ended it. */
  cancelled: z.boolean().optional(),
  /** This user's exports still queued or processing after the event. */
  processing_count: z.number().int(),
});
export type ExportUpdate = z.infer<typeof exportUpdateSchema>;

/** Data of the event `export_progress`. */
export const exportProgressSchema = z.object({
  export_id: idSchema,
  status: z.enum(['queued', 'processing']),
  processed_count: z.number().int(),
  card_count: z.number().int(),
});
export type ExportProgress = z.infer<typeof exportProgressSchema>;

/** What an export would warn about, without making it. */
export const exportCheckSchema = z.object({
  card_count: z.number().int(),
  /** How many cards, from the first on, were looked at. */
  checked_count: z.number().int(),
  warnings: z.array(exportWarningSchema),
  warning_count: z.number().int(),
  /** Why the file could not be written at all. */
  failure: z.string().nullable(),
});
export type ExportCheck = z.infer<typeof exportCheckSchema>;
