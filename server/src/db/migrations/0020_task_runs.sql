-- Runs of scheduled tasks with their history, what a page looked like at its last import, and the words of files of chats for the search.

alter table scheduled_tasks add column notify boolean not null default true;

create table task_runs (
  id uuid primary key,
  task_id uuid not null references scheduled_tasks on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Asked for by the seller, not by the schedule.
  by_hand boolean not null,
  due_at timestamptz not null,
  status text not null check (status in ('starting', 'working', 'done', 'stopped', 'failed')),
  -- A process is starting the run; the others keep off until then.
  lease_until timestamptz,
  error_code text,
  -- Why it, or a part of it, could not be done: a sentence for its seller.
  error text,
  cost_credits integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (task_id, due_at)
);
create index task_runs_task on task_runs (task_id, created_at desc, id desc);
create index task_runs_user on task_runs (user_id);
create index task_runs_open on task_runs (created_at) where status in ('starting', 'working');
create index task_runs_finished on task_runs (finished_at) where finished_at is not null;

-- The chats of a run: one, or one for each card of the task.
create table task_run_chats (
  run_id uuid not null references task_runs on delete cascade,
  place integer not null,
  -- No reference: a card that was removed for good keeps its line.
  card_id uuid,
  chat_id uuid references chats on delete set null,
  message_id uuid not null,
  -- Of each try of the turn; there is a further one when a server stopped in the midst of it.
  request_ids uuid[] not null,
  primary key (run_id, place)
);
create index task_run_chats_chat on task_run_chats (chat_id);

insert into task_runs (id, task_id, user_id, by_hand, due_at, status, error, created_at, finished_at)
  select gen_random_uuid(), t.id, t.user_id, false, t.last_run_at,
    case when t.last_started and t.last_error is null then 'done' else 'failed' end, t.last_error, t.last_run_at, t.last_run_at
  from scheduled_tasks t where t.last_run_at is not null;
insert into task_run_chats (run_id, place, chat_id, message_id, request_ids)
  select r.id, 0, t.last_chat_id, r.id, '{}' from task_runs r join scheduled_tasks t on t.id = r.task_id
  where t.last_chat_id is not null;
alter table scheduled_tasks drop column lease_until, drop column last_run_at, drop column last_chat_id,
  drop column last_started, drop column last_error;

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in ('activation', 'password_reset', 'password_changed',
  'payment_failed', 'subscription_cancelled', 'credits_low', 'credits_used_up', 'task_run'));

-- What the page of a card said when it was imported again the last time; before that, its original version says so.
create table card_pages (
  card_id uuid primary key references cards on delete cascade,
  listing jsonb not null,
  read_at timestamptz not null
);

-- Files of chats are found by their name and by what the assistant reads of them.
alter table chat_files add column search_words text
  generated always as (search_words(name || ' ' || coalesce(content, ''))) stored;
