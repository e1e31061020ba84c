import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const scheduledTasks = pgTable('scheduled_tasks', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  title: text('title').notNull(),
  instruction: text('instruction').notNull(),
  card_ids: uuid('card_ids').array().notNull(),
  schedule: text('schedule').notNull(),
  timezone: text('timezone').notNull(),
  /** Send an e-mail about each run. */
  notify: boolean('notify').notNull().default(true),
  next_run_at: time('next_run_at'),
  created_at: time('created_at').notNull(),
});

export const taskRuns = pgTable('task_runs', {
  id: uuid('id').primaryKey(),
  task_id: uuid('task_id').notNull(),
  user_id: uuid('user_id').notNull(),
  by_hand: boolean('by_hand').notNull(),
  due_at: time('due_at').notNull(),
  status: text('status', { enum: ['starting', 'working', 'done', 'stopped', 'failed'] }).notNull(),
  lease_until: time('lease_until'),
  error_code: text('error_code'),
  error: text('error'),
  cost_credits: integer('cost_credits').notNull().default(0),
  created_at: time('created_at').notNull(),
  finished_at: time('finished_at'),
});

export const taskRunChats = pgTable(
  'task_run_chats',
  {
    run_id: uuid('run_id').notNull(),
    place: integer('place').notNull(),
    card_id: uuid('card_id'),
    chat_id: uuid('chat_id'),
    message_id: uuid('message_id').notNull(),
    request_ids: uuid('request_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.place] })],
);
