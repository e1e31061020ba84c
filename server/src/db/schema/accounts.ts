import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';
