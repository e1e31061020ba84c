import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const scheduledTasks = pgTable('scheduled_tasks', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  title: text('title').notNull(),
  instruction: text('instruction').notNull(),
  card_ids: uuid('card_ids').array().notNull(),
  schedule: text('schedule').notNull(),
  timezone: text('timezone').notNull(),
  next_run_at: time('next_run_at'),
  lease_until: time('lease_until'),
  last_run_at: time('last_run_at'),
  last_chat_id: uuid('last_chat_id'),
  last_started: boolean('last_started').notNull().default(true),
  /** Why the last run, or a part of it, could not start. */
  last_error: text('last_error'),
  created_at: time('created_at').notNull(),
});
