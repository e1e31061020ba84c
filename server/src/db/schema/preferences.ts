import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const userPreferences = pgTable('user_preferences', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  kind: text('kind', {
    enum: ['brand_voice', 'avoid_words', 'include_keywords', 'units', 'marketplace', 'other'],
  }).notNull(),
  value: text('value').notNull(),
  created_at: time('created_at').notNull(),
});
