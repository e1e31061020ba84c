import { z } from 'zod';
import { idSchema, limitSchema, listQuerySchema, pageOf, timeSchema, writtenText } from './common.ts';

export const runStatusSchema = z.enum(['queued', 'running', 'done', 'stopped', 'failed']);
export type RunStatus = z.infer<typeof runStatusSchema>;

/** The type of transient parts that tell the readers of a turn its status, `{ status }`, while it waits for a place. */
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
/**
 * Which messages of a chat are wanted: without `messages_before` the newest. Pages begin with a request of the seller, so
 * that a turn is never cut; a page may therefore be a little longer than its limit.
 */
export const chatQuerySchema = z.object({
  messages_before: z.string().max(500).optional(),
  messages_limit: limitSchema(200, 60),
});
export type ChatQuery = z.infer<typeof chatQuerySchema>;
const titleSchema = writtenText('Please enter a title').max(200);
export const createChatRequestSchema = z.strictObject({ title: titleSchema.optional() });
export const patchChatRequestSchema = z.strictObject({ title: titleSchema });

/** A part of a message in the AI SDK's UI message format. */
export const messagePartSchema = z.looseObject({ type: z.string() });

/** The run that wrote an answer. */
const messageRunSchema = z.object({
  id: idSchema,
  status: runStatusSchema,
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Credits that were charged for the request itself; each of its steps is charged on its own. */
  charged: z.number().int().optional(),
});

/** The place of a message among its alternatives, counting itself: "2 of 3", the oldest is 1. */
const placeSchema = z.object({ number: z.number().int(), count: z.number().int() });

const alternativeAnswerSchema = z.object({
  id: z.string(),
  parts: z.array(messagePartSchema),
  created_at: timeSchema,
  /** Its number among the answers to the same request; the oldest is 1. */
  number: z.number().int().optional(),
  run: messageRunSchema.nullable().optional(),
});

const messageFields = {
  id: z.string(),
  parts: z.array(messagePartSchema),
  created_at: timeSchema,
  place: placeSchema.optional(),
};

const answerSchema = z.object({
  ...messageFields,
  role: z.literal('assistant'),
  run: messageRunSchema.nullable(),
  alternatives: z.array(alternativeAnswerSchema),
});

