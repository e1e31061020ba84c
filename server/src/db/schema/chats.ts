import type { PlanStep } from '@cardwright/contract/plans';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const chats = pgTable('chats', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  title: text('title').notNull(),
  titled_by: text('titled_by', { enum: ['nobody', 'request', 'product', 'seller'] }).notNull(),
  queue_held: text('queue_held', { enum: ['stopped', 'failed', 'credits'] }),
  created_at: time('created_at').notNull(),
  updated_at: time('updated_at').notNull(),
  last_message_at: time('last_message_at'),
});

export const runs = pgTable('runs', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  kind: text('kind', { enum: ['chat_turn', 'import', 'improve', 'export', 'image_edit'] }).notNull(),
  chat_id: uuid('chat_id'),
  card_id: uuid('card_id'),
  request_id: uuid('request_id').notNull(),
  message_id: uuid('message_id'),
  status: text('status', { enum: ['queued', 'running', 'done', 'stopped', 'failed'] }).notNull(),
  owner: text('owner'),
  beat: time('beat'),
  stop_requested: boolean('stop_requested').notNull().default(false),
  last_seq: integer('last_seq').notNull().default(0),
  error_code: text('error_code'),
  error_message: text('error_message'),
  held_credits: integer('held_credits').notNull().default(0),
  cost_credits: integer('cost_credits').notNull().default(0),
  part_of: uuid('part_of'),
  input: jsonb('input').$type<object>(),
  plan: jsonb('plan').$type<PlanStep[]>().notNull().default([]),
  created_at: time('created_at').notNull(),
  started_at: time('started_at'),
  finished_at: time('finished_at'),
});

export const messages = pgTable('messages', {
  id: uuid('id').primaryKey(),
  chat_id: uuid('chat_id').notNull(),
  role: text('role', { enum: ['user', 'assistant'] }).notNull(),
  parts: jsonb('parts').$type<{ type: string }[]>().notNull(),
  run_id: uuid('run_id'),
  card_id: uuid('card_id'),
  /** The message that replaced it: the answer or the wording that was selected. */
  replaced_by: uuid('replaced_by'),
  /** On an answer: the request that it answers. */
  reply_to: uuid('reply_to'),
  /** On an edited request: its first wording. */
  version_of: uuid('version_of'),
  /** On a request: the seller's time zone, as the browser named it. */
  time_zone: text('time_zone'),
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  created_at: time('created_at').notNull(),
});

export const chatCards = pgTable(
  'chat_cards',
  {
    chat_id: uuid('chat_id').notNull(),
    card_id: uuid('card_id').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chat_id, table.card_id] })],
);

export const queuedMessages = pgTable('queued_messages', {
  /** Becomes the id of the message. */
  id: uuid('id').primaryKey(),
  chat_id: uuid('chat_id').notNull(),
  user_id: uuid('user_id').notNull(),
  text: text('text').notNull(),
  file_ids: jsonb('file_ids').$type<string[]>().notNull(),
  card_id: uuid('card_id'),
  time_zone: text('time_zone'),
  position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  created_at: time('created_at').notNull(),
});

/** What is shown of a file besides its name; null where the file has no such thing. */
export interface ChatFileFacts {
  rows: number | null;
  columns: number | null;
  pages: number | null;
  characters: number | null;
  is_cut: boolean;
  width: number | null;
  height: number | null;
  /** The files of a picture, which are its image's. */
  picture: { file_key: string | null; thumbnail_key: string | null } | null;
}

export const chatFiles = pgTable('chat_files', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  chat_id: uuid('chat_id').notNull(),
  /** The message that it belongs to or waits with; null until it is sent. */
  message_id: uuid('message_id'),
  name: text('name').notNull(),
  kind: text('kind', { enum: ['image', 'csv', 'xlsx', 'text', 'pdf'] }).notNull(),
  bytes: integer('bytes').notNull(),
  file_key: text('file_key'),
  image_id: uuid('image_id'),
  content: text('content'),
  facts: jsonb('facts').$type<ChatFileFacts>().notNull(),
  created_at: time('created_at').notNull(),
});
