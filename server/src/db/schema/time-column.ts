import { timestamp } from 'drizzle-orm/pg-core';

/** Every time is `timestamptz`, read and written as a `Date`. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
