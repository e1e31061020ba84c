create table scheduled_tasks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  instruction text not null,
  card_ids uuid[] not null,
  -- Cron, five fields, in the wall-clock time of the time zone.
  schedule text not null,
  timezone text not null,
  -- Null while the task is switched off.
  next_run_at timestamptz,
  -- A process is starting the run that is due; the others keep off until then.
  lease_until timestamptz,
  last_run_at timestamptz,
  last_chat_id uuid references chats on delete set null,
  -- False: the last run did not even start.
  last_started boolean not null default true,
  created_at timestamptz not null
);
create index scheduled_tasks_user on scheduled_tasks (user_id, created_at desc, id desc);
create index scheduled_tasks_due on scheduled_tasks (next_run_at) where next_run_at is not null;
create index scheduled_tasks_chat on scheduled_tasks (last_chat_id);
