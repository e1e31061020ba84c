-- Work on many cards carries how they are to be rewritten, and the turn that it was asked for in. Messages know where their
-- seller is. What a turn has taken is read from the ledger.
alter table bulk_jobs add column wishes jsonb, add column part_of uuid;
create index bulk_jobs_parts on bulk_jobs (part_of) where part_of is not null;

-- An IANA name as the browser gave it; null: not known.
alter table messages add column time_zone text;
alter table queued_messages add column time_zone text;

-- Of what is paid at once: the turn or the job over many cards whose step it is. Runs know theirs.
alter table ledger_holds add column part_of uuid;
create index ledger_holds_parts on ledger_holds (part_of) where part_of is not null;

create or replace function ledger_write(hold jsonb, entries jsonb) returns void language plpgsql as $$
begin
  if hold is not null then
    insert into ledger_holds (key, user_id, feature, amount, parts, status, reason, ref_kind, ref_id, title, part_of, expires_at,
      created_at)
    select key, user_id, feature, amount, parts, 'held', reason, ref_kind, ref_id, title, part_of, expires_at, created_at
      from jsonb_populate_record(null::ledger_holds, hold);
  end if;
  insert into ledger_entries (id, user_id, at, feature, kind, amount, key, grant_id, hold_key, shown, balance)
  select id, user_id, at, feature, kind, amount, key, grant_id, hold_key, shown, balance
    from jsonb_to_recordset(entries) as entry (place integer, id uuid, user_id uuid, at timestamptz, feature text, kind text,
      amount integer, key text, grant_id uuid, hold_key text, shown integer, balance integer)
    order by place;
end $$;

-- What the ledger says of a turn, its steps and the work on many cards that it began, by feature.
create function turn_costs(turn uuid) returns table (feature text, charged integer, held integer) language sql stable as $$
  with work as (
    select turn as id union all select j.id from bulk_jobs j where j.part_of = turn
  ), keys as (
    select 'run:' || turn as key
    union all select 'run:' || r.id from runs r join work on r.part_of = work.id
    union all select h.key from ledger_holds h join work on h.part_of = work.id
  )
  select h.feature, sum(h.charged)::integer, coalesce(sum(h.amount) filter (where h.status = 'held'), 0)::integer
  from ledger_holds h join keys using (key) group by h.feature
$$;
