import type { ImageEditRequest } from '@cardwright/contract/images';
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const imageEdits = pgTable('image_edits', {
  run_id: uuid('run_id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  card_id: uuid('card_id'),
  chat_id: uuid('chat_id'),
  image_id: uuid('image_id'),
  result_id: uuid('result_id'),
  request: jsonb('request').$type<ImageEditRequest>().notNull(),
  notes: jsonb('notes').$type<string[]>().notNull().default([]),
  progress: text('progress'),
  is_closed: boolean('is_closed').notNull().default(false),
  created_at: time('created_at').notNull(),
});
