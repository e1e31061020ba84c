-- The library: cards that can be brought back, an index over what a seller searches, work on many cards at once.

-- A deleted card is hidden first and removed for good by the maintenance; cards of one deletion come back together.
alter table cards add column deleted_at timestamptz, add column deletion_id uuid;
drop index cards_user_updated;
drop index cards_user_title;
drop index cards_user_score;
create index cards_user on cards (user_id);
create index cards_list_updated on cards (user_id, updated_at, id) where deleted_at is null;
create index cards_list_title on cards (user_id, title, id) where deleted_at is null;
create index cards_list_score on cards (user_id, coalesce(score, -1), id) where deleted_at is null;
create index cards_deleted on cards (deleted_at) where deleted_at is not null;

-- Letters of scripts that are written without spaces; db/search-words.ts names the same scripts.
create function search_unspaced() returns text language sql immutable parallel safe
return '[\u0e01-\u0e4e\u2e80-\u2fd5\u3005-\u3007\u3021-\u3029\u3041-\u309f\u30a1-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]';

-- What all lexemes of one owner begin with, so that one index over all sellers answers as fast as one of their own.
create function search_owner(owner uuid) returns text language sql immutable parallel safe
return right(replace(owner::text, '-', ''), 12);

-- Words as the index holds them, each after its owner. Where no spaces part words, one begins at every letter. The cuts keep
-- the longest listing below the megabyte that a tsvector may have.
create function search_lexemes(words text, owner uuid) returns tsvector language sql immutable parallel safe
return (
  select coalesce(array_to_tsvector(array_agg(search_owner(owner) || part)), ''::tsvector)
  from (
    select part from (
      select left(word, 24) as part, place from string_to_table(btrim(words), ' ') with ordinality as list (word, place)
      union all
      select substr(word, start, 8), place
      from string_to_table(btrim(words), ' ') with ordinality as list (word, place), generate_series(1, length(word)) as start
      where words ~ search_unspaced() and word ~ search_unspaced() and substr(word, start, 1) ~ search_unspaced()
    ) as parts
    where part <> '' group by part order by min(place) limit 8000
  ) as kept
);

-- Codes as they are typed without their dashes and spaces.
create function search_codes(listing jsonb) returns text language sql immutable parallel safe
return coalesce((
  select string_agg(lower(regexp_replace(value, '[^[:alnum:]]', '', 'g')), ' ')
  from jsonb_each_text(case jsonb_typeof(listing->'identifiers') when 'object' then listing->'identifiers' else '{}' end)
), '');

create table card_search (
  card_id uuid primary key references cards on delete cascade,
  words tsvector not null,
  flag_count integer not null
);
-- Without a pending list: every search would have to read through it.
create index card_search_words on card_search using gin (words) with (fastupdate = off);

-- Each word that a seller's cards hold or held, for finding the one that was meant by a misspelt one.
create table card_vocabulary (
  user_id uuid not null references users on delete cascade,
  word text collate "C" not null,
  primary key (user_id, word)
);

create function card_words_worth_guessing(words text) returns setof text language sql immutable
begin atomic
  select distinct word from string_to_table(btrim(words), ' ') as word
  where length(word) between 4 and 24 and word !~ '\d' and word !~ search_unspaced();
end;

create function keep_card_search(card uuid) returns void language plpgsql as $$
declare
  owner uuid;
  found_words text;
begin
  select c.user_id, v.search_words into owner, found_words
    from cards c join card_versions v on v.id = c.current_version_id where c.id = card;
  if owner is null then return; end if;
  insert into card_search (card_id, words, flag_count)
    select card, search_lexemes(found_words || search_codes(v.listing), owner), jsonb_array_length(v.flags)
    from cards c join card_versions v on v.id = c.current_version_id where c.id = card
    on conflict (card_id) do update set words = excluded.words, flag_count = excluded.flag_count
      where card_search.words <> excluded.words or card_search.flag_count <> excluded.flag_count;
  if exists (
    select 1 from card_words_worth_guessing(found_words) as word
    where not exists (select 1 from card_vocabulary known where known.user_id = owner and known.word = word.word)
  ) then
    -- Two changes that add the same words in another order would wait for each other.
    perform pg_advisory_xact_lock(hashtextextended(owner::text, 7));
    insert into card_vocabulary (user_id, word) select owner, word from card_words_worth_guessing(found_words) as word
      on conflict do nothing;
  end if;
end $$;

create function card_search_after_card() returns trigger language plpgsql as $$
begin
  perform keep_card_search(new.id);
  return null;
end $$;
create trigger card_search_after_card after update of current_version_id on cards for each row
  when (old.current_version_id <> new.current_version_id) execute function card_search_after_card();

create function card_search_after_version() returns trigger language plpgsql as $$
begin
  if exists (select 1 from cards where id = new.card_id and current_version_id = new.id) then
    perform keep_card_search(new.card_id);
  end if;
  return null;
end $$;
create trigger card_search_after_version after insert or update of listing, flags on card_versions for each row
  execute function card_search_after_version();

insert into card_search (card_id, words, flag_count)
  select c.id, search_lexemes(v.search_words || search_codes(v.listing), c.user_id), jsonb_array_length(v.flags)
  from cards c join card_versions v on v.id = c.current_version_id;
insert into card_vocabulary (user_id, word)
  select distinct c.user_id, word from cards c join card_versions v on v.id = c.current_version_id,
    card_words_worth_guessing(v.search_words) as word;

-- Tells the servers at commit which cards of a seller have changed: `user id,id,…`, or `user *` for more than can be named.
create function tell_cards_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('cards', user_id || ' ' || case when count(*) > 50 then '*' else string_agg(id::text, ',') end)
    from changed group by user_id;
  return null;
end $$;
create trigger cards_told_of_new after insert on cards referencing new table as changed
  for each statement execute function tell_cards_changed();
create trigger cards_told_of_change after update on cards referencing new table as changed
  for each statement execute function tell_cards_changed();

-- One piece of work on many cards. A process that works on it beats; the next one goes on where a dead one stopped.
create table bulk_jobs (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  action text not null check (action in ('score', 'improve')),
  marketplace text,
  sections jsonb,
  status text not null check (status in ('queued', 'running', 'done', 'stopped')),
  card_count integer not null,
  owner text,
  beat timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index bulk_jobs_user on bulk_jobs (user_id, created_at desc, id desc);
create index bulk_jobs_active on bulk_jobs (created_at) where status in ('queued', 'running');

-- What became of each card. The row changes in the transaction that changes the card, so that a card is done once.
create table bulk_items (
  job_id uuid not null references bulk_jobs on delete cascade,
  place integer not null,
  -- No reference: a card that was removed for good keeps its line.
  card_id uuid not null,
  status text not null check (status in ('queued', 'done', 'failed', 'stopped')),
  message text,
  primary key (job_id, place)
);
create index bulk_items_status on bulk_items (job_id, status, place);
