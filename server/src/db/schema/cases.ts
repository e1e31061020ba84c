import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const cases = pgTable('cases', {
  id: uuid('id').primaryKey(),
  card_id: uuid('card_id').notNull().unique(),
  published_at: time('published_at').notNull(),
});
