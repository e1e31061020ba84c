-- As in 0033, with each word looked up by itself (`offset 0`): else it hung on what the planner knew of the table.
create or replace function has_new_card_words(owner uuid, words text) returns boolean language plpgsql stable
set plan_cache_mode = force_custom_plan as $$
begin
  return exists (
    select 1 from card_words_worth_guessing(words) as word
    where not exists (select 1 from card_vocabulary known where known.user_id = owner and known.word = word.word offset 0)
  );
end $$;

-- As in 0028, without asking first which words are known: a kept plan read all of them for each word, and the insertion finds
-- each by its key anyway.
create or replace function index_chat_search(owner uuid, most integer, waits boolean, note bigint default null) returns integer language plpgsql as $$
declare
  taken integer;
begin
  if waits then
    perform pg_advisory_xact_lock(hashtextextended(owner::text, 23));
  elsif not pg_try_advisory_xact_lock(hashtextextended(owner::text, 23)) then
    return 0;
  end if;
  with claimed as (
    delete from chat_search_waiting w where w.seq in (
      select seq from chat_search_waiting where user_id = owner and kind <> 'gone' and (note is null or seq = note)
      order by seq desc limit most
    ) returning w.kind, w.id
  ), changed as (
    select distinct kind, id from claimed
  ), texts as materialized (
    select 'chat' as kind, c.id, c.id as chat_id, c.created_at as at, search_words(c.title) as words
      from changed w join chats c on c.id = w.id where w.kind = 'chat'
    union all
    select 'message', m.id, m.chat_id, m.created_at, search_words_of_message(m.role, m.parts)
      from changed w join messages m on m.id = w.id where w.kind = 'message' and m.replaced_by is null
    union all
    select 'file', f.id, f.chat_id, f.created_at, search_words(f.name || ' ' || coalesce(f.content, ''))
      from changed w join chat_files f on f.id = w.id where w.kind = 'file' and f.message_id is not null
  ), hidden as (
    delete from chat_search s using changed w where s.kind = w.kind and s.id = w.id
      and not exists (select 1 from texts t where t.kind = w.kind and t.id = w.id)
  ), spelled as (
    insert into chat_vocabulary (user_id, word)
    select owner, word from (select distinct word from texts, card_words_worth_guessing(words) as word) as said
    on conflict do nothing
  ), kept as (
    insert into chat_search (kind, id, user_id, chat_id, at, words)
    select kind, id, owner, chat_id, at, search_lexemes_after(words, search_beginning(kind, owner)) from texts
    on conflict (kind, id) do update set words = excluded.words
  )
  select count(*) into taken from claimed;
  return taken;
end $$;
