-- Who a user is at a payment provider.
create table payment_customers (
  provider text not null,
  id text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (provider, id),
  unique (provider, user_id)
);
create index payment_customers_user on payment_customers (user_id);

-- What the provider says of each subscription, as it was read last.
create table subscriptions (
  provider text not null,
  id text not null,
  user_id uuid not null references users on delete cascade,
  plan_id text not null check (plan_id in ('basic', 'plus', 'pro')),
  interval text not null check (interval in ('monthly', 'annual')),
  status text not null check (status in ('active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'paused')),
  started_at timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  cancel_at_period_end boolean not null,
  scheduled_plan_id text check (scheduled_plan_id in ('basic', 'plus', 'pro')),
  scheduled_interval text check (scheduled_interval in ('monthly', 'annual')),
  scheduled_at timestamptz,
  -- Since when a payment is missing.
  unpaid_since timestamptz,
  ended_at timestamptz,
  -- A second one beside the user's subscription: it is ended at the provider and gives nothing.
  surplus boolean not null default false,
  -- Taken before the provider was asked: an answer never replaces one that was asked for later.
  read_ticket bigint not null,
  read_at timestamptz not null,
  primary key (provider, id)
);
create sequence subscription_reads;
-- One subscription that counts per user, whatever arrives in whatever order.
create unique index subscriptions_current on subscriptions (user_id)
  where status in ('active', 'trialing', 'past_due', 'unpaid', 'paused') and not surplus;
create index subscriptions_user on subscriptions (user_id);
create index subscriptions_period_end on subscriptions (period_end)
  where status in ('active', 'trialing', 'past_due', 'unpaid', 'paused');

-- Visits to the provider's page, for the page that people come back to.
create table checkouts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  -- The provider's name for its page.
  page_id text not null,
  plan_id text not null,
  interval text not null,
  -- The subscription that it changes; null: it makes one.
  subscription_id text,
  created_at timestamptz not null
);
create index checkouts_user on checkouts (user_id, created_at);

-- Every event of a provider, as it came. The body is kept as text, so that it stays what was signed.
create table payment_events (
  provider text not null,
  id text not null,
  type text not null,
  customer_id text,
  subscription_id text,
  body text not null,
  -- By the provider's clock, and by ours.
  created_at timestamptz not null,
  received_at timestamptz not null,
  -- 'unknown': it is about a payment of nobody that we know; 'failed': given up, waits for a person.
  status text not null check (status in ('waiting', 'applied', 'unknown', 'failed')),
  attempts integer not null default 0,
  -- Not before this time; while a process applies it, the time until which the others keep off.
  due_at timestamptz not null,
  last_error text,
  finished_at timestamptz,
  primary key (provider, id)
);
create index payment_events_due on payment_events (due_at) where status = 'waiting';
create index payment_events_open on payment_events (status) where status <> 'applied';
create index payment_events_customer on payment_events (provider, customer_id);

-- Customers whose account is gone: they are removed at the provider, which ends their subscriptions.
create table payment_customers_to_remove (
  provider text not null,
  id text not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (provider, id)
);

-- What a user has been told about billing, each thing once.
create table billing_notices (
  user_id uuid not null references users on delete cascade,
  key text not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in ('activation', 'password_reset', 'password_changed',
  'payment_failed', 'subscription_cancelled', 'credits_low', 'credits_used_up'));
-- What the text needs to know besides the recipient.
alter table mails add column details jsonb;

-- The local payment provider: what a real one keeps on its own servers.
create table sandbox_customers (
  id text primary key,
  user_id uuid not null unique references users on delete cascade,
  portal_id text not null unique,
  return_url text,
  card_declines boolean not null default false,
  -- Cents that are taken off the next payments.
  credit integer not null default 0
);
create table sandbox_subscriptions (
  id text primary key,
  customer_id text not null references sandbox_customers on delete cascade,
  state jsonb not null,
  -- When something happens by itself.
  next_at timestamptz
);
create index sandbox_subscriptions_customer on sandbox_subscriptions (customer_id);
create index sandbox_subscriptions_next on sandbox_subscriptions (next_at) where next_at is not null;
create table sandbox_pages (
  id text primary key,
  customer_id text not null references sandbox_customers on delete cascade,
  subscription_id text references sandbox_subscriptions on delete cascade,
  plan_id text not null,
  interval text not null,
  status text not null check (status in ('open', 'paid', 'abandoned', 'expired')),
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sandbox_pages_customer on sandbox_pages (customer_id);
create table sandbox_invoices (
  id text primary key,
  customer_id text not null references sandbox_customers on delete cascade,
  subscription_id text not null,
  at timestamptz not null,
  amount integer not null,
  what text not null,
  status text not null check (status in ('paid', 'open', 'void'))
);
create index sandbox_invoices_customer on sandbox_invoices (customer_id, at desc);
-- Events that the sandbox still has to send.
create table sandbox_events (
  id text primary key,
  number bigserial not null,
  body text not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index sandbox_events_due on sandbox_events (due_at, number);
