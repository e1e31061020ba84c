import { z } from 'zod';
import { idSchema, limitSchema, timeSchema } from './common.ts';

export const searchTypeSchema = z.enum(['chats', 'messages', 'documents']);
export type SearchType = z.infer<typeof searchTypeSchema>;

/** In characters, after trimming. */
export const maxSearchCharacters = 200;
export const searchQuerySchema = z.object({
  q: z.string().trim().min(1).max(maxSearchCharacters),
  /** Search only this group; the other two come back empty. */
  type: searchTypeSchema.optional(),
  /** Most hits of a group. */
  limit: limitSchema(100, 10),
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

/** A text and what matched in it: places in UTF-16 code units, `end` after the last one, in order, never overlapping. */
export const markedTextSchema = z.object({
  text: z.string(),
  ranges: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
});
export type MarkedText = z.infer<typeof markedTextSchema>;

export const searchHitSchema = z.object({
  /** Of the chat, the message, the card or the file. */
  id: idSchema,
  /** For the group of documents: what the hit is; a card when left out. */
  kind: z.enum(['card', 'file']).optional(),
  /** Of a message: its chat's title. */
  title: z.string(),
  title_ranges: markedTextSchema.shape.ranges,
  snippet: markedTextSchema,
  /** Where the app shows it. */
  url: z.string(),
  at: timeSchema,
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const searchAnswerSchema = z.object({
  /** True: nothing has the words as typed, so these hits have words that differ by one letter. */
  approximate: z.boolean(),
  chats: z.array(searchHitSchema),
  messages: z.array(searchHitSchema),
  documents: z.array(searchHitSchema),
  /** Groups that have further hits. */
  more: z.array(searchTypeSchema).optional(),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
