import { z } from 'zod';

const length = z.enum(['shorter', 'longer']).optional();
const phrases = (most: number) => z.array(z.string().min(1).max(100)).min(1).max(most);

/** How listings are to be rewritten, besides the marketplace and the sections. */
export const improveWishes = {
  title_max: z.number().int().min(20).max(500).optional().describe('Longest title, in characters'),
  description_max: z.number().int().min(50).max(20_000).optional().describe('Longest description, in characters'),
  description_sentences: z.number().int().min(1).max(30).optional().describe('Most sentences of the description'),
  bullets_max: z.number().int().min(1).max(20).optional().describe('Most bullets'),
  tone: z.enum(['friendly', 'formal', 'playful', 'plain', 'persuasive']).optional(),
  include_keywords: phrases(20).optional(),
  avoid_words: phrases(50).optional(),
  rules: z
    .array(z.string().regex(/^[A-Z]\d{1,2}$/))
    .min(1)
    .max(29)
    .optional()
    .describe('Only what these rules of the score name, such as T3'),
  length,
  lengths: z
    .strictObject({ title: length, description: length, bullets: length })
    .optional()
    .describe('For single sections; counts before `length`'),
};
export const improveWishesSchema = z.strictObject(improveWishes);
export type ImproveWishes = z.infer<typeof improveWishesSchema>;
/** Parts of which one may be wished shorter and another longer in the same request. */
export const lengthSections = ['title', 'description', 'bullets'] as const;
export type LengthSection = (typeof lengthSections)[number];

export const preferenceKindSchema = z.enum([
  'brand_voice',
  'avoid_words',
  'include_keywords',
  'units',
  'marketplace',
  'other',
]);
export type PreferenceKind = z.infer<typeof preferenceKindSchema>;
/** What the seller told the assistant about texts in general. */
export interface Preference {
  kind: PreferenceKind;
  value: string;
}
