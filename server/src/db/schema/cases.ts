import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const cases = pgTable('cases', {
  id: uuid('id').primaryKey(),
  card_id: uuid('card_id').notNull().unique(),
  published_at: time('published_at').notNull(),
});

/** How often on a day `counted` happened: a visitor asked, a model answered for a case, or a question was sent. */
export const caseMessages = pgTable(
  'case_messages',
  {
    counted: text('counted').notNull(),
    day: date('day').notNull(),
    messages: integer('messages').notNull(),
  },
  (table) => [primaryKey({ columns: [table.counted, table.day] })],
);
