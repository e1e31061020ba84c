import { z } from 'zod';
import { imageSchema } from './cards.ts';
import { runStatusSchema } from './chats.ts';
import { fileUploadSchema, idSchema, timeSchema, writtenText } from './common.ts';
import { marketplaceSchema } from './listings.ts';

/** Largest file of a picture, in bytes: 10 MB. */
export const maxImageBytes = 10 * 1024 * 1024;
/** What a form for choosing files may offer; the server reads the content and not the name. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

const altSchema = z.string().max(1_000);

export const imageUploadSchema = fileUploadSchema.extend({ alt: altSchema.optional() });
/** Adds an image that the seller has already to a card's gallery. */
const galleryRequestSchema = z.strictObject({ image_id: idSchema });
export const addImageRequestSchema = z.union([galleryRequestSchema, imageUploadSchema]);
/** All of the card's images, each once, in their new order. */
export const imageOrderRequestSchema = z.strictObject({ image_ids: z.array(idSchema).max(1_000) });
export const imageAltRequestSchema = z.strictObject({ alt: altSchema });

export const imageChecksQuerySchema = z.object({ marketplace: marketplaceSchema.optional() });
const imageCheckSchema = z.object({
  id: z.enum(['format', 'file_size', 'size', 'shape', 'background', 'duplicate', 'place']),
  /** `refused`: the marketplace does not take it. `unknown`: it was not measured. */
  state: z.enum(['passed', 'advice', 'refused', 'unknown']),
  message: z.string(),
  fix: z.string().nullable(),
});
export type ImageCheck = z.infer<typeof imageCheckSchema>;
/** What a marketplace's dated rules say about each of a card's images, in their order. */
export const imageChecksSchema = z.object({
  marketplace: marketplaceSchema,
  rules_checked_on: z.iso.date(),
  images: z.array(z.object({ image_id: idSchema, checks: z.array(imageCheckSchema) })),
});
export type ImageChecks = z.infer<typeof imageChecksSchema>;

/** What changes a picture, one image credit each. */
export const imageOperations = [
  'white_background',
  'square',
  'crop',
  'resize',
  'straighten',
  'lighten',
  'shadow',
  'enhance',
] as const;
export const imageOperationSchema = z.enum(imageOperations);
export type ImageOperation = z.infer<typeof imageOperationSchema>;

/** What makes a new picture: from several pictures, from the facts of a card, or from words. */
export const imageMakings = ['compose', 'size_chart', 'feature_graphic', 'generate'] as const;
export const imageMakingSchema = z.enum(imageMakings);
export type ImageMaking = z.infer<typeof imageMakingSchema>;
export type ImageWork = ImageOperation | ImageMaking;

/** The size of a picture that is made or resized, in pixels. */
export const imageSides = { min: 100, max: 4_096 } as const;
export const imageSideSchema = z.number().int().min(imageSides.min).max(imageSides.max);
const editOptions = {
  /** Whose rules `resize` follows; the card's own marketplace when left out. */
  marketplace: marketplaceSchema.optional(),
  /** For `resize`, in pixels: one side alone keeps the proportions; with both, the rest is filled with background. */
  width: imageSideSchema.optional(),
  height: imageSideSchema.optional(),
  /** Further operations on the same picture, in this order; each costs an image credit. */
  also: z.array(imageOperationSchema).max(imageOperations.length).optional(),
  /** The card that the result is for; the one that the picture is on when left out. */
  card_id: idSchema.optional(),
};
export const imageEditRequestSchema = z.discriminatedUnion('operation', [
  z.strictObject({
    image_id: idSchema,
    operation: imageOperationSchema,
    options: z.strictObject(editOptions).optional(),
  }),
  z.strictObject({
    image_id: idSchema,
    operation: z.literal('compose'),
    /** The pictures after the first. */
    options: z.strictObject({ image_ids: z.array(idSchema).min(1).max(5), card_id: idSchema.optional() }),
  }),
  z.strictObject({
    /** The picture that the graphic shows; the card's main image when left out. */
    image_id: idSchema.optional(),
    operation: z.enum(['size_chart', 'feature_graphic']),
    options: z.strictObject({ card_id: idSchema }),
  }),
  z.strictObject({
    /** With a picture: a change of it in the seller's words. */
    image_id: idSchema.optional(),
    operation: z.literal('generate'),
    options: z.strictObject({ prompt: writtenText().max(2_000), card_id: idSchema.optional() }),
  }),
]);
export type ImageEditRequest = z.infer<typeof imageEditRequestSchema>;

/** One piece of work on pictures: `image` is its result, which is on no card until somebody adds it. */
export const imageEditSchema = z.object({
  /** The same as `run_id`. */
  id: idSchema,
  run_id: idSchema,
  status: runStatusSchema,
  operations: z.array(z.union([imageOperationSchema, imageMakingSchema])),
  card_id: idSchema.nullable(),
  /** The picture that it began with, while the seller has it. */
  before: imageSchema.nullable(),
  image: imageSchema.nullable(),
  /** What else was done, in sentences: "It was enlarged 1.5 times." */
  notes: z.array(z.string()),
  /** What it is doing now: a sentence; null before it starts and after its end. */
  progress: z.string().nullable(),
  /** Image credits that are held or were charged. */
  credits: z.number().int(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  created_at: timeSchema,
});
export type ImageEdit = z.infer<typeof imageEditSchema>;
export const imageEditsQuerySchema = z.object({ card_id: idSchema });
/** Work for a card that is still running, or whose result waits for a decision: newest first, at most 20. */
export const imageEditsSchema = z.object({ items: z.array(imageEditSchema), can_generate: z.boolean() });
export type ImageEdits = z.infer<typeof imageEditsSchema>;
