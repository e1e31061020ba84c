import { z } from 'zod';
import { idSchema, timeSchema } from './common.ts';
import { marketplaceSchema } from './listings.ts';

/** The largest file of products, in bytes, and the most rows that it may have. */
export const maxCardFileBytes = 10 * 1024 * 1024;
export const maxCardFileRows = 10_000;
/** How many rows are shown before the import, and how many problems and failed rows are listed. */
export const shownRows = 20;
export const shownProblems = 500;

/** What a column can become; see the listing engine's `import-fields.ts`. */
export const importFieldSchema = z.enum([
  'title',
  'description',
  'bullets',
  'specifications',
  'specification',
  'specification_name',
  'specification_value',
  'keywords',
  'brand',
  'category',
  'price',
  'currency',
  'gtin',
  'sku',
  'mpn',
  'asin',
  'availability',
  'quantity',
  'language',
  'images',
  'image_alts',
  'source_url',
  'marketplace',
  'group',
  'parent',
  'relation',
]);
export type ImportField = z.infer<typeof importFieldSchema>;

export const cardFileColumnSchema = z.object({
  /** From 0. */
  index: z.number().int(),
  name: z.string(),
  samples: z.array(z.string()),
  /** Null: left out. */
  field: importFieldSchema.nullable(),
  /** 0 to 1; 1 when the layout of the file is known. */
  confidence: z.number(),
});
export type CardFileColumn = z.infer<typeof cardFileColumnSchema>;

export const cardFileProblemSchema = z.object({
  /** `error`: the row makes no card. */
  level: z.enum(['error', 'warning']),
  code: z.string(),
  /** Counted as in a spreadsheet, from 1; null if the problem concerns the whole file or a column. */
  row: z.number().int().nullable(),
  column: z.string().nullable(),
  message: z.string(),
  value: z.string().nullable(),
});
export type CardFileProblem = z.infer<typeof cardFileProblemSchema>;

/** A product as it would become a card. */
export const cardFileRowSchema = z.object({
  rows: z.array(z.number().int()),
  title: z.string(),
  brand: z.string().nullable(),
  price: z.string().nullable(),
  sku: z.string().nullable(),
  bullet_count: z.number().int(),
  specification_count: z.number().int(),
  image_count: z.number().int(),
  /** False: an error keeps it from becoming a card. */
  is_importable: z.boolean(),
});
export type CardFileRow = z.infer<typeof cardFileRowSchema>;

/** What an import with the chosen columns would give. */
export const cardFilePreviewSchema = z.object({
  /** The first products. */
  rows: z.array(cardFileRowSchema),
  product_count: z.number().int(),
  importable_count: z.number().int(),
  /** The first problems, errors before warnings. */
  problems: z.array(cardFileProblemSchema),
  error_count: z.number().int(),
  warning_count: z.number().int(),
});
export type CardFilePreview = z.infer<typeof cardFilePreviewSchema>;

export const cardFileStatusSchema = z.enum(['uploaded', 'reading', 'creating', 'pictures', 'done', 'failed']);

export const cardFileSchema = cardFilePreviewSchema.extend({
  import_id: idSchema,
  file_name: z.string(),
  format: z.enum(['csv', 'xlsx', 'json', 'jsonld', 'google_xml']),
  /** The layout that was recognised, such as `shopify`; null for any other table. */
  template: z.string().nullable(),
  columns: z.array(cardFileColumnSchema),
  row_count: z.number().int(),
  created_at: timeSchema,
  status: cardFileStatusSchema,
  /** Of the running or finished import. */
  progress: z.object({
    /** Products to go through; 0 until the file has been read. */
    total: z.number().int(),
    created: z.number().int(),
    failed: z.number().int(),
    /** Cards whose pictures are still to be loaded. */
    pictures_left: z.number().int(),
  }),
  /** The first rows that made no card, with the reason. */
  failed_rows: z.array(z.object({ rows: z.array(z.number().int()), title: z.string(), message: z.string() })),
  /** The cards that were made, once all are there. */
  card_ids: z.array(idSchema),
  /** Why the import ended `failed`. */
  error_message: z.string().nullable(),
});
export type CardFile = z.infer<typeof cardFileSchema>;

const columnChoicesSchema = z
  .array(z.strictObject({ index: z.number().int().min(0).max(16_383), field: importFieldSchema.nullable() }))
  .max(1_000);
export const cardFilePreviewRequestSchema = z.strictObject({ columns: columnChoicesSchema });
export const cardFileImportRequestSchema = z.strictObject({
  /** Without it, the suggested columns are taken. */
  columns: columnChoicesSchema.optional(),
  /** For cards whose row names no marketplace; without it, the file's own marketplace or `generic`. */
  marketplace: marketplaceSchema.optional(),
  /** Rows to leave out, counted as in a spreadsheet. */
  skip_rows: z.array(z.number().int().min(1)).max(maxCardFileRows).optional(),
});
export type CardFileImportRequest = z.infer<typeof cardFileImportRequestSchema>;
