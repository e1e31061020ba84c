import { z } from 'zod';
import { idSchema, listQuerySchema, pageOf, timeSchema } from './common.ts';

export const runStatusSchema = z.enum(['queued', 'running', 'done', 'stopped', 'failed']);
export type RunStatus = z.infer<typeof runStatusSchema>;

/** The type of the transient parts that tell the readers of a turn its status: `{ status }`, while it waits for a place. */
export const runStateChunk = 'data-run-state';

export const chatSchema = z.object({
  id: idSchema,
  title: z.string(),
  status: z.enum(['idle', 'running']),
  created_at: timeSchema,
  updated_at: timeSchema,
  last_message_at: timeSchema.nullable(),
});
export type Chat = z.infer<typeof chatSchema>;
export const chatPageSchema = pageOf(chatSchema);
export const chatsQuerySchema = listQuerySchema.extend({ query: z.string().max(200).optional() });
export const createChatRequestSchema = z.strictObject({ title: z.string().trim().min(1).max(200).optional() });
export const patchChatRequestSchema = z.strictObject({ title: z.string().trim().min(1).max(200) });

/** A part of a message in the AI SDK's UI message format. */
export const messagePartSchema = z.looseObject({ type: z.string() });

export const chatMessageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(messagePartSchema),
  created_at: timeSchema,
  /** On an assistant message: the run that wrote it. */
  run: z
    .object({
      id: idSchema,
      status: runStatusSchema,
      error: z.object({ code: z.string(), message: z.string() }).nullable(),
      /** Credits that the ledger keeps of the request itself; its steps stand there by themselves. */
      charged: z.number().int().optional(),
    })
    .nullable(),
  /** Earlier answers to the same request, oldest first; the newest stands in the list itself. */
  alternatives: z.array(z.object({ id: z.string(), parts: z.array(messagePartSchema), created_at: timeSchema })),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const chatDetailSchema = chatSchema.extend({
  messages: z.array(chatMessageSchema),
  cards: z.array(idSchema),
  files: z.array(z.object({ id: idSchema, name: z.string(), bytes: z.number().int() })),
  active_run: z.object({ id: idSchema, status: runStatusSchema, message_id: z.string() }).nullable(),
});
export type ChatDetail = z.infer<typeof chatDetailSchema>;

/** In characters; a longer message gets 413 `too_large`. */
export const maxMessageCharacters = 50_000;
export const postMessageRequestSchema = z.strictObject({
  /** Made by the client; the same id again joins the first turn. */
  id: idSchema,
  text: z.string(),
  file_ids: z.array(idSchema).max(20).optional(),
  card_id: idSchema.optional(),
});
export type PostMessageRequest = z.infer<typeof postMessageRequestSchema>;
/** `id` names the attempt, so that a repeated click joins it. */
export const retryMessageRequestSchema = z.strictObject({ id: idSchema.optional() });

/** Data of a `data-card` part: a card that the answer shows. */
export const cardPartSchema = z.object({
  card_id: idSchema,
  title: z.string(),
  marketplace: z.string(),
  thumbnail_url: z.string().nullable(),
  score_before: z.number().int().nullable(),
  score_after: z.number().int().nullable(),
  /** True once the card has a version by the assistant to compare with the original. */
  comparable: z.boolean(),
});
export type CardPart = z.infer<typeof cardPartSchema>;

/** Data of a `data-export` part: an export that the answer started. */
export const exportPartSchema = z.object({ export_id: idSchema, format: z.string(), card_count: z.number().int() });
export type ExportPart = z.infer<typeof exportPartSchema>;
