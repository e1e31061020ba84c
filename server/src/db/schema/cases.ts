import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const cases = pgTable('cases', {
  id: uuid('id').primaryKey(),
  card_id: uuid('card_id').notNull().unique(),
  published_at: time('published_at').notNull(),
});

/** How often somebody asked, a case was answered by a model, or a question was sent, on a day; who or what is `counted`. */
export const caseMessages = pgTable(
  'case_messages',
  {
    counted: text('counted').notNull(),
    day: date('day').notNull(),
    messages: integer('messages').notNull(),
  },
  (table) => [primaryKey({ columns: [table.counted, table.day] })],
);
