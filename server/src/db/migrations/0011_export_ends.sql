-- The seller ended it: its status is 'failed', but nothing went wrong.
alter table exports add column cancelled boolean not null default false;
-- Warnings that came up; the row keeps the first.
alter table exports add column warning_count integer not null default 0;
update exports set warning_count = jsonb_array_length(warnings);
-- Files are removed by their age.
create index exports_with_file on exports (finished_at) where file_key is not null;
