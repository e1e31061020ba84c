import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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

export const accountTokens = pgTable('account_tokens', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  kind: text('kind', { enum: ['activation', 'password_reset'] }).notNull(),
  token_hash: text('token_hash').notNull().unique(),
  created_at: time('created_at').notNull(),
  expires_at: time('expires_at').notNull(),
  used_at: time('used_at'),
});

export const identities = pgTable(
  'identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    user_id: uuid('user_id').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

export const socialSignIns = pgTable('social_sign_ins', {
  state_hash: text('state_hash').primaryKey(),
  provider: text('provider').notNull(),
  nonce: text('nonce').notNull(),
  code_verifier: text('code_verifier').notNull(),
  created_at: time('created_at').notNull(),
  expires_at: time('expires_at').notNull(),
});

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  kind: text('kind', {
    enum: [
      'activation',
      'password_reset',
      'password_changed',
      'payment_failed',
      'subscription_cancelled',
      'credits_low',
      'credits_used_up',
      'task_run',
    ],
  }).notNull(),
  recipient: text('recipient').notNull(),
  status: text('status', { enum: ['queued', 'sent', 'dropped', 'failed'] }).notNull(),
  attempts: integer('attempts').notNull().default(0),
  due_at: time('due_at').notNull(),
  last_error: text('last_error'),
  created_at: time('created_at').notNull(),
  finished_at: time('finished_at'),
  details: jsonb('details').$type<Record<string, string | number>>(),
});

export const filesToRemove = pgTable('files_to_remove', {
  key: text('key').primaryKey(),
  created_at: time('created_at').notNull(),
});
