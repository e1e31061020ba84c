alter table runs drop constraint runs_kind_check;
alter table runs add constraint runs_kind_check check (kind in ('chat_turn', 'import', 'improve', 'export', 'image_edit'));
-- Work on pictures: what was asked for, and the picture that came of it, which is on no card until the seller adds it.
create table image_edits (
  run_id uuid primary key references runs on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- The card that it is for.
  card_id uuid references cards on delete set null,
  chat_id uuid references chats on delete set null,
  -- The picture that it began with.
  image_id uuid references images on delete set null,
  result_id uuid references images on delete set null,
  request jsonb not null,
  notes jsonb not null default '[]',
  progress text,
  -- The seller has decided against the result, or has read why there is none.
  is_closed boolean not null default false,
  created_at timestamptz not null
);
create index image_edits_card on image_edits (card_id, created_at desc) where card_id is not null;
create index image_edits_chat on image_edits (chat_id, created_at desc) where chat_id is not null;
create index image_edits_user on image_edits (user_id);
create index image_edits_image on image_edits (image_id) where image_id is not null;
create index image_edits_result on image_edits (result_id) where result_id is not null;
