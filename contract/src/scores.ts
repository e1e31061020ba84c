import { z } from 'zod';
import { marketplaceSchema } from './listings.ts';

export const scoreRequestSchema = z.strictObject({ marketplace: marketplaceSchema.optional() });

const scoreSectionIdSchema = z.enum(['title', 'description', 'bullets', 'specifications', 'keywords', 'images']);

export const scoreSchema = z.object({
  marketplace: marketplaceSchema,
  rules_checked_on: z.iso.date(),
  /** 0 to 100, rounded half up; at most 59 while a blocker stands. */
  total: z.number().int(),
  raw: z.number(),
  blockers: z.array(z.string()),
  sections: z.array(
    z.object({ id: scoreSectionIdSchema, score: z.number().int().nullable(), points: z.number(), weight: z.number() }),
  ),
  rules: z.array(
    z.object({
      id: z.string(),
      section: scoreSectionIdSchema,
      /** Null: the rule does not apply and counts in neither sum. */
      points: z.number().nullable(),
      weight: z.number(),
      message: z.string(),
      why: z.string(),
      where: z.array(
        z.object({
          path: z.string(),
          start: z.number().int().optional(),
          end: z.number().int().optional(),
          text: z.string().optional(),
        }),
      ),
      fix: z.string().nullable(),
      gain: z.number(),
    }),
  ),
});
export type ScoreBody = z.infer<typeof scoreSchema>;

export const paidScoreQuerySchema = z.strictObject({ marketplace: marketplaceSchema.optional() });

/** Null: nobody has paid for it yet. */
export const paidScoreSchema = z.object({ score: scoreSchema.nullable() });
export type PaidScore = z.infer<typeof paidScoreSchema>;
