-- A published card. The row is the permission: without it the public page is gone at once.
create table cases (
  -- Random, not by time: whoever does not have the link must not be able to guess it.
  id uuid primary key,
  card_id uuid not null unique references cards on delete cascade,
  published_at timestamptz not null
);
