-- Work on many cards that a message asks for is begun once, however often its turn is tried.
alter table bulk_jobs add column request_key text;
create unique index bulk_jobs_going_on on bulk_jobs (user_id, request_key) where status in ('queued', 'running');
create index bulk_jobs_requests on bulk_jobs (user_id, request_key) where request_key is not null;

-- What a card that is done took: nothing where there was nothing to improve.
alter table bulk_items add column charged integer;
update bulk_items i set charged = (
    select coalesce(sum(h.charged), 0)::integer from ledger_holds h
    where h.key = 'bulk:' || i.job_id || ':' || i.place
      or h.key in (select 'run:' || r.id from runs r where r.part_of = i.job_id and r.card_id = i.card_id))
  where i.status = 'done';

-- Whether work that a turn began goes on behind it.
create function turn_goes_on(turn uuid) returns boolean language sql stable as $$
  select exists (select 1 from bulk_jobs where part_of = turn and status in ('queued', 'running'))
$$;
