import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  password_hash: text('password_hash'),
  name: text('name'),
  email_verified_at: time('email_verified_at'),
  is_admin: boolean('is_admin').notNull().default(false),
  created_at: time('created_at').notNull(),
  updated_at: time('updated_at').notNull(),
  last_login_at: time('last_login_at'),
});

export const refreshTokens = pgTable('refresh_tokens', {
  id: uuid('id').primaryKey(),
  family_id: uuid('family_id').notNull(),
  user_id: uuid('user_id').notNull(),
  token_hash: text('token_hash').notNull().unique(),
  created_at: time('created_at').notNull(),
  expires_at: time('expires_at').notNull(),
  rotated_at: time('rotated_at'),
  revoked_at: time('revoked_at'),
});