export const chatMessageSchema = z.object({
  ...messageFields,
  role: z.enum(['user', 'assistant']),
  /** On an assistant message: the run that wrote it. */
  run: messageRunSchema.nullable(),
  /**
   * On an answer: the other answers to the same request. On a request that was edited: its other wordings, each with its
   * answers. Oldest first. The selected one, on which the conversation builds, is in the list of messages itself.
   */
  alternatives: z.array(alternativeAnswerSchema.extend({ answers: z.array(answerSchema).optional() })),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** Largest file of a message, in bytes: 10 MB. */
export const maxChatFileBytes = 10 * 1024 * 1024;
export const maxFilesOfMessage = 20;
/** What a form for choosing files may offer; the server reads the content and not the name. */
export const chatFileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'text/csv',
  'text/plain',
  'application/json',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv',
  '.tsv',
  '.xlsx',
  '.txt',
  '.json',
  '.pdf',
] as const;

/** What is known of an attached file: data of a `data-file` part, and the answer to an upload. */
export const filePartSchema = z.object({
  file_id: idSchema,
  name: z.string(),
  kind: z.enum(['image', 'csv', 'xlsx', 'text', 'pdf']),
  bytes: z.number().int(),
  /** For a table: its rows, not counting the heading. */
  rows: z.number().int().nullable(),
  columns: z.number().int().nullable(),
  /** For a PDF file. */
  pages: z.number().int().nullable(),
  /** Characters of text that the assistant can read; null for pictures. */
  characters: z.number().int().nullable(),
  /** The text was longer, and only its beginning is kept. */
  is_cut: z.boolean(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** For a picture: its id in the calls about images. */
  image_id: idSchema.nullable(),
  /** Signed address of the file; lives at least an hour. */
  url: z.string(),
  /** Signed address of a small picture; null for documents. */
  thumbnail_url: z.string().nullable(),
});
export type FilePart = z.infer<typeof filePartSchema>;
/** Type of the parts of a seller's message that name its files. */
export const filePartType = 'data-file';
export const chatFileSchema = filePartSchema.extend({
  /** The same as `file_id`. */
  id: idSchema,
  /** The message that it belongs to; null while it waits to be sent. */
  message_id: idSchema.nullable(),
  created_at: timeSchema,
});
export type ChatFile = z.infer<typeof chatFileSchema>;

/** How many messages of a chat may wait. */
export const maxQueuedMessages = 10;
/** A message that waits for the running turn to end. */
export const queuedMessageSchema = z.object({
  id: idSchema,
  text: z.string(),
  files: z.array(filePartSchema),
  card_id: idSchema.nullable(),
  created_at: timeSchema,
});
export type QueuedMessage = z.infer<typeof queuedMessageSchema>;

/** Why waiting messages do not start by themselves: the turn before them was stopped or failed, or credits have run out. */
const queueHeldSchema = z.enum(['stopped', 'failed', 'credits']).nullable();
/** The messages that wait, the next one first. */
export const chatQueueSchema = z.object({ queued_messages: z.array(queuedMessageSchema), queue_held: queueHeldSchema });
export type ChatQueue = z.infer<typeof chatQueueSchema>;

const activeRunSchema = z.object({ id: idSchema, status: runStatusSchema, message_id: z.string() }).nullable();

export const chatDetailSchema = chatSchema.extend({
  messages: z.array(chatMessageSchema),
  /** For `messages_before`; null when there are no earlier messages. */
  earlier_cursor: z.string().nullable().optional(),
  cards: z.array(idSchema),
  files: z.array(chatFileSchema),
  active_run: activeRunSchema,
  ...chatQueueSchema.partial().shape,
});
export type ChatDetail = z.infer<typeof chatDetailSchema>;

/**
 * Name of the events on `GET /chats/{id}/plan/stream` besides those of the plan: something about the chat changed that other
 * tabs should show. Data: `chatUpdateSchema`.
 */
export const chatUpdateEvent = 'chat_update';
export const chatUpdateSchema = z.object({
  id: idSchema,
  title: z.string(),
  active_run: activeRunSchema,
  ...chatQueueSchema.shape,
});
export type ChatUpdate = z.infer<typeof chatUpdateSchema>;
/** The type of the transient parts that tell the readers of a turn that the chat has got a better title: `{ title }`. */
export const chatTitleChunk = 'data-chat-title';

/** In characters; a longer message gets 413 `too_large`. */
export const maxMessageCharacters = 50_000;
const messageContent = {
  text: z.string(),
  file_ids: z.array(idSchema).max(maxFilesOfMessage).optional(),
  card_id: idSchema.optional(),
};
/**
 * The seller's time zone, an IANA name: times in the message are meant in it. An edited request or a retry without it keeps
 * the earlier one; UTC when none is known.
 */
const timeZoneSchema = z.string().max(60).optional();
/**
 * `id` is made by the client; the same id again joins the first turn. The text may be empty when there are files. An edited
 * request without `file_ids` keeps the files of the wording before.
 */
export const postMessageRequestSchema = z.strictObject({ id: idSchema, ...messageContent, time_zone: timeZoneSchema });
export type PostMessageRequest = z.infer<typeof postMessageRequestSchema>;
/** A field that is left out stays as it is. */
export const patchQueuedMessageSchema = z.strictObject({
  ...messageContent,
  text: z.string().optional(),
  time_zone: timeZoneSchema,
});
export type PatchQueuedMessage = z.infer<typeof patchQueuedMessageSchema>;
/** `id` names the attempt, so that a repeated click joins it. */
export const retryMessageRequestSchema = z.strictObject({ id: idSchema.optional(), time_zone: timeZoneSchema });

/** `errorText` of a step whose end the answer does not have, because its turn ended before. */
export const interruptedStep = 'This step was interrupted.';

/** `error.code` of a tool's result when there was nothing to do: not a failure, and nothing is charged. */
export const nothingToChange = 'nothing_to_change';

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

/** Data of a `data-image` part: a picture that the answer shows; `card_id`: the card that it was made for or from. */
export const imagePartSchema = z.object({
  image_id: idSchema,
  url: z.string(),
  thumbnail_url: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  alt: z.string(),
  card_id: idSchema.nullable(),
});
export type ImagePart = z.infer<typeof imagePartSchema>;
