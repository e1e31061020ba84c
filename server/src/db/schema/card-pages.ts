import type { Listing } from '@cardwright/listing/listing';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const cardPages = pgTable('card_pages', {
  card_id: uuid('card_id').primaryKey(),
  /** What the page said the last time. */
  listing: jsonb('listing').$type<Listing>().notNull(),
  read_at: time('read_at').notNull(),
});
