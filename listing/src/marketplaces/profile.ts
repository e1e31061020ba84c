import { z } from 'zod';

const side = z.strictObject({
  longest: z.number().optional(),
  shortest: z.number().optional(),
  box: z.tuple([z.number(), z.number()]).optional(),
});

const count = z.number().int().nonnegative();

/** The limits and good ranges of one marketplace. Text lengths are Unicode code points unless a field says otherwise. */
export const profileSchema = z.strictObject({
  /** The day on which a person last compared these numbers with the marketplace's own pages. */
  checked_on: z.iso.date(),
  /** Keys into `marketplaces/sources.ts`; empty where every number is our own choice. */
  sources: z.array(z.string()),
  title: z.strictObject({
    min: count,
    max: count,
    hard: count.nullable(),
    words: count.nullable(),
    /** How often one word may occur. */
    repeat: count,
    /** A regular expression (flag `u`) of characters the title must not hold; empty for none. */
    ban_re: z.string(),
    /** Characters allowed once each. */
    once: z.string(),
    brand: z.enum(['any', 'forbid']),
  }),
  description: z.strictObject({
    ideal: count,
    hard_min: count,
    hard_max: count.nullable(),
    html: z.enum(['none', 'basic', 'full']),
  }),
  bullets: z.strictObject({ ideal: count, max: count.nullable(), len: z.tuple([count, count]) }).nullable(),
  /** How many specifications count as full. */
  specifications: count,
  gtin: z.enum(['required', 'recommended', 'optional']),
  keywords: z
    .strictObject({ mode: z.enum(['count', 'bytes']), ideal: count, max: count.nullable(), len: count.nullable() })
    .nullable(),
  images: z.strictObject({
    ideal: count,
    max: count.nullable(),
    min: side.nullable(),
    good: side,
    formats: z.array(z.string()).nullable(),
    /** Largest file in MiB. */
    mb: z.number().nullable(),
    /** Accepted width/height of the main image. */
    aspect: z.array(z.number()).nullable(),
    white: z.boolean(),
  }),
  /** Rules that stop an upload whenever they are not fully met. */
  hard: z.array(z.string()),
});

export type Profile = z.infer<typeof profileSchema>;
export type ImageSide = z.infer<typeof side>;
