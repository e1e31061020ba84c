-- The places of a user that are taken, for the transaction that wants one: until it ends nobody else takes or frees any. As one
-- call, because each turn of a chat makes it; the lock comes before the count, which sees what others have committed by then.
create function taken_places(seller uuid) returns table (running integer, queued integer) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('places'), hashtext(seller::text));
  return query select count(*) filter (where r.status = 'running')::integer, count(*) filter (where r.status = 'queued')::integer
    from runs r where r.user_id = seller and r.status in ('queued', 'running') and r.part_of is null;
end $$;
