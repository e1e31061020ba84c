import { integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const eventTopics = pgTable('event_topics', {
  topic: text('topic').primaryKey(),
  last_seq: integer('last_seq').notNull(),
});

export const events = pgTable(
  'events',
  {
    topic: text('topic').notNull(),
    seq: integer('seq').notNull(),
    event: text('event').notNull(),
    data: json('data').$type<unknown>().notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.topic, table.seq] })],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: uuid('user_id').notNull(),
    key: text('key').notNull(),
    request_hash: text('request_hash').notNull(),
    status: integer('status'),
    answer: jsonb('answer').$type<unknown>(),
    created_at: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
);
