-- Files whose rows went with an account; removed right after, and by the hourly maintenance if that was cut off.
create table files_to_remove (
  key text primary key,
  created_at timestamptz not null
);
