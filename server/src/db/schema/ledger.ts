import type { ChargeReason, CreditKey, LedgerReason, LedgerRef } from '@cardwright/contract/ledger';
import { bigint, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

export const ledgerGrants = pgTable(
  'ledger_grants',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id').notNull(),
    feature: text('feature').$type<CreditKey>().notNull(),
    key: text('key').notNull(),
    reason: text('reason').$type<LedgerReason>().notNull(),
    plan_id: text('plan_id'),
    period_start: time('period_start'),
    amount: integer('amount').notNull(),
    remaining: integer('remaining').notNull().default(0),
    expires_at: time('expires_at'),
    created_at: time('created_at').notNull(),
    closed_at: time('closed_at'),
  },
  (table) => [unique().on(table.user_id, table.feature, table.key)],
);

/** Which grant a part of a hold comes from. */
export interface HoldPart {
  grant_id: string;
  feature: CreditKey;
  amount: number;
}

export const ledgerHolds = pgTable('ledger_holds', {
  key: text('key').primaryKey(),
  user_id: uuid('user_id').notNull(),
  feature: text('feature').$type<CreditKey>().notNull(),
  amount: integer('amount').notNull(),
  parts: jsonb('parts').$type<HoldPart[]>().notNull(),
  status: text('status', { enum: ['held', 'settled', 'released', 'expired'] }).notNull(),
  charged: integer('charged').notNull().default(0),
  reason: text('reason').$type<ChargeReason>().notNull(),
  ref_kind: text('ref_kind').$type<LedgerRef['kind']>(),
  ref_id: uuid('ref_id'),
  title: text('title'),
  part_of: uuid('part_of'),
  expires_at: time('expires_at').notNull(),
  created_at: time('created_at').notNull(),
  closed_at: time('closed_at'),
});

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id').notNull(),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    feature: text('feature').$type<CreditKey>().notNull(),
    kind: text('kind', {
      enum: ['grant', 'refill', 'hold', 'settle', 'release', 'expiry', 'correction'],
    }).notNull(),
    amount: integer('amount').notNull(),
    key: text('key').notNull(),
    grant_id: uuid('grant_id'),
    hold_key: text('hold_key'),
    shown: integer('shown'),
    balance: integer('balance'),
  },
  (table) => [unique().on(table.user_id, table.key)],
);
