-- Whether some of these words are new to the seller. Planned anew each time: a plan that suits few words read all that are
-- known for each of many.
create function has_new_card_words(owner uuid, words text) returns boolean language plpgsql stable
set plan_cache_mode = force_custom_plan as $$
begin
  return exists (
    select 1 from card_words_worth_guessing(words) as word
    where not exists (select 1 from card_vocabulary known where known.user_id = owner and known.word = word.word)
  );
end $$;

-- As in 0007, with this question.
create or replace function keep_card_search(card uuid) returns void language plpgsql as $$
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
  if has_new_card_words(owner, found_words) then
    -- Two changes that add the same words in another order would wait for each other.
    perform pg_advisory_xact_lock(hashtextextended(owner::text, 7));
    insert into card_vocabulary (user_id, word) select owner, word from card_words_worth_guessing(found_words) as word
      on conflict do nothing;
  end if;
end $$;
