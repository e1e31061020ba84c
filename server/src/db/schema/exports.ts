import type { ExportFormat } from '@cardwright/contract/exports';
import type { Marketplace } from '@cardwright/contract/listings';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const cardExports = pgTable('exports', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  status: text('status', { enum: ['queued', 'processing', 'done', 'failed'] }).notNull(),
  format: text('format').$type<ExportFormat>().notNull(),
  marketplace: text('marketplace').$type<Marketplace>(),
  version: text('version', { enum: ['original', 'current'] }).notNull(),
  card_ids: uuid('card_ids').array().notNull(),
  card_count: integer('card_count').notNull(),
  processed_count: integer('processed_count').notNull().default(0),
  file_key: text('file_key'),
  file_name: text('file_name'),
  file_bytes: integer('file_bytes'),
  error_message: text('error_message'),
  warnings: jsonb('warnings').$type<{ card_id: string; message: string }[]>().notNull().default([]),
  warning_count: integer('warning_count').notNull().default(0),
  cancelled: boolean('cancelled').notNull().default(false),
  owner: text('owner'),
  beat: time('beat'),
  attempts: integer('attempts').notNull().default(0),
  first_seq: integer('first_seq').notNull().default(0),
  created_at: time('created_at').notNull(),
  finished_at: time('finished_at'),
});
