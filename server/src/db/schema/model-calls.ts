import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const modelCalls = pgTable('model_calls', {
  id: uuid('id').primaryKey(),
  run_id: uuid('run_id').notNull(),
  purpose: text('purpose', { enum: ['chat', 'rewrite', 'case'] }).notNull(),
  provider: text('provider').notNull(),
  model: text('model').notNull(),
  outcome: text('outcome').notNull(),
  input_tokens: integer('input_tokens'),
  cached_input_tokens: integer('cached_input_tokens'),
  output_tokens: integer('output_tokens'),
  duration_ms: integer('duration_ms').notNull(),
  first_part_ms: integer('first_part_ms'),
  created_at: time('created_at').notNull(),
});
