-- Never edit a migration that has landed: add the next number.

create table settings (
  key text primary key,
  value text not null
);

create table users (
  id uuid primary key,
  -- Lower-cased; unique among accounts.
  email text not null unique,
  password_hash text,
  name text,
  email_verified_at timestamptz,
  is_admin boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_login_at timestamptz
);

-- One row a refresh token ever issued. A family is one sign-in; rotation adds a row and marks the old one.
create table refresh_tokens (
  id uuid primary key,
  family_id uuid not null,
  user_id uuid not null references users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  rotated_at timestamptz,
  revoked_at timestamptz
);
create index refresh_tokens_family on refresh_tokens (family_id);
create index refresh_tokens_user on refresh_tokens (user_id);

-- Links sent by e-mail: activation and password reset.
create table account_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('activation', 'password_reset')),
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_user on account_tokens (user_id, kind);

create table identities (
  provider text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_user on identities (user_id);

create table chats (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_message_at timestamptz
);
create index chats_user on chats (user_id, updated_at desc, id desc);

create table cards (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  chat_id uuid references chats on delete set null,
  status text not null check (status in ('importing', 'ready', 'improving', 'failed')),
  failure_code text,
  failure_message text,
  source_url text,
  brand_store text,
  marketplace text not null,
  original_version_id uuid not null,
  current_version_id uuid not null,
  -- Copies of the current version's title and score, for lists and sorting.
  title text not null,
  score integer,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index cards_user_updated on cards (user_id, updated_at desc, id desc);
create index cards_user_title on cards (user_id, title, id);
create index cards_user_score on cards (user_id, score, id);

create table card_versions (
  id uuid primary key,
  card_id uuid not null references cards on delete cascade,
  number integer not null,
  label text not null,
  author text not null check (author in ('import', 'seller', 'assistant')),
  listing jsonb not null,
  evidence jsonb not null,
  flags jsonb not null,
  created_at timestamptz not null,
  unique (card_id, number)
);

-- What the seller or the page said: the only place facts may come from.
create table card_sources (
  id uuid primary key,
  card_id uuid not null references cards on delete cascade,
  kind text not null check (kind in ('page', 'text', 'file', 'seller', 'message')),
  text text not null,
  created_at timestamptz not null
);
create index card_sources_card on card_sources (card_id, created_at, id);

create table images (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  card_id uuid references cards on delete cascade,
  position integer not null,
  origin text not null check (origin in ('import', 'upload', 'assistant')),
  source_url text,
  file_key text,
  thumbnail_key text,
  content_type text,
  format text,
  width integer,
  height integer,
  bytes integer,
  white_share double precision,
  content_hash text,
  alt text not null,
  created_at timestamptz not null
);
create index images_card on images (card_id, position, id);
create index images_user on images (user_id);

-- One row for each long piece of work. hold_id will point at the ledger row that pays for it.
create table runs (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('chat_turn', 'import', 'improve', 'export')),
  chat_id uuid references chats on delete cascade,
  card_id uuid references cards on delete set null,
  request_id uuid not null,
  message_id uuid,
  status text not null check (status in ('queued', 'running', 'done', 'stopped', 'failed')),
  owner text,
  beat timestamptz,
  stop_requested boolean not null default false,
  last_seq integer not null default 0,
  error_code text,
  error_message text,
  cost_credits integer not null default 0,
  hold_id uuid,
  plan jsonb not null default '[]',
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  unique (user_id, request_id)
);
create unique index runs_one_active_in_chat on runs (chat_id) where status in ('queued', 'running');
create index runs_active on runs (beat) where status in ('queued', 'running');
create index runs_chat on runs (chat_id, created_at desc);

create table messages (
  id uuid primary key,
  chat_id uuid not null references chats on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  parts jsonb not null,
  run_id uuid references runs on delete set null,
  -- On a user message: the card that the seller was looking at.
  card_id uuid references cards on delete set null,
  -- On an earlier answer: the answer that stands in its place now.
  replaced_by uuid,
  position bigint generated always as identity,
  created_at timestamptz not null
);
create index messages_chat on messages (chat_id, position);

create table chat_cards (
  chat_id uuid not null references chats on delete cascade,
  card_id uuid not null references cards on delete cascade,
  created_at timestamptz not null,
  primary key (chat_id, card_id)
);

-- The append-only event log. seq grows by one within a topic; the topic's row lock keeps commit order equal to seq order.
create table event_topics (
  topic text primary key,
  last_seq integer not null
);
create table events (
  topic text not null references event_topics on delete cascade,
  seq integer not null,
  event text not null,
  -- json, not jsonb: a resumed client must get the same bytes as one that was there all the time.
  data json not null,
  created_at timestamptz not null,
  primary key (topic, seq)
);
create index events_created on events (created_at);

create table exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  status text not null check (status in ('queued', 'processing', 'done', 'failed')),
  format text not null,
  marketplace text,
  version text not null check (version in ('original', 'current')),
  card_ids uuid[] not null,
  card_count integer not null,
  processed_count integer not null default 0,
  file_key text,
  file_name text,
  file_bytes integer,
  error_message text,
  warnings jsonb not null default '[]',
  owner text,
  beat timestamptz,
  -- How often a process has begun to write it: one that takes its process down is not tried for ever.
  attempts integer not null default 0,
  -- Seq of its first event in the topic of its user.
  first_seq integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index exports_user on exports (user_id, created_at desc, id desc);
create index exports_active on exports (beat) where status in ('queued', 'processing');

-- Answers of POSTs that carried an Idempotency-Key, kept for 24 hours. status is null while the first is under way.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- Counters of the rate limiter; `expire` is in milliseconds since 1970.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
