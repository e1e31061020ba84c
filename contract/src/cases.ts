import { z } from 'zod';
import { imageSchema, versionSchema } from './cards.ts';
import { caseTurnsSent, longestCaseQuestion, longestCaseTurn } from './case-limits.ts';
import { idSchema, timeSchema, writtenText } from './common.ts';
import { marketplaceSchema } from './listings.ts';

export const publishedCaseSchema = z.object({
  case_id: idSchema,
  /** Absolute address of the public page. */
  url: z.string(),
});
export type PublishedCase = z.infer<typeof publishedCaseSchema>;

/** Without evidence and flags: they quote the seller's sources and are notes for the seller. */
export const publicVersionSchema = versionSchema.pick({ id: true, number: true, created_at: true, listing: true });
export type PublicVersion = z.infer<typeof publicVersionSchema>;

/** A published card as anybody may see it: nothing in it leads to its seller or to a chat. */
export const publicCaseSchema = z.object({
  case_id: idSchema,
  marketplace: marketplaceSchema,
  brand_store: z.string().nullable(),
  original: publicVersionSchema,
  current: publicVersionSchema,
  images: z.array(imageSchema),
  score: z.number().int().nullable(),
  published_at: timeSchema,
  updated_at: timeSchema,
});
export type PublicCase = z.infer<typeof publicCaseSchema>;

/** What is shown of the conversation so far; the server keeps nothing of it. */
const caseTurnSchema = z.object({ role: z.enum(['visitor', 'assistant']), text: z.string().max(longestCaseTurn) });
export type CaseTurn = z.infer<typeof caseTurnSchema>;
export const caseMessageRequestSchema = z.object({
  text: writtenText().max(longestCaseQuestion),
  earlier: z.array(caseTurnSchema).max(caseTurnsSent).optional(),
});
export type CaseMessageRequest = z.infer<typeof caseMessageRequestSchema>;
