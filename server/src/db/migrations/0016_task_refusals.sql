-- Why the last run of a scheduled task, or a part of it, could not start: a sentence for its seller.
alter table scheduled_tasks add column last_error text;
