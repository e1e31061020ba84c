-- An index over the words of chats, their messages and their files. A trigger only notes what has changed; the words are made in the
-- background, or by the seller's next search, so that no turn waits for them.

-- As before, after any beginning: it keeps owners and kinds of texts apart in one index.
create function search_lexemes_after(words text, beginning text) returns tsvector language sql immutable parallel safe
return (
  select coalesce(array_to_tsvector(array_agg(beginning || part)), ''::tsvector)
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
create or replace function search_lexemes(words text, owner uuid) returns tsvector language sql immutable parallel safe
return search_lexemes_after(words, search_owner(owner));

-- Texts of conversations are looked for by kind: a word of 80,000 messages says nothing of the files that hold it.
create function search_beginning(kind text, owner uuid) returns text language sql immutable parallel safe
return search_owner(owner) || case kind when 'chat' then 'c' when 'message' then 'm' else 'f' end || ':';

create table chat_search (
  kind text not null check (kind in ('chat', 'message', 'file')),
  -- Of the chat, the message or the file. No reference: a check would lock the chat that a turn works in.
  id uuid not null,
  user_id uuid not null references users on delete cascade,
  chat_id uuid not null,
  -- When it was written; what is last used is known by the chat itself.
  at timestamptz not null,
  words tsvector not null,
  primary key (kind, id)
);
create index chat_search_words on chat_search using gin (words) with (fastupdate = off);
create index chat_search_newest on chat_search (user_id, kind, at desc, id desc);
create index chat_search_chat on chat_search (chat_id);

create table chat_vocabulary (
  user_id uuid not null references users on delete cascade,
  word text collate "C" not null,
  primary key (user_id, word)
);

-- What has changed since its words were made; each change is a row of its own. `gone`: the words of a chat may be nobody's any more.
create table chat_search_waiting (
  seq bigint generated always as identity primary key,
  user_id uuid not null,
  kind text not null check (kind in ('chat', 'message', 'file', 'gone')),
  id uuid not null
);
create index chat_search_waiting_user on chat_search_waiting (user_id, seq);

create function chat_search_note_message() returns trigger language plpgsql as $$
begin
  insert into chat_search_waiting (user_id, kind, id) select c.user_id, 'message', new.id from chats c where c.id = new.chat_id;
  return null;
end $$;
-- Also when another answer or wording takes its place, or gives it back.
create trigger chat_search_message after insert or update of parts, replaced_by on messages for each row
  execute function chat_search_note_message();

create function chat_search_note() returns trigger language plpgsql as $$
begin
  insert into chat_search_waiting (user_id, kind, id) values (new.user_id, tg_argv[0], new.id);
  return null;
end $$;
create trigger chat_search_new_chat after insert on chats for each row execute function chat_search_note('chat');
create trigger chat_search_chat after update of title on chats for each row when (old.title <> new.title)
  execute function chat_search_note('chat');
-- A file is found once it is sent.
create trigger chat_search_new_file after insert on chat_files for each row when (new.message_id is not null)
  execute function chat_search_note('file');
create trigger chat_search_file after update of message_id, name, content on chat_files for each row execute function chat_search_note('file');

create function chat_search_forget_chat() returns trigger language plpgsql as $$
begin
  delete from chat_search where chat_id = old.id;
  -- With an account its vocabulary goes at once.
  insert into chat_search_waiting (user_id, kind, id)
    select u.id, 'gone', old.id from users u where u.id = old.user_id;
  return null;
end $$;
create trigger chat_search_gone after delete on chats for each row execute function chat_search_forget_chat();
create function chat_search_forget_file() returns trigger language plpgsql as $$
begin
  delete from chat_search where kind = 'file' and id = old.id;
  return null;
end $$;
-- Nothing of an account stays, not even that something of it has changed.
create function chat_search_forget_user() returns trigger language plpgsql as $$
begin
  delete from chat_search_waiting where user_id = old.id;
  return null;
end $$;
create trigger chat_search_user_gone after delete on users for each row execute function chat_search_forget_user();
create trigger chat_search_file_gone after delete on chat_files for each row execute function chat_search_forget_file();

-- Makes the words of what a seller has changed, `most` texts of the newest. One process works on a seller's texts at a time: another one
-- waits for it or answers 0. Answers how many notes were dealt with.
create function index_chat_search(owner uuid, most integer, waits boolean) returns integer language plpgsql as $$
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
      select seq from chat_search_waiting where user_id = owner and kind <> 'gone' order by seq desc limit most
    ) returning w.kind, w.id
  ), changed as (
    select distinct kind, id from claimed
  ), texts as materialized (
    select 'chat' as kind, c.id, c.id as chat_id, c.created_at as at, search_words(c.title) as words
      from changed w join chats c on c.id = w.id where w.kind = 'chat'
    union all
    select 'message', m.id, m.chat_id, m.created_at, search_words_of_parts(m.parts)
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
    where not exists (select 1 from chat_vocabulary known where known.user_id = owner and known.word = said.word)
    on conflict do nothing
  ), kept as (
    insert into chat_search (kind, id, user_id, chat_id, at, words)
    select kind, id, owner, chat_id, at, search_lexemes_after(words, search_beginning(kind, owner)) from texts
    on conflict (kind, id) do update set words = excluded.words
  )
  select count(*) into taken from claimed;
  return taken;
end $$;

-- Removes words that no text of the seller holds any more, of the next `most` words of the vocabulary. Answers the last of those, or null.
create function prune_chat_vocabulary(owner uuid, behind text, most integer) returns text language plpgsql as $$
declare
  last_word text;
begin
  perform pg_advisory_xact_lock(hashtextextended(owner::text, 23));
  with looked as materialized (
    select word from chat_vocabulary where user_id = owner and word > behind order by word limit most
  ), removed as (
    delete from chat_vocabulary v using looked l where v.user_id = owner and v.word = l.word and not exists (
      select 1 from chat_search s where s.words @@ (
        select string_agg(quote_literal(search_beginning(kind, owner) || l.word), ' | ')::tsquery
        from unnest(array['chat', 'message', 'file']) as kind
      )
    )
  )
  select max(word) into last_word from looked;
  return last_word;
end $$;

-- What is there already waits like anything new; the newest is taken first.
insert into chat_search_waiting (user_id, kind, id)
  select user_id, kind, id from (
    select user_id, 'chat' as kind, id, updated_at as at from chats
    union all
    select c.user_id, 'message', m.id, m.created_at from messages m join chats c on c.id = m.chat_id
    union all
    select user_id, 'file', id, created_at from chat_files where message_id is not null
  ) as texts order by at;

-- Titles of cards are looked for by themselves, since a card that is called so comes first.
create index cards_title_words on cards using gin (search_lexemes(search_words, user_id)) with (fastupdate = off)
  where deleted_at is null;

-- The texts themselves are not searched any more, and a message is written without making their words.
alter table messages drop column search_words;
alter table chats drop column search_words;
alter table chat_files drop column search_words;
