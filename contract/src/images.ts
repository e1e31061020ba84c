import { z } from 'zod';
import { idSchema } from './common.ts';
import { marketplaceSchema } from './listings.ts';

/** Largest file of a picture, in bytes: 10 MB. */
export const maxImageBytes = 10 * 1024 * 1024;
/** What a form for choosing files may offer; the server reads the content and not the name. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

const altSchema = z.string().max(1_000);

/** A file as `multipart/form-data`: the field `file` is the file, and the server puts its SHA-256 in its place. */
export const imageUploadSchema = z.strictObject({ file: z.string(), alt: altSchema.optional() });
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
/** What a marketplace's dated rules say of each of a card's images, in their order. */
export const imageChecksSchema = z.object({
  marketplace: marketplaceSchema,
  rules_checked_on: z.iso.date(),
  images: z.array(z.object({ image_id: idSchema, checks: z.array(imageCheckSchema) })),
});
export type ImageChecks = z.infer<typeof imageChecksSchema>;
