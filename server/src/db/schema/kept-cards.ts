import { type SQL, sql } from 'drizzle-orm';
import { cards } from './cards.ts';

/** A condition of every read of cards: the deleted ones are only kept so that they can be brought back (migration 0007). */
export const isKept: SQL = sql`${cards}.deleted_at is null`;
