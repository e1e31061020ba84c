-- What sellers told the assistant about their way of working, for all chats.
create table user_preferences (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  value text not null,
  created_at timestamptz not null
);
create unique index user_preferences_once on user_preferences (user_id, kind, lower(value));
