import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

const intervals = ['monthly', 'annual'] as const;
const paidPlans = ['basic', 'plus', 'pro'] as const;

export const paymentCustomers = pgTable(
  'payment_customers',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    user_id: uuid('user_id').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    user_id: uuid('user_id').notNull(),
    plan_id: text('plan_id', { enum: paidPlans }).notNull(),
    interval: text('interval', { enum: intervals }).notNull(),
    status: text('status', {
      enum: ['active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'paused'],
    }).notNull(),
    started_at: time('started_at').notNull(),
    period_start: time('period_start').notNull(),
    period_end: time('period_end').notNull(),
    cancel_at_period_end: boolean('cancel_at_period_end').notNull(),
    scheduled_plan_id: text('scheduled_plan_id', { enum: paidPlans }),
    scheduled_interval: text('scheduled_interval', { enum: intervals }),
    scheduled_at: time('scheduled_at'),
    unpaid_since: time('unpaid_since'),
    ended_at: time('ended_at'),
    surplus: boolean('surplus').notNull().default(false),
    read_ticket: bigint('read_ticket', { mode: 'number' }).notNull(),
    read_at: time('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
);

export const checkouts = pgTable('checkouts', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  provider: text('provider').notNull(),
  page_id: text('page_id').notNull(),
  plan_id: text('plan_id', { enum: paidPlans }).notNull(),
  interval: text('interval', { enum: intervals }).notNull(),
  subscription_id: text('subscription_id'),
  created_at: time('created_at').notNull(),
});

export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    customer_id: text('customer_id'),
    subscription_id: text('subscription_id'),
    body: text('body').notNull(),
    created_at: time('created_at').notNull(),
    received_at: time('received_at').notNull(),
    status: text('status', { enum: ['waiting', 'applied', 'unknown', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    due_at: time('due_at').notNull(),
    last_error: text('last_error'),
    finished_at: time('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
);

export const paymentCustomersToRemove = pgTable(
  'payment_customers_to_remove',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    created_at: time('created_at').notNull(),
    removed_at: time('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
);

export const billingNotices = pgTable(
  'billing_notices',
  {
    user_id: uuid('user_id').notNull(),
    key: text('key').notNull(),
    created_at: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
);
