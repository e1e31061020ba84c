-- Credits that were given. What is left of a grant follows from its entries: nothing else may change it.
create table ledger_grants (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  feature text not null check (feature in ('credits', 'daily_credits', 'image_credits', 'scoring_credits')),
  -- Reason, plan and period: each is given once.
  key text not null,
  reason text not null check (reason in ('monthly_grant', 'upgrade_grant', 'daily_refill', 'correction')),
  plan_id text,
  period_start timestamptz,
  amount integer not null check (amount > 0),
  remaining integer not null default 0 check (remaining between 0 and amount),
  -- Null: never.
  expires_at timestamptz,
  created_at timestamptz not null,
  -- Nothing can be spent of it any more: it expired, or another period has taken its place.
  closed_at timestamptz,
  unique (user_id, feature, key)
);
create index ledger_grants_open on ledger_grants (user_id) where closed_at is null;
create index ledger_grants_expiry on ledger_grants (expires_at) where closed_at is null;

-- Credits that are put aside for a piece of work, until it has succeeded or not.
create table ledger_holds (
  key text primary key,
  user_id uuid not null references users on delete cascade,
  feature text not null,
  amount integer not null check (amount >= 0),
  -- Which grants they are of, in the order in which they are spent: [{ "grant_id", "feature", "amount" }].
  parts jsonb not null,
  status text not null check (status in ('held', 'settled', 'released', 'expired')),
  charged integer not null default 0 check (charged between 0 and amount),
  reason text not null,
  ref_kind text,
  ref_id uuid,
  title text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index ledger_holds_held on ledger_holds (user_id, expires_at) where status = 'held';

-- Every movement. Rows are added, never changed. They refer to no other table, so that the end of work waits for nothing but
-- its ledger: the deletion of an account, which waits for that work, takes them along by a trigger.
create table ledger_entries (
  id uuid primary key,
  user_id uuid not null,
  -- The order in which they took effect: a user's are written one transaction after the other.
  position bigint not null generated always as identity,
  at timestamptz not null,
  feature text not null check (feature in ('credits', 'daily_credits', 'image_credits', 'scoring_credits')),
  kind text not null check (kind in ('grant', 'refill', 'hold', 'settle', 'release', 'expiry', 'correction')),
  amount integer not null,
  key text not null,
  -- Of which grant; null for a settlement, which moves nothing.
  grant_id uuid,
  hold_key text,
  -- The amount on the page's line, which stands for all rows of one movement; null on rows that have no line of their own.
  shown integer,
  -- What was left of the feature afterwards, on rows that have a line.
  balance integer check (balance >= 0),
  unique (user_id, key),
  check ((kind = 'settle') = (grant_id is null)),
  check (case kind when 'settle' then amount = 0 when 'correction' then amount <> 0
    when 'hold' then amount < 0 when 'expiry' then amount < 0 else amount > 0 end)
);
create index ledger_entries_lines on ledger_entries (user_id, position) where shown is not null;

create function ledger_entry_moves_grant() returns trigger language plpgsql as $$
begin
  update ledger_grants set remaining = remaining + new.amount
    where id = new.grant_id and user_id = new.user_id and feature = new.feature;
  if not found then raise exception 'ledger entry % is of no grant', new.key; end if;
  return null;
end $$;
create trigger ledger_entry_moves_grant after insert on ledger_entries for each row
  when (new.grant_id is not null) execute function ledger_entry_moves_grant();

create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to';
end $$;
create trigger ledger_entries_stay before update on ledger_entries for each row execute function ledger_refuse();
-- Inside the trigger above the depth is 1.
create trigger ledger_remaining_follows before update of remaining on ledger_grants for each row
  when (pg_trigger_depth() = 0) execute function ledger_refuse();
create trigger ledger_grant_starts_empty before insert on ledger_grants for each row
  when (new.remaining <> 0) execute function ledger_refuse();

create function ledger_goes_with_account() returns trigger language plpgsql as $$
begin
  delete from ledger_entries where user_id = old.id;
  return null;
end $$;
-- Its name makes it the last: the references to users come before, and wait for whoever is writing a hold.
create trigger ledger_goes_with_account after delete on users for each row execute function ledger_goes_with_account();

create function ledger_entry_goes_with_account() returns trigger language plpgsql as $$
begin
  if exists (select 1 from users where id = old.user_id) then raise exception 'the ledger is only added to'; end if;
  return old;
end $$;
create trigger ledger_entries_go_with_account before delete on ledger_entries for each row
  execute function ledger_entry_goes_with_account();

-- What a hold needs to know, read after the lock of the user's ledger is there: a single statement would see the state of
-- before it waited.
create function ledger_state(owner uuid, moment timestamptz, hold text) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'grants', (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'feature', g.feature, 'key', g.key, 'reason', g.reason,
        'period_start', g.period_start, 'amount', g.amount, 'remaining', g.remaining, 'expires_at', g.expires_at)), '[]')
      from ledger_grants g where g.user_id = owner and g.closed_at is null),
    'overdue', exists (select 1 from ledger_holds h where h.user_id = owner and h.status = 'held' and h.expires_at <= moment),
    'holder', (select h.user_id from ledger_holds h where h.key = hold))
$$;
create function ledger_locked_state(owner uuid, moment timestamptz, hold text) returns jsonb language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('ledger'), hashtext(owner::text));
  return ledger_state(owner, moment, hold);
end $$;

-- What a hold and its end write, as one call: a server keeps the plan of what stands in a function, and a ledger writes often.
create function ledger_write(hold jsonb, entries jsonb) returns void language plpgsql as $$
begin
  if hold is not null then
    insert into ledger_holds (key, user_id, feature, amount, parts, status, reason, ref_kind, ref_id, title, expires_at, created_at)
    select key, user_id, feature, amount, parts, 'held', reason, ref_kind, ref_id, title, expires_at, created_at
      from jsonb_populate_record(null::ledger_holds, hold);
  end if;
  insert into ledger_entries (id, user_id, at, feature, kind, amount, key, grant_id, hold_key, shown, balance)
  select id, user_id, at, feature, kind, amount, key, grant_id, hold_key, shown, balance
    from jsonb_to_recordset(entries) as entry (place integer, id uuid, user_id uuid, at timestamptz, feature text, kind text,
      amount integer, key text, grant_id uuid, hold_key text, shown integer, balance integer)
    order by place;
end $$;

-- All of a hold is charged, which moves no balance. The lock comes before the row, as in every other change, so that no two
-- of them wait for each other.
create function ledger_settle(hold text, entry uuid, moment timestamptz) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('ledger'), hashtext(user_id::text)) from ledger_holds where key = hold;
  with done as (
    update ledger_holds set status = 'settled', charged = amount, closed_at = moment where key = hold and status = 'held'
      returning user_id, feature
  )
  insert into ledger_entries (id, user_id, at, feature, kind, amount, key, hold_key)
    select entry, user_id, moment, feature, 'settle', 0, 'settle:' || hold, hold from done;
end $$;
